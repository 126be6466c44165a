import { LETTER_FITNESS } from '@telehealth/contracts/schemas/letter';
import { answerSchema, column } from '@telehealth/data/rows/row-schema';
import { whole } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

/** One medicine as a pharmacist compares it with the paper; never the directions. */
const checkedMedicine = answerSchema({
  medicine: z.string(),
  form: z.string(),
  strength: z.string(),
  quantity: whole,
  /** Empty below Schedule 6. */
  quantityWords: column('quantity_words', z.string()),
  repeats: whole,
});

/** ISO day in South Africa. */
const issuedOn = column('issued_on', z.iso.date());
const councilNumber = column('council_number', z.string());
/** Of the patient; enough to compare, too little to know somebody by. */
const patientInitials = column('patient_initials', z.string());

const checkedPrescription = answerSchema({
  is: z.literal('prescription'),
  issuedOn,
  prescriber: z.string(),
  councilNumber,
  patientInitials,
  medicines: column('items', z.array(checkedMedicine).min(1)),
});
export type CheckedPrescription = z.output<typeof checkedPrescription>;

/** Never the illness, nor what a referral says. */
const checkedLetter = answerSchema({
  is: z.literal('letter'),
  kind: z.enum(['sick_note', 'school_note', 'referral']),
  issuedOn,
  author: z.string(),
  councilNumber,
  patientInitials,
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  fitness: z.enum(LETTER_FITNESS).optional(),
});
export type CheckedLetter = z.output<typeof checkedLetter>;

/**
 * What a code proves: a prescription in force, a letter that stands, or nothing. Unknown and mistyped codes, and those of what is
 * on hold, stopped, corrected or taken back, cannot be told apart.
 */
export const checkedCode = z.union([z.object({ is: z.literal('nothing') }), checkedPrescription, checkedLetter]);
export type CheckedCode = z.output<typeof checkedCode>;
