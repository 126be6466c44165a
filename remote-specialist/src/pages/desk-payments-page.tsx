import '@telehealth/contracts/words';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { DeskPage } from '../features/desk/desk-page';
import { DisputesCard } from '../features/desk/disputes-card';
import { GoodwillCard } from '../features/desk/goodwill-card';
import { RefundsCard } from '../features/desk/refunds-card';

export default function DeskPaymentsPage() {
  const { now } = useServerNow(60_000);
  return (
    <DeskPage
      title="Payments"
      lead="Money that a bank took back or would not take, and money that you give back. No names are shown."
    >
      <RefundsCard now={now} />
      <DisputesCard />
      <GoodwillCard />
    </DeskPage>
  );
}
