import { CARE_LEVELS, SYMPTOM_ANSWERS, type SymptomCheck } from '@telehealth/contracts';
import { z } from 'zod';
import { readAs } from '../client/call-backend';
import { instant, uuid } from '../client/row-values';

const level = z.literal(CARE_LEVELS);
const answer = z.enum(SYMPTOM_ANSWERS);
const check = z.object({
  rules: z.string(),
  level,
  heading: z.string(),
  within: z.string(),
  about: z.enum(['me', 'other']),
  age: z.number().min(0).max(125),
  sex: z.enum(['female', 'male', 'unsaid']),
  pregnant: answer.optional(),
  words: z.string(),
  facts: z.array(z.object({ id: z.string(), says: z.string(), answer })),
  questions: z.array(z.object({ id: z.string(), asks: z.string(), answer })),
  reasons: z.array(
    z.object({ ruleId: z.string(), ruleVersion: z.number(), level, text: z.string(), source: z.string() }),
  ),
  isUnreviewed: z.boolean(),
  hasCalled: z.boolean(),
});

/** A symptom check in its owner's record. */
export interface SavedCheck {
  id: string;
  savedAt: Date;
  /** The visit it went with; null: none. */
  appointmentId: string | null;
  check: SymptomCheck;
}

const savedRow = z.object({ id: uuid, created_at: instant, appointment_id: uuid.nullable(), answers: check });

/** Rows of `triage_sessions` that hold a check of the person's own device. @throws AppError `data.unreadable` */
export function toSavedChecks(data: unknown): SavedCheck[] {
  return readAs(z.array(savedRow), data).map((row) => ({
    id: row.id,
    savedAt: row.created_at,
    appointmentId: row.appointment_id,
    check: row.answers,
  }));
}

/** @returns the id of what was saved. @throws AppError `data.unreadable` */
export function toSavedId(data: unknown): string {
  return readAs(z.object({ id: uuid }), data).id;
}

/** @returns ids of visits. @throws AppError `data.unreadable` */
export function toVisitIds(data: unknown): ReadonlySet<string> {
  return new Set(readAs(z.array(uuid), data));
}

/** @returns null for answers of another shape, e.g. to reviewed rules of the database */
export function readSymptomCheck(answers: unknown): SymptomCheck | null {
  const read = check.safeParse(answers);
  return read.success ? read.data : null;
}

/**
 * What a patient took to a visit. Everything in it comes from their device; an attachment of another shape (reviewed rules
 * of the database) is left out.
 * @throws AppError `data.unreadable`
 */
export function toVisitChecks(data: unknown): SymptomCheck[] {
  const rows = readAs(z.array(z.object({ answers: z.unknown() })), data);
  return rows.map(({ answers }) => readSymptomCheck(answers)).filter((one) => one !== null);
}
