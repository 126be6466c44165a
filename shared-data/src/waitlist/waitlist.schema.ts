import { z } from 'zod';
import { column, partOrNull, rowSchema } from '../rows/row-schema';
import { instant, uuid, whole } from '../rows/row-values';

/** A place on the waiting list for a time that becomes free. */
const waitingPlace = rowSchema<'my_waitlist'>()({
  id: uuid,
  /** The specialist waited for; null when any of the specialty will do. */
  specialistId: z.string().nullable(),
  specialty: z.string().nullable(),
  /** The booked visit to be moved earlier; null for a new one. */
  visitId: column(
    'appointment_id',
    z
      .string()
      .nullish()
      .transform((id) => id ?? null),
  ),
  ahead: whole.nullable().transform((count) => count ?? 0),
  /** A time held for this person until they answer; `visitId` is the hold. */
  offer: partOrNull({
    id: column('offer_id', uuid),
    visitId: column('offer_appointment_id', uuid),
    startsAt: column('offer_starts_at', instant),
    until: column('offer_expires_at', instant),
  }),
  /** The result of the last offer: taken, declined, or lapsed. */
  lastOffer: partOrNull({
    state: column('last_offer_state', z.enum(['accepted', 'declined', 'lapsed'])),
    startsAt: column('last_offer_starts_at', instant),
    endedAt: column('last_offer_ended_at', instant),
  }),
  state: z.string(),
});

export const waitingPlaces = z
  .array(waitingPlace)
  .transform((places) =>
    places.filter(({ state }) => state === 'waiting').map(({ state: _waiting, ...place }) => place),
  );
export type WaitingPlace = z.output<typeof waitingPlaces>[number];
export type SlotOffer = NonNullable<WaitingPlace['offer']>;
