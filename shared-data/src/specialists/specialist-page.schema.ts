import { GENDERS, PROVINCES, SPECIALTIES } from '@telehealth/contracts';
import { z } from 'zod';
import { answerSchema } from '../rows/row-schema';
import { instant, mode, money, uuid, whole } from '../rows/row-values';

const percent = whole.min(0).max(100);

/** A kind of visit, with its full price. */
const offered = answerSchema({
  id: uuid,
  name: z.string(),
  minutes: whole,
  modes: z.array(mode),
  price: money('amountMinor'),
  /** It is asked for; the specialist answers before it is booked. */
  needsApproval: z.boolean(),
});

/** All that anyone may know of a listed specialist. */
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
  /** IANA zone in which `hours` are meant. */
  timeZone: z.string(),
  gender: z.enum(GENDERS).nullable(),
  province: z.enum(PROVINCES).nullable(),
  city: z.string(),
  /** Since when they have the picture that they have; null: none. */
  portraitAt: instant.nullish().transform((at) => at ?? null),
  visitTypes: z.array(offered),
  /** Weekly hours; weekday 1 is Monday, times as `HH:MM`, the end of a day as `24:00`; for these kinds of visit. */
  hours: z.array(
    z.object({ weekday: whole.min(1).max(7), from: z.string(), to: z.string(), modes: z.array(mode).default([]) }),
  ),
  /** Visits that took place. */
  visitsHeld: whole,
  /** What patients said of their visits, as shares in whole threes; null below three. */
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
