import { moneyText } from '@telehealth/care/visits/money-text';
import { pathTo } from '@telehealth/contracts/routes';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { usePayment } from '@telehealth/data/payments/payment.queries';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { LinkButton } from '@telehealth/ui/parts/link-button';

/** Says that the visit is cancelled and nothing is due, by whom, and where paid money is. */
export function CalledOffNotice({ visit }: { visit: Appointment }) {
  return (
    <Notice
      tone="warning"
      title={visit.status === 'declined' ? 'The specialist could not take this visit' : 'This visit was cancelled'}
      live
      action={
        <LinkButton variant="line" to={pathTo('consultation', { id: visit.id })}>
          See the visit
        </LinkButton>
      }
    >
      <p>{whoText(visit)}There is nothing to pay.</p>
      <Money appointmentId={visit.id} />
    </Notice>
  );
}

function whoText({ status, cancelledBy, counterpartName }: Appointment): string {
  if (status === 'declined' || cancelledBy === null) return '';
  const who = { patient: 'You cancelled it. ', specialist: `${counterpartName} cancelled it. ` };
  return cancelledBy === 'system' ? 'It was cancelled automatically. ' : who[cancelledBy];
}

function Money({ appointmentId }: { appointmentId: string }) {
  const query = usePayment(appointmentId);
  return (
    <QueryPanel query={query} skeleton={<SkeletonRows count={1} />} safe="Your money is not affected.">
      {(paid) => {
        if (paid === null) return <p>Nothing was charged.</p>;
        const { state, amount, refund } = paid;
        const { amountMinor, currency } = amount;
        return <p>{moneyText({ payment: { state, amountMinor, refundMinor: refund.amountMinor, currency } })}</p>;
      }}
    </QueryPanel>
  );
}
