import { z } from 'zod';
import { says } from './says';

const LETTERS = 20;
const GROUPS_OF_FOUR = /(.{4})(?=.)/g;
/** Crockford's base 32 reads O as zero, and I and L as one. Source: https://www.crockford.com/base32.html */
const READ_AS: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** A code as it is stored: upper case, without what people put between its groups, look-alikes read as meant. */
export function readPrescriptionCode(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return letters.replace(/[OIL]/g, (letter) => READ_AS[letter] ?? letter);
}

/** A code in groups of four, as it stands on the paper. */
export function writePrescriptionCode(code: string): string {
  return code.replace(GROUPS_OF_FOUR, '$1-');
}

/** The form in which somebody checks a code; its output is the code as it is stored. */
export const prescriptionCodeSchema = z.object({
  code: z
    .string(says('prescriptions.codeRequired'))
    .transform(readPrescriptionCode)
    .pipe(z.string().min(1, says('prescriptions.codeRequired')).length(LETTERS, says('prescriptions.codeIncomplete'))),
});
