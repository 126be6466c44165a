import type { SlotOffer, WaitingPlace } from '@telehealth/data/waitlist/waitlist.schema';

export type Earlier =
  | { is: 'offered'; offer: SlotOffer }
  /** The last offer expired unanswered; the patient stays on the waiting list. */
  | { is: 'lapsed'; startsAt: Date; endedAt: Date }
  | { is: 'waiting' }
  | { is: 'unasked' };

/** The clock decides as well as the row: an offer that expired a second ago can no longer be accepted. */
export function decideEarlier(place: WaitingPlace | undefined, now: Date): Earlier {
  if (place === undefined) return { is: 'unasked' };
  const { offer, lastOffer } = place;
  if (offer !== null) {
    if (offer.until > now) return { is: 'offered', offer };
    return { is: 'lapsed', startsAt: offer.startsAt, endedAt: offer.until };
  }
  if (lastOffer?.state === 'lapsed' && lastOffer.startsAt > now) return { ...lastOffer, is: 'lapsed' };
  return { is: 'waiting' };
}
