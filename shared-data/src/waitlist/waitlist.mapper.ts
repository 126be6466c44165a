import { z } from 'zod';
import { readAs } from '../client/call-backend';

/** A place in a line for a time that becomes free. */
export interface WaitingPlace {
  id: string;
  /** Waits for this specialist; null when anyone of the specialty will do. */
  specialistId: string | null;
  specialty: string | null;
  /** How many are before. */
  ahead: number;
}

const placeRow = z.object({
  id: z.string(),
  specialist_id: z.string().nullable(),
  specialty: z.string().nullable(),
  state: z.string(),
  ahead: z.number().int().nullable(),
});

/** Rows of `my_waitlist` that still wait. @throws AppError `data.unreadable` */
export function toWaitingPlaces(data: unknown): WaitingPlace[] {
  return readAs(z.array(placeRow), data)
    .filter(({ state }) => state === 'waiting')
    .map((row) => ({ id: row.id, specialistId: row.specialist_id, specialty: row.specialty, ahead: row.ahead ?? 0 }));
}

/** The answer of a door whose only news is that it happened. */
export function toDone(): true {
  return true;
}
