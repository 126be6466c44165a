import { DEVICE_STATES, DEVICES } from '@telehealth/contracts';
import { z } from 'zod';
import { rowSchema } from '../rows/row-schema';
import { instant, uuid, whole } from '../rows/row-values';

/** What came of one of the signed-in patient's visits, for a list of them. */
const whatCame = rowSchema<'what_came_of_my_visits'>()({
  visitId: uuid,
  /** The signed plan in plain words; null: nothing is signed. */
  plan: z.string().nullable(),
  planBy: z.string().nullable(),
  signedAt: instant.nullable(),
  /** How many questions the plan comes with, whether they were answered, and how many of the answers were not right. */
  questions: whole,
  answered: z.boolean(),
  misunderstood: whole,
  prescriptions: whole,
  files: whole,
  /** Messages of others that the patient has not read. */
  unread: whole,
  /** Since when a message of the practice waits for an answer; null: none does. */
  unansweredSince: instant.nullable(),
  /** Until when one may write; null: closed. */
  threadUntil: instant.nullable(),
  hasReceipt: z.boolean(),
  reviewed: z.boolean(),
  /** Until when the patient may say how it was; null: it was not held. */
  reviewUntil: instant.nullable(),
  /** What the last test of camera and sound said; null: none was made. */
  devices: z.record(z.enum(DEVICES), z.enum(DEVICE_STATES)).nullable(),
});
export type WhatCame = z.output<typeof whatCame>;

/** By the id of the visit. */
export const whatCameOfVisits = z.array(whatCame).transform((rows) => new Map(rows.map((row) => [row.visitId, row])));
