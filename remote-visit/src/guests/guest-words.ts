import type { GuestRole } from '@telehealth/contracts/schemas/guest';
import type { Guest } from '../data/guests/guests.schema';

export const ROLE_WORDS: Readonly<Record<GuestRole, string>> = {
  interpreter: 'Interpreter',
  family: 'Family or friend',
  colleague: 'Colleague who treats along',
};

export function guestState({ state, isHere, personName }: Pick<Guest, 'state' | 'isHere' | 'personName'>): string {
  if (state === 'invited') return 'Has not answered the link yet.';
  const as = personName === null ? '' : ` Comes as ${personName}.`;
  if (state === 'accepted') return `Accepted, and waits to be let in.${as}`;
  return isHere ? `In the visit now.${as}` : `Was let in, and is not here at the moment.${as}`;
}

/** How an admitted guest takes part. @param isTogether a server carries a call of more than two; null: not known yet */
export function whatGuestsGet(isTogether: boolean | null): string {
  if (isTogether === null) return 'Once let in they take part; by which ways is shown when the visit opens.';
  return isTogether
    ? 'Once let in they see and hear both of you, and you see and hear them.'
    : 'Once let in, they can read and write messages. To listen, the practice rings them and joins both calls; calls with more than two people are not available here.';
}
