import { CONSULTATION_MODES } from '@telehealth/contracts';
import type { BookingDraft } from '@telehealth/data/drafts/draft.schema';

/** The part of a booking that may stand in an address: choices, never words. */
export type BookingChoices = Pick<BookingDraft, 'specialistId' | 'visitTypeId' | 'startsAt' | 'mode'> & {
  /** For somebody the person cares for. */
  forOther?: boolean;
};

/** Reads an address that anyone may have written. @returns choices that are understood, and whether this is the way back from sign-up */
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

/** Navigation state that marks a change of the address made by the booking page itself. */
export const OWN_CHANGE = { ownChange: true };

export function isOwnChange(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'ownChange' in state && state.ownChange === true;
}
