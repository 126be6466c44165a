import { CONSULTATION_MODES } from '@telehealth/contracts/booking';
import type { BookingDraft } from '@telehealth/data/drafts/draft.schema';

/** The part of a booking that may be in the URL: choices, never free text. */
export type BookingChoices = Pick<BookingDraft, 'specialistId' | 'visitTypeId' | 'startsAt' | 'mode'> & {
  /** The visit is for somebody else, who is not chosen yet. */
  forOther?: boolean;
};

/** Parses an untrusted URL. @returns valid choices, and whether the user returns from sign-up */
export function readBookingAddress(query: URLSearchParams): { choices: BookingChoices; isReturn: boolean } {
  const at = query.get('at') ?? '';
  const mode = CONSULTATION_MODES.find((known) => known === query.get('mode'));
  return {
    isReturn: query.get('draft') === '1',
    choices: {
      specialistId: readId(query.get('specialist')),
      visitTypeId: readId(query.get('visit')),
      startsAt: Number.isNaN(Date.parse(at)) ? undefined : new Date(at).toISOString(),
      mode,
      forOther: query.get('for') === 'other',
    },
  };
}

export function writeBookingAddress(choices: BookingChoices): URLSearchParams {
  const query = new URLSearchParams();
  if (choices.specialistId) query.set('specialist', choices.specialistId);
  if (choices.visitTypeId) query.set('visit', choices.visitTypeId);
  if (choices.startsAt) query.set('at', choices.startsAt);
  if (choices.mode) query.set('mode', choices.mode);
  if (choices.forOther) query.set('for', 'other');
  return query;
}

function readId(text: string | null): string | undefined {
  return text !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text : undefined;
}

/** Navigation state that marks URL changes of the booking page itself. */
export const OWN_CHANGE = { ownChange: true };

export function isOwnChange(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'ownChange' in state && state.ownChange === true;
}
