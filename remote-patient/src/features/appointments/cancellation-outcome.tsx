import {
  type Appointment,
  type CancellationTerms,
  cancelLaterText,
  cancelNowText,
  viewerTimeZone,
} from '@telehealth/contracts';
import type { BackendQuery } from '@telehealth/data/client/use-backend-query';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';

interface CancellationOutcomeProps {
  appointment: Appointment;
  terms: BackendQuery<CancellationTerms>;
}

/** What cancelling does to the money at this moment, reckoned by the server; the screen never computes a fee. */
export function CancellationOutcome({ appointment, terms }: CancellationOutcomeProps) {
  if (!isBooked(appointment)) return <p>Nothing was charged. The time becomes free for someone else.</p>;
  return (
    <QueryPanel query={terms} skeleton={<SkeletonRows count={1} />} safe="Your visit stands as before.">
      {(said) => (
        <>
          <p aria-live="polite">
            <strong>{cancelNowText(said)}</strong>
          </p>
          <p>{cancelLaterText(said, appointment.price, viewerTimeZone())}</p>
        </>
      )}
    </QueryPanel>
  );
}

/** Whether there may be money to give back. */
export const isBooked = ({ status }: Appointment): boolean => status === 'booked' || status === 'waiting';
