import { z } from 'zod';
import { now } from '../clock/clock';
import { dayKey, SOUTH_AFRICAN_ZONE } from '../formatting/time';
import { LIMITS } from '../settings/limits';
import { caseNote } from './chart-access';
import { NUMBER_KINDS, numberText } from './number-kinds';
import { pastDay, triageReviewSchema } from './registration';
import { says } from './says';
import { requiredText } from './texts';

/** The words of an operator about an emergency access, and how they judge it. */
export const verdictSchema = z.object({
  words: caseNote,
  verdict: z.enum(['justified', 'not_justified'], says('desk.verdictRequired')),
});
export type VerdictForm = z.output<typeof verdictSchema>;

/** The answer to what a patient reported of their log. */
export const reportAnswerSchema = z.object({ answer: caseNote });

/** Why a visit is put right. */
export const visitCorrectionSchema = z.object({
  reason: requiredText('booking.correctionReasonRequired', LIMITS.correctionReason.max),
});

const DAY_MS = 86_400_000;

/** Whether a check may hold until the end of that day: it lies ahead, at most a year. Empty: a year from now. */
function isWithinAYear(day: string): boolean {
  if (day === '') return true;
  const at = new Date(`${day}T00:00:00Z`).getTime();
  const today = now().getTime();
  return at > today && at < today + 365 * DAY_MS;
}

/** Whether a suspension may be announced for that day: it lies ahead, at most 90 days. Empty: at once. */
function isWithinNinetyDays(day: string): boolean {
  if (day === '') return true;
  const at = new Date(`${day}T00:00:00+02:00`).getTime();
  const today = now().getTime();
  return at > today && at < today + 90 * DAY_MS;
}

/** Whether somebody typed a name: capitals, more spaces and how an accent is put together do not matter. The database asks again. */
export const isSameName = (typed: string, name: string) => asTyped(typed) === asTyped(name);
const asTyped = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

const registrationCheck = z
  .object({
    state: z.enum(['verified', 'rejected', 'suspended'], says('desk.outcomeRequired')),
    evidence: requiredText('registration.evidenceRequired', LIMITS.caseNote.max),
    note: z.string(says('data.invalid')).trim().max(LIMITS.caseNote.max, says('validation.tooLong')),
    /** `yyyy-mm-dd`, or empty. */
    until: z.string(says('registration.untilRange')).refine(isWithinAYear, says('registration.untilRange')),
    /** From which day a suspension holds, `yyyy-mm-dd`; empty: at once. */
    from: z.string(says('registration.fromRange')).refine(isWithinNinetyDays, says('registration.fromRange')),
    /** Of a suspension: the name, typed once more. */
    typedName: z.string(says('registration.nameTyped')),
  })
  .refine(({ state, note }) => state === 'verified' || note !== '', {
    path: ['note'],
    ...says('desk.noteRequired'),
  });
export type RegistrationCheckForm = z.output<typeof registrationCheck>;

/** What an operator found out about the council number of this person. A suspension is confirmed by typing the name. */
export const registrationCheckSchema = (name: string) =>
  registrationCheck.refine(({ state, typedName }) => state !== 'suspended' || isSameName(typedName, name), {
    path: ['typedName'],
    ...says('registration.nameTyped'),
  });

/** What an operator misses to check a registration. */
export const evidenceRequestSchema = z.object({
  reason: requiredText('registration.reasonRequired', LIMITS.caseNote.max),
});
export type EvidenceRequestForm = z.output<typeof evidenceRequestSchema>;

/** Triage rules to publish: a file, who reviewed them, and the language they are written in. */
export const rulesFileSchema = triageReviewSchema.extend({
  language: z
    .string(says('terms.locale'))
    .trim()
    .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, says('terms.locale')),
  file: z.instanceof(File, says('desk.fileRequired')),
});
export type RulesFileForm = z.output<typeof rulesFileSchema>;

/** A medicine list to publish: a file, where it is from and of which day, and whether a pharmacist reviewed it. */
export const medicineFileSchema = z.object({
  file: z.instanceof(File, says('desk.fileRequired')),
  source: requiredText('medicines.source', LIMITS.medicineSource.max),
  dated: pastDay('medicines.dated'),
  reviewed: z.boolean(),
});
export type MedicineFileForm = z.output<typeof medicineFileSchema>;

/** Why a colleague's proposal is not published. */
export const refusalSchema = z.object({ reason: requiredText('publishing.reasonRequired', LIMITS.caseNote.max) });

/** Whether a flag may last through that day of South Africa: from today on, at most a year. */
function isLastDay(day: string): boolean {
  const today = dayKey(now(), SOUTH_AFRICAN_ZONE);
  const at = new Date(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
  const days = (at.getTime() - Date.parse(`${today}T00:00:00Z`)) / DAY_MS;
  return exists && days >= 0 && days <= 365;
}

/** Who gets an ability, as an operator sets it: the team that answers for it, of a hundred people how many, and its last day. */
export const flagSchema = z.object({
  owner: requiredText('flags.owner', LIMITS.flagOwner.max),
  share: numberText(NUMBER_KINDS.shareOfPeople, 'flags.share'),
  endsOn: z.string(says('flags.endsOn')).refine(isLastDay, says('flags.endsOn')),
});
export type FlagForm = z.output<typeof flagSchema>;
