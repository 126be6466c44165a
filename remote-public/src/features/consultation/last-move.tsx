import { formatMoment, viewerTimeZone } from '@telehealth/contracts';
import type { VisitDetails, VisitStep } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';

/** A visit that stands at another time than it once did says so where nobody can miss it: from when to when, and why. */
export function LastMove({ details }: { details: VisitDetails }) {
  const move = details.history.findLast((step) => step.moved && step.wasAt !== null);
  if (!move?.wasAt) return null;
  const zone = viewerTimeZone();
  return (
    <Notice title="This visit was moved">
      <p>
        It was on {formatMoment(move.wasAt, zone)}. It is on{' '}
        <strong>{formatMoment(details.visit.startsAt, zone)}</strong> now.
      </p>
      <p>{whoMoved(move, details)}</p>
    </Notice>
  );
}

function whoMoved({ by, reason, movedTo }: VisitStep, { visit, patientName, specialistName }: VisitDetails): string {
  // A time that came free earlier: its reason is our word for it, nobody wrote it.
  if (movedTo === null) return 'An earlier time came free and was taken.';
  if (by === 'system') return 'It was moved automatically.';
  if (by === 'other') return 'Somebody who acts for the patient moved it.';
  const who = by === visit.viewerRole ? 'You' : by === 'patient' ? patientName : specialistName;
  return `${who} moved it${reason ? `: ${reason}` : '.'}`;
}
