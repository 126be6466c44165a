import { useParams } from '@telehealth/contracts/router';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { AssistantButton } from '../features/assistant/assistant-button';
import { Consultation } from '../features/consultation/consultation';

export default function ConsultationPage() {
  const { id = '' } = useParams();
  return (
    <Page width="wide">
      <PageHeading>Consultation</PageHeading>
      <Consultation appointmentId={id} />
      <AssistantButton />
    </Page>
  );
}
