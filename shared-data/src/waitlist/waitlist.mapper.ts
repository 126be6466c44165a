import { z } from 'zod';
import { readAs } from '../client/call-backend';
import { instant } from '../client/row-values';

/** A place in a line for a time that becomes free. */
export interface WaitingPlace {
  id: string;
  /** Waits for this specialist; null when anyone of the specialty will do. */
  specialistId: string | null;
  specialty: string | null;
  /** How many are before. */
  ahead: number;
  /** A time that is kept for this person until they answer; `visitId` is the hold on it. */
  offer: { visitId: string; startsAt: Date; until: Date } | null;
}

const placeRow = z.object({
  id: z.string(),
  specialist_id: z.string().nullable(),
  specialty: z.string().nullable(),
  state: z.string(),
  ahead: z.number().int().nullable(),
  offer_appointment_id: z.string().nullish(),
  offer_starts_at: instant.nullish(),
  offer_expires_at: instant.nullish(),
});

/** Rows of `my_waitlist` that still wait. @throws AppError `data.unreadable` */
export function toWaitingPlaces(data: unknown): WaitingPlace[] {
  return readAs(z.array(placeRow), data)
    .filter(({ state }) => state === 'waiting')
    .map((row) => ({
      ...{ id: row.id, specialistId: row.specialist_id, specialty: row.specialty, ahead: row.ahead ?? 0 },
      offer:
        row.offer_appointment_id && row.offer_starts_at && row.offer_expires_at
          ? { visitId: row.offer_appointment_id, startsAt: row.offer_starts_at, until: row.offer_expires_at }
          : null,
    }));
}

/** The answer of a door whose only news is that it happened. */
export function toDone(): true {
  return true;
}
