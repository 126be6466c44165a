import { CHART_CATEGORIES } from '@telehealth/contracts/chart';
import { z } from 'zod';
import { mode } from '../rows/row-values';

/** An unfinished booking, stored on the server under a one-time code, never in browser storage. */
export const bookingDraft = z.object({
  visitTypeId: z.string().optional(),
  specialistId: z.string().optional(),
  /** ISO 8601 instant. */
  startsAt: z.string().optional(),
  mode: mode.optional(),
  reason: z.string().optional(),
  consent: z.boolean().optional(),
  /** It is for somebody else than the page's person, who is not chosen yet. */
  forOther: z.boolean().optional(),
  /** Who comes along with a child. */
  companion: z.string().optional(),
  /** The parts of the record to share with the specialist for this visit. */
  access: z.array(z.enum(CHART_CATEGORIES)).optional(),
  /** Ids of added files; the files belong to the account that added them. */
  files: z.array(z.string()).optional(),
});
export type BookingDraft = z.output<typeof bookingDraft>;
