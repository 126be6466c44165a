import { useParams } from '@telehealth/contracts/router';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { AssistantButton } from '../features/assistant/assistant-button';
import { Consultation, type VisitParts } from '../features/consultation/consultation';

/** Loaded when a visit reaches them, e.g. `lazy(() => import('../features/room/room-page'))`. */
const PARTS: VisitParts = {};

export default function ConsultationPage() {
  const { id = '' } = useParams();
  return (
    <Page width="wide">
      <PageHeading>Consultation</PageHeading>
      <Consultation appointmentId={id} parts={PARTS} />
      <AssistantButton />
    </Page>
  );
}
