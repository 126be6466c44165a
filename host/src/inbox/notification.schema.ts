import { rowSchema } from '@telehealth/data/rows/row-schema';
import { instant, uuid } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

const word = z.string().nullish().catch(null);
const amount = z.number().nullish().catch(null);

/** Values of a notification: names, times and ids, never a clinical word. A malformed value counts as empty. */
const facts = z
  .object({
    /** The receiver's side, for notifications that both sides of a visit get. */
    side: word,
    appointmentId: word,
    counterpartName: word,
    specialistName: word,
    delegateName: word,
    startsAt: word,
    /** Of money, and of a visit that was called off: how much, and how much goes back. */
    amountMinor: amount,
    refundMinor: amount,
    currency: word,
    /** Of a birthday: which one, and its day. */
    turns: z.number().nullish().catch(null),
    on: word,
    /** The person it is about, when its reader acts for them. */
    forWhom: z
      .object({ personId: z.string().optional(), name: z.string(), dateOfBirth: z.string(), seenOn: z.string() })
      .nullish()
      .catch(null),
  })
  .catch({
    side: null,
    appointmentId: null,
    counterpartName: null,
    specialistName: null,
    delegateName: null,
    startsAt: null,
    amountMinor: null,
    refundMinor: null,
    currency: null,
    turns: null,
    on: null,
    forWhom: null,
  });

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
