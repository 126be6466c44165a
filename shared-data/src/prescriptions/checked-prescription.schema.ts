import { z } from 'zod';
import { answerSchema, column } from '../rows/row-schema';
import { whole } from '../rows/row-values';

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

/**
 * What the code of a prescription proves. Every code that is not of a prescription in force has the same answer: unknown,
 * mistyped, on hold, stopped and corrected ones cannot be told apart.
 */
export const checkedPrescription = z.union([
  z.object({ current: z.literal(false) }),
  answerSchema({
    current: z.literal(true),
    /** ISO day in South Africa. */
    issuedOn: column('issued_on', z.iso.date()),
    prescriber: z.string(),
    councilNumber: column('council_number', z.string()),
    /** Of the patient; enough to compare, too little to know somebody by. */
    patientInitials: column('patient_initials', z.string()),
    medicines: column('items', z.array(checkedMedicine).min(1)),
  }),
]);
export type CheckedPrescription = z.output<typeof checkedPrescription>;
