import { useParams } from '@telehealth/contracts/router';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { AssistantDoor } from '../features/assistant/assistant-door';
import { Confirmation } from '../features/confirmation/confirmation';

export default function ConfirmationPage() {
  const { id = '' } = useParams();
  return (
    <Page width="wide">
      <PageHeading>Your visit</PageHeading>
      <Confirmation appointmentId={id} />
      <AssistantDoor />
    </Page>
  );
}
