import '@telehealth/contracts/words';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { AssistantButton } from '../features/assistant/assistant-button';
import { Booking } from '../features/booking/booking';

export default function BookConsultationPage() {
  return (
    <Page width="wide">
      <PageHeading lead="Everything on one page. The time you choose is held while you finish.">
        Book a consultation
      </PageHeading>
      <Booking />
      <AssistantButton />
    </Page>
  );
}
