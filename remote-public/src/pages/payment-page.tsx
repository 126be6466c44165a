import '@telehealth/contracts/words';
import { useParams } from '@telehealth/contracts/router';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { AssistantButton } from '../features/assistant/assistant-button';
import { PaymentStep } from '../features/payment/payment-step';

export default function PaymentPage() {
  const { id = '' } = useParams();
  return (
    <Page>
      <PageHeading lead="You pay the amount on this page, nothing more.">Payment</PageHeading>
      <PaymentStep appointmentId={id} />
      <AssistantButton />
    </Page>
  );
}
