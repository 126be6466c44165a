import { z } from 'zod';
import { CONSULTATION_MODES } from '../booking/appointment';
import type { MessageId } from '../messages/catalogue';
import { GENDERS, WEEKDAYS } from '../people/onboarding';
import { PROVINCES } from '../people/places';
import { LIMITS } from '../settings/limits';
import { says } from './says';
import { specialistOnboardingSchema } from './specialist-onboarding';
import { nameText, phoneText, requiredText } from './texts';

/** Currencies a price may have; all of them have cents. */
export const PRICE_CURRENCIES = ['USD', 'ZAR', 'EUR', 'GBP'] as const;
/** Every how many minutes visits can begin. */
export const GRID_MINUTES = [5, 10, 15, 20, 30, 60] as const;
const DAY_MINUTES = 1440;

const whole = (id: MessageId, { min, max }: { min: number; max: number }) =>
  z.int(says(id)).min(min, says(id)).max(max, says(id));

const modeList = z
  .array(z.enum(CONSULTATION_MODES, says('practice.modes')), says('practice.modes'))
  .min(1, says('practice.modes'))
  .refine((modes) => new Set(modes).size === modes.length, says('practice.modes'));

/** A visit type as a specialist offers it. */
export const visitTypeSchema = z
  .object({
    name: nameText('practice.name', LIMITS.visitType.name.max),
    minutes: whole('practice.minutes', LIMITS.visitType.minutes),
    modes: modeList,
    priceMinor: whole('practice.price', LIMITS.visitType.priceMinor),
    currency: z.enum(PRICE_CURRENCIES, says('practice.currency')),
    bufferBeforeMinutes: whole('practice.buffer', LIMITS.visitType.buffer),
    bufferAfterMinutes: whole('practice.buffer', LIMITS.visitType.buffer),
    gridMinutes: z.literal(GRID_MINUTES, says('practice.grid')),
    noticeMinutes: whole('practice.notice', LIMITS.visitType.notice),
    windowDays: whole('practice.window', LIMITS.visitType.windowDays),
    cancelNoticeMinutes: whole('practice.cancelNotice', LIMITS.visitType.notice),
    lateRefundPercent: whole('practice.refundPercent', { min: 0, max: 100 }),
    needsApproval: z.boolean(says('data.invalid')),
    position: whole('data.invalid', LIMITS.visitType.position),
  })
  .refine(({ noticeMinutes, windowDays }) => windowDays < 1 || noticeMinutes < windowDays * DAY_MINUTES, {
    path: ['windowDays'],
    ...says('practice.window'),
  });
export type VisitTypeForm = z.output<typeof visitTypeSchema>;

const localTime = z
  .string(says('practice.hoursTime'))
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, says('practice.hoursTime'));

const calendarDay = z
  .string(says('practice.dates'))
  .refine(
    (day) => /^20\d{2}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true,
    says('practice.dates'),
  );

/** One stretch of the weekly hours; weekday 1 is Monday, 24:00 joins with the next day. */
const hoursRuleSchema = z
  .object({
    weekday: whole('data.invalid', { min: 1, max: 7 }),
    startsAt: localTime,
    endsAt: localTime,
    validFrom: calendarDay.nullish(),
    validTo: calendarDay.nullish(),
    /** The kinds of visit these hours are open for; without: all. */
    modes: modeList.optional(),
  })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, { path: ['endsAt'], ...says('practice.hoursOrder') })
  .refine(({ validFrom, validTo }) => !validFrom || !validTo || validFrom <= validTo, {
    path: ['validTo'],
    ...says('practice.dates'),
  });
export type HoursRule = z.output<typeof hoursRuleSchema>;

function overlaps(one: HoursRule, other: HoursRule): boolean {
  if (one.weekday !== other.weekday || one.startsAt >= other.endsAt || other.startsAt >= one.endsAt) return false;
  const endsBefore = (a: HoursRule, b: HoursRule) => Boolean(a.validTo && b.validFrom && a.validTo < b.validFrom);
  return !endsBefore(one, other) && !endsBefore(other, one);
}

/** The whole week: stretches of one day may touch, not overlap. */
export const weekHoursSchema = z
  .array(hoursRuleSchema, says('data.invalid'))
  .max(LIMITS.hoursRules.max, says('validation.tooMany'))
  .refine(
    (rules) => !rules.some((one, at) => rules.slice(at + 1).some((other) => overlaps(one, other))),
    says('practice.hoursOverlap'),
  );

/** The quick form of the weekly hours. */
export const weekdaysSchema = z.strictObject(
  Object.fromEntries(WEEKDAYS.map((day) => [day, z.boolean(says('data.invalid'))])),
  says('data.invalid'),
);

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Time off or extra time over a range of days. Whether they are over is asked in the zone of the practice, by the database. */
export const exceptionSchema = z
  .object({
    kind: z.enum(['off', 'extra'], says('practice.exceptionKind')),
    fromDate: calendarDay,
    toDate: calendarDay,
    startsAt: localTime,
    endsAt: localTime,
  })
  .refine(({ fromDate, toDate }) => fromDate <= toDate && daysBetween(fromDate, toDate) <= LIMITS.exceptionDays.max, {
    path: ['toDate'],
    ...says('practice.dates'),
  })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, { path: ['endsAt'], ...says('practice.hoursOrder') });
export type ExceptionForm = z.output<typeof exceptionSchema>;

/** What a specialist says about themselves; number, name and specialty go through the check of the registration. */
export const specialistProfileSchema = specialistOnboardingSchema
  .pick({
    yearsOfExperience: true,
    education: true,
    hospitalAffiliation: true,
    bio: true,
    languages: true,
    consultationRate: true,
  })
  .extend({
    acceptsInsurance: z.boolean(says('data.invalid')),
    /** What is not sent stays as it is; `prefer-not-to-say` takes it off the card. */
    gender: z.enum(GENDERS, says('data.invalid')).optional(),
    /** Empty outside of South Africa. Sent together with the town. */
    province: z.enum([...PROVINCES, ''], says('data.invalid')).optional(),
    city: z.string(says('data.invalid')).trim().max(LIMITS.city.max, says('validation.tooLong')).optional(),
    /** Of the Board of Healthcare Funders; seven digits as a rule, which only the form's hint says. Empty: none. */
    practiceNumber: z
      .string(says('data.invalid'))
      .trim()
      .regex(/^(\d[ -]?){0,15}$/, says('practice.practiceNumber'))
      .optional(),
    /** On prescriptions, where regulation 33 asks for it. Empty: not said. */
    practiceAddress: z.string(says('data.invalid')).trim().max(200, says('validation.tooLong')).optional(),
    /** Where a pharmacist rings. Empty: not said. */
    practicePhone: z
      .string(says('data.invalid'))
      .trim()
      .max(30, says('validation.tooLong'))
      .regex(/^[+0-9 ()-]*$/, says('practice.practicePhone'))
      .optional(),
    /** The highest schedule they prescribe from afar; 0: nothing that needs a prescription. */
    prescribesUpTo: z.enum(['0', '2', '3', '4', '5', '6'], says('data.invalid')).optional(),
  })
  .refine(({ province, city }) => province === undefined || (city !== undefined && (province !== '' || city === '')), {
    path: ['province'],
    ...says('data.invalid'),
  });
export type SpecialistProfileForm = z.output<typeof specialistProfileSchema>;

const ZONE = /^(UTC|[A-Z][A-Za-z_]+(\/[A-Z][A-Za-z_-]+){1,2})$/;

function isZone(zone: string): boolean {
  try {
    return ZONE.test(zone) && new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}

/** A time zone by its name. */
const zoneText = z.string(says('practice.zone')).trim().refine(isZone, says('practice.zone'));

const flag = z.boolean(says('data.invalid'));

/** What somebody needs in a visit. */
export const needsSchema = z.object(
  {
    captions: flag,
    /** A language, or empty. */
    interpreter: z.string(says('data.invalid')).trim().max(LIMITS.interpreter.max, says('validation.tooLong')),
    largeText: flag,
    audioOnly: flag,
    extraTime: flag,
  },
  says('data.invalid'),
);
export type Needs = z.output<typeof needsSchema>;

/** What everybody edits about themselves; names come from the identity. */
export const myProfileSchema = z.object({
  phoneNumber: phoneText.optional(),
  locale: z
    .string(says('profile.locale'))
    .trim()
    .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, says('profile.locale')),
  timeZone: zoneText,
  needs: needsSchema,
});
export type MyProfileForm = z.output<typeof myProfileSchema>;

/** Why somebody is squeezed in. */
export const squeezeReasonSchema = z.object({
  reason: requiredText('practice.squeezeReason', LIMITS.squeezeReason.max),
});
