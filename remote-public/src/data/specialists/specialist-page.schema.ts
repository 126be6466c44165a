import { GENDERS, PROVINCES, SPECIALTIES } from '@telehealth/contracts/people';
import { answerSchema } from '@telehealth/data/rows/row-schema';
import { instant, mode, money, uuid, whole } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

const percent = whole.min(0).max(100);

/** A visit type with its full price. */
const offered = answerSchema({
  id: uuid,
  name: z.string(),
  minutes: whole,
  modes: z.array(mode),
  price: money('amountMinor'),
  /** A booking is a request that the specialist must accept. */
  needsApproval: z.boolean(),
});

export const specialistPage = answerSchema({
  specialistId: uuid,
  name: z.string(),
  specialty: z.enum(SPECIALTIES),
  languages: z.array(z.string()),
  hospital: z.string(),
  bio: z.string(),
  education: z.string(),
  yearsOfExperience: whole,
  acceptsInsurance: z.boolean(),
  /** Number in the register of the professional council. */
  councilNumber: z.string(),
  registrationCheckedAt: instant,
  /** IANA zone of `hours`. */
  timeZone: z.string(),
  gender: z.enum(GENDERS).nullable(),
  province: z.enum(PROVINCES).nullable(),
  city: z.string(),
  /** Date of the current portrait; null: none. */
  portraitAt: instant.nullish().transform((at) => at ?? null),
  visitTypes: z.array(offered),
  /** Weekly hours: weekday 1 is Monday, times as `HH:MM`, the end of a day as `24:00`, limited to `modes`. */
  hours: z.array(
    z.object({ weekday: whole.min(1).max(7), from: z.string(), to: z.string(), modes: z.array(mode).default([]) }),
  ),
  /** Public holidays of the coming weeks, `yyyy-mm-dd` in that zone, when those hours do not apply. */
  holidays: z.array(z.object({ day: z.string(), name: z.string() })).default([]),
  /** Number of completed visits. */
  visitsHeld: whole,
  /** Shares from patients' reviews, updated after every third one so that no single answer shows; null below three. */
  reviews: z
    .object({
      visits: whole,
      onTimePercent: percent,
      clearConnectionPercent: percent.nullable(),
      clearNextStepPercent: percent.nullable(),
    })
    .nullable(),
});
export type SpecialistPage = z.output<typeof specialistPage>;
