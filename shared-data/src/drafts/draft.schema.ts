import { CHART_CATEGORIES } from '@telehealth/contracts';
import { z } from 'zod';
import { mode } from '../rows/row-values';

/** A booking that is not made yet. Kept on the server under a one-time code, never in browser storage. */
export const bookingDraft = z.object({
  visitTypeId: z.string().optional(),
  specialistId: z.string().optional(),
  /** ISO 8601 instant. */
  startsAt: z.string().optional(),
  mode: mode.optional(),
  reason: z.string().optional(),
  consent: z.boolean().optional(),
  /** Id of the related person it is for; `me` for the account holder, `new` for the one in `person`. */
  forWhom: z.string().optional(),
  /** What is typed of a person who is not in the list yet; complete or not. */
  person: z.object({ name: z.string(), dateOfBirth: z.string(), gender: z.string(), relation: z.string() }).optional(),
  /** What of the record the specialist may see for this visit. */
  access: z.array(z.enum(CHART_CATEGORIES)).optional(),
  /** Ids of files that were added; the files themselves lie with the account that added them. */
  files: z.array(z.string()).optional(),
});
export type BookingDraft = z.output<typeof bookingDraft>;
