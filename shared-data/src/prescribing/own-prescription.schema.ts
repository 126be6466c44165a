import { NUMBER_KINDS, readNumber } from '@telehealth/contracts/schemas';
import { z } from 'zod';
import { rowSchema } from '../rows/row-schema';
import { instant, textOrNone, uuid, whole } from '../rows/row-values';

/** A number is text while it is typed: what is none stays as it is until somebody writes one. */
const typedNumber = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((typed) => String(typed ?? ''));
const text = z
  .string()
  .nullish()
  .transform((words) => words ?? '');

/** One medicine of a draft as the form typed it: anything may still be missing. */
export const draftItem = z.object({
  ...{ medicine: text, form: text, strength: text, directions: text, quantityWords: text },
  ...{ quantity: typedNumber, schedule: typedNumber, repeats: typedNumber, daysSupply: typedNumber },
  /** Taken on and on; else it is a course that ends. */
  ongoing: z
    .boolean()
    .nullish()
    .transform((said) => said === true),
});
export type DraftItem = z.output<typeof draftItem>;

const { quantity, schedule, repeats, daysSupply } = NUMBER_KINDS;
const KINDS = { quantity, schedule, repeats, daysSupply };

/** A medicine as the database takes it: read numbers are numbers, anything else is kept as it was typed. */
export function toDraftRow(item: DraftItem) {
  const read = (field: keyof typeof KINDS): number | string | null => {
    const reading = readNumber(item[field], KINDS[field]);
    if (reading.is === 'empty') return null;
    return reading.is === 'number' ? reading.value : item[field];
  };
  const numbers = { quantity: read('quantity'), schedule: read('schedule') };
  return { ...item, ...numbers, repeats: read('repeats'), daysSupply: read('daysSupply') };
}

/** A prescription as the one who writes it has it. Of an issued one the medicines stay as they were typed. */
export const ownPrescription = rowSchema<'prescriptions'>()({
  id: uuid,
  /** Made by the form that began it, so that no draft begins twice. */
  clientKey: uuid,
  version: whole,
  status: z.enum(['draft', 'active', 'on_hold', 'completed', 'stopped', 'cancelled', 'entered_in_error']),
  statusReason: z.string(),
  draftItems: z.array(draftItem),
  overrideReason: textOrNone,
  /** For the pharmacist; null until it is issued. */
  verifyCode: z.string().nullable(),
  issuedAt: instant.nullable(),
  updatedAt: instant,
});
export type OwnPrescription = z.output<typeof ownPrescription>;

/** What the comparison of a draft with all allergies on record says, those the prescriber may not see included. */
export const allergyAnswer = z.object({
  result: z.enum(['clear', 'unknown', 'caution', 'conflict']),
  findings: z.array(
    z.object({
      /** Null: an allergy the patient does not share with the prescriber. */
      allergy: z.string().nullable(),
      medicine: z.string(),
      kind: z.enum(['same_class', 'same_name', 'related_class']),
    }),
  ),
  unrecognised: z.array(z.string()),
  /** Medicines nobody knows here: nothing was checked for them. */
  unknown: z.array(z.string()),
  /** How many were compared; 0: none is recorded, which is not that there is none. */
  allergies: whole,
  hidden: whole,
});
export type AllergyAnswer = z.output<typeof allergyAnswer>;
