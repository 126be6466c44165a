import { says } from '@telehealth/contracts/schemas/says';
import { z } from 'zod';

const numberOf = (letter: 'Y' | 'P', hint: 'papers.pharmacyNumber' | 'papers.pharmacistNumber') =>
  z
    .string(says(hint))
    .transform((typed) => typed.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .pipe(z.string().regex(new RegExp(`^${letter}?[0-9]{4,8}$`), says(hint)));
const pharmacist = numberOf('P', 'papers.pharmacistNumber');

/** What a pharmacist records as dispensed; the database decides alike. */
export const dispensingSchema = z.object({
  /** Place of the medicine on the prescription. */
  position: z.string(),
  quantity: z
    .string(says('papers.quantityRequired'))
    .trim()
    .regex(/^[1-9][0-9]{0,4}$/, says('papers.quantityRequired'))
    .transform(Number),
  pharmacy: numberOf('Y', 'papers.pharmacyNumber'),
  pharmacist,
  reference: z.string().trim().max(60, says('validation.tooLong')),
});

/** Why something that was recorded is struck out, and by whom. */
export const strikeSchema = z.object({
  pharmacist,
  reason: z.string().trim().min(10, says('prescriptions.reasonRequired')).max(300, says('validation.tooLong')),
});
