import type { SlotOffer, WaitingPlace } from '@telehealth/data/waitlist/waitlist.schema';

/** How it stands with an earlier time for a visit. */
export type Earlier =
  | { is: 'offered'; offer: SlotOffer }
  /** The last offer was left without an answer; the place stays. */
  | { is: 'lapsed'; startsAt: Date; endedAt: Date }
  | { is: 'waiting' }
  | { is: 'unasked' };

/** The clock decides, not only the row: an offer that ran out a second ago can no longer be taken. */
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
