import { z } from 'zod';
import { CONSULTATION_MODES } from '../booking/appointment';
import { CHART_CATEGORIES } from '../chart/chart-access';
import { LIMITS } from '../settings/limits';
import { says } from './says';
import { optionalNameText } from './texts';

/** What a patient says about the visit. */
const bookingReason = z
  .string(says('booking.reasonRequired'))
  .trim()
  .min(1, says('booking.reasonRequired'))
  .max(LIMITS.reason.max, says('booking.reasonTooLong'));

/** The complete booking form: an opening, the way of meeting, the reason and the consent. */
export const bookingSchema = z.object({
  visitTypeId: z.string(says('booking.openingRequired')).min(1, says('booking.openingRequired')),
  /** ISO 8601 instant. */
  startsAt: z
    .string(says('booking.openingRequired'))
    .refine((text) => !Number.isNaN(Date.parse(text)), says('booking.openingRequired')),
  mode: z.enum(CONSULTATION_MODES, says('booking.modeRequired')),
  reason: bookingReason,
  /** `me`: whoever the page acts for; `other`: somebody else, who is not chosen yet. */
  forWhom: z.enum(['me', 'other'], says('person.choose')),
  /** Who comes along with a child; empty: not said. */
  companion: optionalNameText(),
  /** What of the record the specialist may see; none is a choice. */
  access: z.array(z.enum(CHART_CATEGORIES, says('data.invalid')), says('data.invalid')),
  /** Ids of files that came with it. */
  files: z
    .array(z.uuid(says('data.invalid')), says('data.invalid'))
    .max(LIMITS.intakeFiles.max, says('booking.filesFull')),
  consent: z.boolean(says('booking.consentRequired')).refine((given) => given, says('booking.consentRequired')),
});
export type BookingForm = z.input<typeof bookingSchema>;

/** The second half of the booking form, once a time is held. */
export const bookingDetailsSchema = bookingSchema.pick({ reason: true, consent: true });
