import { z } from 'zod';
import { rowSchema } from '../rows/row-schema';
import { instant, uuid } from '../rows/row-values';

const word = z.string().nullish().catch(null);

/** What is told besides the event: names, times and ids, never a clinical word. Of another shape it counts as empty. */
const facts = z
  .object({
    /** Of what is about both sides of a visit: which side this one is for. */
    side: word,
    appointmentId: word,
    counterpartName: word,
    specialistName: word,
    delegateName: word,
    startsAt: word,
    /** Whom a visit is for when it is not the account holder. */
    forWhom: z.object({ name: z.string(), dateOfBirth: z.string(), seenOn: z.string() }).nullish().catch(null),
  })
  .catch({
    ...{ side: null, appointmentId: null, counterpartName: null, specialistName: null, delegateName: null },
    ...{ startsAt: null, forWhom: null },
  });

/** Something the signed-in person was told. */
export const notification = rowSchema<'my_notifications'>()({
  id: uuid,
  /** E.g. `booking.moved`. */
  event: z.string(),
  refId: uuid.nullable(),
  payload: facts,
  createdAt: instant,
  /** Null: not read yet. */
  readAt: instant.nullable(),
});
export type Notification = z.output<typeof notification>;
