import { formatMoney, formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { Appointment, CancellationTerms } from '@telehealth/data/appointments/appointment.schema';
import type { BackendQuery } from '@telehealth/data/client/use-backend-query';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { cancelLaterText, cancelNowText } from './cancellation-text';

interface CancellationOutcomeProps {
  visit: Appointment;
  terms: BackendQuery<CancellationTerms>;
}

/** The refund if cancelled now, computed by the server; the client never computes a fee. */
export function CancellationOutcome({ visit, terms }: CancellationOutcomeProps) {
  const { Your } = useSubjectWords();
  if (visit.viewerRole === 'specialist') return <OutcomeForPatient visit={visit} terms={terms} />;
  if (!isBooked(visit)) return <p>Nothing was charged. The time becomes free for someone else.</p>;
  return (
    <QueryPanel query={terms} skeleton={<SkeletonRows count={1} />} safe={`${Your} visit is unchanged.`}>
      {(said) => (
        <>
          <p aria-live="polite">
            <strong>{cancelNowText(said)}</strong>
          </p>
          <p>{cancelLaterText(said, visit.charge, { zone: viewerTimeZone(), isZoneSaid: false })}</p>
        </>
      )}
    </QueryPanel>
  );
}

/** A specialist may cancel at any time, and the patient is refunded. */
function OutcomeForPatient({ visit, terms }: CancellationOutcomeProps) {
  return (
    <>
      <p>
        {formatShortMoment(visit.startsAt, viewerTimeZone())}. The patient is told at once and the time becomes free
        again.
      </p>
      <QueryPanel query={terms} skeleton={<SkeletonRows count={1} />} safe="The visit is unchanged.">
        {({ refund }) => (refund.amountMinor > 0 ? <p>The patient gets {formatMoney(refund)} back.</p> : null)}
      </QueryPanel>
    </>
  );
}

/** Whether there may be something to refund. */
export const isBooked = ({ status }: Appointment): boolean => status === 'booked' || status === 'waiting';
