import { z } from 'zod';
import { answerSchema } from '../rows/row-schema';

const moment = z.coerce.date().nullable();

const device = z.object({
  id: z.string(),
  /** What its browser says it is. */
  label: z.string(),
  createdAt: z.coerce.date(),
  lastSentAt: moment,
  /** The last notice did not leave. */
  failedAt: moment,
  /** Whether it is the browser that asks. */
  isThis: z.boolean(),
});
export type PushDevice = z.output<typeof device>;

export const pushSubscriptions = answerSchema({
  /** What a browser subscribes with; null: this installation pushes nothing. */
  publicKey: z.string().nullable(),
  devices: z.array(device),
});
export type PushSubscriptions = z.output<typeof pushSubscriptions>;
