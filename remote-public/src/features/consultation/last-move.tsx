import { viewerTimeZone } from '@telehealth/contracts';
import type { VisitDetails, VisitStep } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { shortWhen } from '@telehealth/ui/parts/time';

/** A visit that stands at another time than it once did says so where nobody can miss it: from when, and why. */
export function LastMove({ details }: { details: VisitDetails }) {
  const move = details.history.findLast((step) => step.moved && step.wasAt !== null);
  if (!move?.wasAt) return null;
  const zone = viewerTimeZone();
  return (
    <Notice title="This visit was moved">
      <p>
        Before, it was on {shortWhen(move.wasAt, zone)}. {whoMoved(move, details)}
      </p>
    </Notice>
  );
}

function whoMoved({ by, reason, movedTo }: VisitStep, { visit, holderName, specialistName }: VisitDetails): string {
  // A time that came free earlier: its reason is our word for it, nobody wrote it.
  if (movedTo === null) return 'An earlier time came free and was taken.';
  if (by === 'system') return 'It was moved automatically.';
  if (by === 'other') return 'Somebody who acts for the patient moved it.';
  const who = by === visit.viewerRole ? 'You' : by === 'patient' ? holderName : specialistName;
  return `${who} moved it${reason ? `: ${reason}` : '.'}`;
}
