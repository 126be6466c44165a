import { formatDay, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { Practice } from '@telehealth/data/practice/practice.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { calledOffAt, cardPhase } from './registration-states';

type Ends = Pick<Practice, 'state' | 'checkedUntil' | 'suspendsAt'>;

/** Whether nobody can find or book the specialist any more, or soon: the yearly card ends, or a suspension is announced. */
export const isClosing = (registration: Ends): boolean =>
  registration.state === 'verified' && (registration.suspendsAt !== null || cardPhase(registration) !== 'valid');

/** When and why the practice will close, and what prevents it. */
export function RegistrationEnds({ registration }: { registration: Ends }) {
  if (!isClosing(registration)) return null;
  const { suspendsAt, checkedUntil } = registration;
  const zone = viewerTimeZone();
  if (suspendsAt !== null) {
    return (
      <Notice tone="warning" title={`Suspended from ${formatDay(suspendsAt, zone)} on`}>
        Visits before that day take place. Later ones were called off, and nobody can book for then.
      </Notice>
    );
  }
  if (checkedUntil === null) return null;
  const hasEnded = cardPhase(registration) === 'ended';
  const calledOff = formatDay(calledOffAt(checkedUntil), zone);
  return (
    <Notice
      tone="warning"
      title={`Your yearly card ${hasEnded ? 'ended' : 'ends'} on ${formatDay(checkedUntil, zone)}`}
    >
      {hasEnded ? '' : 'After that nobody can find or book you. '}Please add the new card to your profile. Unless it is
      checked by {calledOff}, your visits are called off then.
    </Notice>
  );
}
