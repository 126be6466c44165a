import { viewerTimeZone } from '@telehealth/contracts/formatting';
import type { VisitDetails, VisitStep } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { shortWhen } from '@telehealth/ui/parts/time';
import { upperFirst, whoTook } from '../../visit/who-took';

/** Says prominently that the visit was moved, from when, and why. */
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

function whoMoved(move: VisitStep, details: VisitDetails): string {
  // The stored reason of a move to an earlier free time is generated, not written by a user.
  if (move.movedTo === null) return 'An earlier time came free and was taken.';
  if (move.accepted) {
    return `${details.specialistName} asked for another time${move.reason ? `: ${move.reason}` : '.'}`;
  }
  const who = whoTook(move, details);
  if (who === null) return 'It was moved automatically.';
  return `${upperFirst(who)} moved it${move.reason ? `: ${move.reason}` : '.'}`;
}
