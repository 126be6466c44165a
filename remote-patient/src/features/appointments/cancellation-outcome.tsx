import {
  type Appointment,
  type CancellationTerms,
  formatMoney,
  formatShortMoment,
  viewerTimeZone,
} from '@telehealth/contracts';
import { useCancellationTerms } from '@telehealth/data/appointments/appointment.queries';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';

/** What cancelling would mean now, reckoned by the server; the screen never computes a fee. */
export function CancellationOutcome({ appointment }: { appointment: Appointment }) {
  if (appointment.status !== 'booked') return <p>Nothing was charged. The time becomes free for someone else.</p>;
  return <BookedOutcome appointment={appointment} />;
}

function BookedOutcome({ appointment }: { appointment: Appointment }) {
  const query = useCancellationTerms(appointment.id);
  return (
    <QueryPanel query={query} skeleton={<SkeletonRows count={1} />} safe="Your visit stands as before.">
      {(terms) => <p>{toOutcomeText(terms, viewerTimeZone())}</p>}
    </QueryPanel>
  );
}

/** The outcome in a sentence or two, with the day and the zone of the deadline. */
export function toOutcomeText(terms: CancellationTerms, zone: string): string {
  const deadline = formatShortMoment(terms.freeUntil, zone);
  const refund = formatMoney(terms.refund);
  const isPaidBack = terms.refund.amountMinor > 0;
  if (!terms.late) {
    return `Cancelling is free until ${deadline}.${isPaidBack ? ` You get ${refund} back.` : ''}`;
  }
  return `Cancelling was free until ${deadline}. ${isPaidBack ? `You still get ${refund} back.` : 'The price is not paid back.'}`;
}
