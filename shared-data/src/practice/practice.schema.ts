import { CONSULTATION_MODES } from '@telehealth/contracts/booking';
import { GENDERS, PROVINCES, SPECIALTIES } from '@telehealth/contracts/people';
import { GRID_MINUTES, PRICE_CURRENCIES } from '@telehealth/contracts/schemas/practice';
import { z } from 'zod';
import { answerSchema, column, rowSchema } from '../rows/row-schema';
import { instant, textOrNone, uuid, whole } from '../rows/row-values';

/** A specialist's own row: what patients read, the state of the registration, and the zone of the hours. */
export const practice = rowSchema<'specialists'>()({
  specialistId: column('profile_id', uuid),
  specialty: z.enum(SPECIALTIES),
  councilNumber: column('license_number', z.string()),
  state: column('reg_state', z.enum(['unverified', 'pending', 'verified', 'rejected', 'suspended', 'expired'])),
  /** When an operator last compared the number with the register. */
  checkedAt: column('reg_checked_at', instant.nullable()),
  /** Until when that check, and with it the council's yearly card, is valid. */
  checkedUntil: column('reg_until', instant.nullable()),
  /** The start of an announced suspension. */
  suspendsAt: column('suspends_at', instant.nullable()),
  /** The operators' deadline; null: number or evidence is missing, or more was requested. */
  answerBy: column('reg_due_at', instant.nullable()),
  /** Since when more evidence is requested. */
  moreAskedAt: column('reg_more_at', instant.nullable()),
  /** The operator's note to the specialist. */
  note: column('reg_note', textOrNone),
  yearsExperience: whole,
  education: z.string(),
  hospital: z.string(),
  bio: z.string(),
  languages: z.array(z.string()),
  /** Per hour, in minor units of US dollars. */
  rateMinor: whole,
  acceptsInsurance: z.boolean(),
  timeZone: z.string(),
  gender: z.enum(GENDERS).nullable(),
  province: z.enum(PROVINCES).nullable(),
  city: z.string(),
  practiceNumber: z.string(),
  practiceAddress: z.string(),
  practicePhone: z.string(),
  /** The highest schedule they prescribe from afar. */
  prescribesUpTo: whole,
  version: whole,
  /** The common version of hours, exceptions and zone. */
  hoursVersion: whole,
});
export type Practice = z.output<typeof practice>;

/** A visit type that the specialist offers or offered. */
export const ownVisitType = rowSchema<'visit_types'>()({
  id: uuid,
  name: z.string(),
  position: whole,
  minutes: whole,
  modes: z.array(z.enum(CONSULTATION_MODES)),
  priceMinor: whole,
  currency: z.enum(PRICE_CURRENCIES),
  bufferBeforeMinutes: whole,
  bufferAfterMinutes: whole,
  gridMinutes: z.literal(GRID_MINUTES),
  noticeMinutes: whole,
  windowDays: whole,
  cancelNoticeMinutes: whole,
  lateRefundPercent: whole,
  needsApproval: z.boolean(),
  active: z.boolean(),
  version: whole,
});
export type OwnVisitType = z.output<typeof ownVisitType>;

/** `time` as PostgreSQL writes it, `09:00:00`, read as `09:00`. */
const clockTime = z.codec(z.string(), z.string(), {
  decode: (text) => text.slice(0, 5),
  encode: (text) => `${text}:00`,
});

/** One period of the weekly hours, in the practice's wall-clock time. */
export const weekHours = rowSchema<'availability_rules'>()({
  /** 1 is Monday. */
  weekday: whole,
  startsAt: clockTime,
  /** Up to `24:00`. */
  endsAt: clockTime,
  /** `yyyy-mm-dd`; null: always. */
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
  modes: z.array(z.enum(CONSULTATION_MODES)),
});
export type WeekHours = z.output<typeof weekHours>;

/** A public holiday of the coming year, on which the weekly hours do not count. */
const publicHoliday = rowSchema<'my_public_holidays'>()({
  /** `yyyy-mm-dd`. */
  day: z.string(),
  name: z.string(),
  /** Whether extra time is open on it. */
  opened: z.boolean(),
});
export type PublicHoliday = z.output<typeof publicHoliday>;
export const publicHolidays = z.array(publicHoliday);

const exceptionDay = rowSchema<'availability_exceptions'>()({
  seriesId: uuid,
  onDate: z.string(),
  startsAt: clockTime,
  endsAt: clockTime,
  kind: z.enum(['off', 'extra']),
});

/** Time off or extra time as entered: one exception over all its days. */
export interface PlanException {
  id: string;
  kind: 'off' | 'extra';
  fromDate: string;
  toDate: string;
  startsAt: string;
  endsAt: string;
}

/** Merges one row a day into one exception a series, the soonest first. */
export const exceptions = z.array(exceptionDay).transform((days): PlanException[] => {
  const series = new Map<string, PlanException>();
  for (const { seriesId, onDate, startsAt, endsAt, kind } of days) {
    const known = series.get(seriesId);
    if (known === undefined) {
      series.set(seriesId, { id: seriesId, kind, fromDate: onDate, toDate: onDate, startsAt, endsAt });
    } else {
      if (onDate < known.fromDate) known.fromDate = onDate;
      if (onDate > known.toDate) known.toDate = onDate;
    }
  }
  return [...series.values()].sort((a, b) => (a.fromDate < b.fromDate ? -1 : a.fromDate > b.fromDate ? 1 : 0));
});
/** The selected columns. */
export const EXCEPTION_COLUMNS = exceptionDay.columns;

const visitOutside = answerSchema({
  appointmentId: uuid,
  patientName: z.string(),
  startsAt: instant,
  endsAt: instant,
  visitTypeName: z.string(),
  status: z.string(),
  /** Whether the change just made or previewed caused it. */
  touched: z.boolean(),
  openings: z.array(instant),
  /** The time proposed to the patient and not answered yet; null: none. */
  proposedStart: instant.nullable(),
});
export type VisitOutside = z.output<typeof visitOutside>;
export const visitsOutside = z.array(visitOutside);

/** The response to a change of hours, time off or zone. */
export const scheduleChange = answerSchema({ version: whole, outside: visitsOutside });
export type ScheduleChange = z.output<typeof scheduleChange>;

/** An extra visit to which the specialist invited a patient. */
export const squeezeIn = rowSchema<'squeeze_ins'>()({
  appointmentId: uuid,
  /** The day in the practice's zone. */
  onDate: z.string(),
});
export type SqueezeIn = z.output<typeof squeezeIn>;

export const invitation = answerSchema({
  appointmentId: uuid,
  status: z.string(),
  startsAt: instant,
  /** Until when the time is held for the patient. */
  answerUntil: instant.nullable(),
});

/** A patient of the specialist, for choosing. */
export const patientChoice = rowSchema<'my_patients'>()({
  patientId: uuid,
  name: z.string(),
});

/** One step of a registration, as its specialist may see it. */
export const registrationCheck = rowSchema<'my_registration_checks'>()({
  at: instant,
  state: z.enum(['unverified', 'pending', 'verified', 'rejected', 'suspended', 'expired']),
  councilNumber: z.string(),
  /** The basis of the decision, e.g. where the number was looked up. */
  evidence: z.string(),
  note: z.string(),
  validUntil: instant.nullable(),
});
export type RegistrationCheck = z.output<typeof registrationCheck>;

/** The calendar feed; its address is shown once, on creation, and stored nowhere. */
export const calendarLink = answerSchema({ createdAt: instant, readAt: instant.nullable() });
export type CalendarLink = z.output<typeof calendarLink>;

export const portrait = answerSchema({ keptAt: instant });
