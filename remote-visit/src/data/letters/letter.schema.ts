import { CONSULTATION_MODES } from '@telehealth/contracts/booking';
import {
  LETTER_BASIS,
  LETTER_FITNESS,
  LETTER_URGENCY,
  TEST_CATEGORIES,
  TEST_URGENCY,
} from '@telehealth/contracts/schemas/letter';
import { rowSchema } from '@telehealth/data/rows/row-schema';
import { instant, uuid } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

const day = z.iso.date();

/** The content of a sick note. The illness is empty unless the patient agreed to naming it. */
const sickNote = z.object({
  from: day,
  to: day,
  fitness: z.enum(LETTER_FITNESS),
  basis: z.enum(LETTER_BASIS),
  illness: z.string(),
});
const referral = z.object({
  to: z.string(),
  urgency: z.enum(LETTER_URGENCY),
  reason: z.string(),
  question: z.string(),
});

/** An order of tests: one text each. */
const testRequest = z.object({
  category: z.enum(TEST_CATEGORIES),
  tests: z.array(z.string()),
  question: z.string(),
  /** ICD-10; empty: not coded. */
  code: z.string(),
  urgency: z.enum(TEST_URGENCY),
  fasting: z.boolean(),
  to: z.string(),
});

/** A letter of a visit as its author and its patient read it. */
export const letter = rowSchema<'letters'>()({
  id: uuid,
  kind: z.enum(['sick_note', 'school_note', 'referral', 'test_request']),
  appointmentId: uuid,
  body: z.union([testRequest, sickNote, referral]),
  /** Author, patient and date of the visit, as they were on the day. */
  particulars: z.object({
    authorName: z.string(),
    qualification: z.string(),
    councilNumber: z.string(),
    practice: z.string(),
    patientName: z.string(),
    patientBorn: day.nullable(),
    seenAt: instant,
    mode: z.enum(CONSULTATION_MODES),
  }),
  /** Verifies the letter; shown in groups of four. */
  verifyCode: z.string(),
  issuedAt: instant,
  withdrawnAt: instant.nullable(),
  withdrawnReason: z.string().nullable(),
  /** Of a test order: when the newest result came that is filed to it; null: none did. */
  resultAt: instant.nullable(),
  /** The letter whose place it took. */
  replacesId: uuid.nullable(),
});
export type Letter = z.output<typeof letter>;
