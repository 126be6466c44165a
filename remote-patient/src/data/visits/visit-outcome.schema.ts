import { DEVICE_STATES, DEVICES } from '@telehealth/contracts/visit';
import { rowSchema } from '@telehealth/data/rows/row-schema';
import { instant, uuid, whole } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

/** The results of one of the signed-in patient's visits, for a list. */
const visitOutcome = rowSchema<'my_visit_outcomes'>()({
  visitId: uuid,
  /** The signed plan in plain words; null: none is signed. */
  plan: z.string().nullable(),
  planBy: z.string().nullable(),
  signedAt: instant.nullable(),
  /** The number of questions about the plan, whether they were answered, and how many answers were wrong. */
  questions: whole,
  answered: z.boolean(),
  misunderstood: whole,
  prescriptions: whole,
  files: whole,
  /** Unread messages of others. */
  unread: whole,
  /** Since when a patient's message awaits the practice's answer; null: none does. */
  unansweredSince: instant.nullable(),
  /** Until when the patient may write; null: closed. */
  threadUntil: instant.nullable(),
  hasReceipt: z.boolean(),
  reviewed: z.boolean(),
  /** Until when the patient may review it; null: it was not held. */
  reviewUntil: instant.nullable(),
  /** The result of the last camera and sound test; null: none was made. */
  devices: z.record(z.enum(DEVICES), z.enum(DEVICE_STATES)).nullable(),
});
export type VisitOutcome = z.output<typeof visitOutcome>;

export const visitOutcomes = z.array(visitOutcome).transform((rows) => new Map(rows.map((row) => [row.visitId, row])));
