import { LETTER_FITNESS } from '@telehealth/contracts/schemas/letter';
import { dispensing, PAPER_WAYS } from '@telehealth/data/papers/paper.schema';
import { answerSchema, column } from '@telehealth/data/rows/row-schema';
import { instant, whole } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

/** One medicine as a pharmacist compares it with the paper; never the directions. */
const checkedMedicine = answerSchema({
  position: whole,
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

/** How the paper is signed: the strongest way; null: not as far as is known here. */
const signature = z.object({ way: z.enum(PAPER_WAYS), at: instant }).nullable();
const endedOn = z.iso.date();

const checkedPrescription = answerSchema({
  is: z.literal('prescription'),
  issuedOn,
  prescriber: z.string(),
  councilNumber,
  patientInitials,
  signature,
  /** How it ceased to count, and since when; null: it counts. */
  ended: z
    .object({
      how: z.enum(['on_hold', 'completed', 'stopped', 'cancelled', 'entered_in_error', 'expired', 'replaced']),
      on: endedOn,
    })
    .nullable(),
  /** Issued more than thirty days ago. */
  isOld: column('is_old', z.boolean()),
  dispensed: z.array(dispensing),
  /** Empty when it no longer counts. */
  medicines: column('items', z.array(checkedMedicine)),
});
export type CheckedPrescription = z.output<typeof checkedPrescription>;

/** Never the illness, nor what a referral or an order says. */
const checkedLetter = answerSchema({
  is: z.literal('letter'),
  kind: z.enum(['sick_note', 'school_note', 'referral', 'test_request']),
  issuedOn,
  author: z.string(),
  councilNumber,
  patientInitials,
  signature,
  /** By: the code of what took its place, in groups of four. */
  ended: z.object({ how: z.enum(['withdrawn', 'replaced']), on: endedOn, by: z.string().nullish() }).nullable(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  fitness: z.enum(LETTER_FITNESS).optional(),
});
export type CheckedLetter = z.output<typeof checkedLetter>;

/** A summary or receipt that the service made by itself; nothing of what it says. */
const checkedStatement = answerSchema({
  is: z.literal('statement'),
  kind: z.enum(['visit_summary', 'receipt']),
  issuedOn,
  patientInitials,
  signature,
  ended: z.object({ how: z.literal('replaced'), on: endedOn, by: z.string() }).nullable(),
});
export type CheckedStatement = z.output<typeof checkedStatement>;

/** What a code belongs to, or nothing. Of what no longer counts it is told how and since when, and nothing of what it was. */
export const checkedCode = z.union([
  z.object({ is: z.literal('nothing') }),
  checkedPrescription,
  checkedLetter,
  checkedStatement,
]);
export type CheckedCode = z.output<typeof checkedCode>;
