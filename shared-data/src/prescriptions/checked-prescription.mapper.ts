import type { CheckedPrescription } from '@telehealth/contracts';
import { z } from 'zod';
import { readAs } from '../client/call-backend';

const medicineShape = z.object({
  medicine: z.string(),
  form: z.string(),
  strength: z.string(),
  quantity: z.number().int(),
  quantity_words: z.string(),
  repeats: z.number().int(),
});
const answerShape = z.discriminatedUnion('current', [
  z.object({ current: z.literal(false) }),
  z.object({
    current: z.literal(true),
    issued_on: z.iso.date(),
    prescriber: z.string(),
    council_number: z.string(),
    patient_initials: z.string(),
    items: z.array(medicineShape).min(1),
  }),
]);

/** The answer of `verify_prescription`. @throws AppError `data.unreadable` */
export function toCheckedPrescription(data: unknown): CheckedPrescription {
  const answer = readAs(answerShape, data);
  if (!answer.current) return { current: false };
  return {
    current: true,
    issuedOn: answer.issued_on,
    prescriber: answer.prescriber,
    councilNumber: answer.council_number,
    patientInitials: answer.patient_initials,
    medicines: answer.items.map(({ quantity_words: quantityWords, ...item }) => ({ ...item, quantityWords })),
  };
}
