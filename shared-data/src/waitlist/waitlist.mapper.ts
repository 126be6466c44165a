import { z } from 'zod';
import { readAs } from '../client/call-backend';
import { instant } from '../client/row-values';

/** A time that is kept for this person until they answer; `visitId` is the hold on it. */
export interface SlotOffer {
  id: string;
  visitId: string;
  startsAt: Date;
  until: Date;
}

/** What became of an offer: taken, given back, or left without an answer. */
export interface PastOffer {
  state: 'accepted' | 'declined' | 'lapsed';
  startsAt: Date;
  endedAt: Date;
}

/** A place in a line for a time that becomes free. */
export interface WaitingPlace {
  id: string;
  /** Waits for this specialist; null when anyone of the specialty will do. */
  specialistId: string | null;
  specialty: string | null;
  /** The booked visit that is to be earlier; null for a new one. */
  visitId: string | null;
  /** How many are before. */
  ahead: number;
  offer: SlotOffer | null;
  lastOffer: PastOffer | null;
}

const placeRow = z.object({
  id: z.string(),
  specialist_id: z.string().nullable(),
  specialty: z.string().nullable(),
  appointment_id: z.string().nullish(),
  state: z.string(),
  ahead: z.number().int().nullable(),
  offer_id: z.string().nullish(),
  offer_appointment_id: z.string().nullish(),
  offer_starts_at: instant.nullish(),
  offer_expires_at: instant.nullish(),
  last_offer_state: z.enum(['accepted', 'declined', 'lapsed']).nullish(),
  last_offer_starts_at: instant.nullish(),
  last_offer_ended_at: instant.nullish(),
});
type PlaceRow = z.output<typeof placeRow>;

function toOffer(row: PlaceRow): SlotOffer | null {
  const { offer_id: id, offer_appointment_id: visitId, offer_starts_at: startsAt, offer_expires_at: until } = row;
  return id && visitId && startsAt && until ? { id, visitId, startsAt, until } : null;
}

function toLastOffer(row: PlaceRow): PastOffer | null {
  const { last_offer_state: state, last_offer_starts_at: startsAt, last_offer_ended_at: endedAt } = row;
  return state && startsAt && endedAt ? { state, startsAt, endedAt } : null;
}

/** Rows of `my_waitlist` that still wait. @throws AppError `data.unreadable` */
export function toWaitingPlaces(data: unknown): WaitingPlace[] {
  return readAs(z.array(placeRow), data)
    .filter(({ state }) => state === 'waiting')
    .map((row) => ({
      ...{ id: row.id, specialistId: row.specialist_id, specialty: row.specialty, ahead: row.ahead ?? 0 },
      ...{ visitId: row.appointment_id ?? null, offer: toOffer(row), lastOffer: toLastOffer(row) },
    }));
}

/** The answer of a door whose only news is that it happened. */
export function toDone(): true {
  return true;
}
