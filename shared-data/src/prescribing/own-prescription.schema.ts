import { NUMBER_KINDS } from '@telehealth/contracts/schemas/number-kinds';
import { readNumber } from '@telehealth/contracts/schemas/read-number';
import { z } from 'zod';
import { rowSchema } from '../rows/row-schema';
import { instant, textOrNone, uuid, whole } from '../rows/row-values';
import { scriptChecks } from './script-checks.schema';

/** A number is text while typed: anything else stays as it is until a number is entered. */
const typedNumber = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((typed) => String(typed ?? ''));
const text = z
  .string()
  .nullish()
  .transform((words) => words ?? '');

/** One medicine of a draft as typed: anything may still be missing. */
export const draftItem = z.object({
  medicine: text,
  form: text,
  strength: text,
  directions: text,
  quantityWords: text,
  quantity: typedNumber,
  schedule: typedNumber,
  repeats: typedNumber,
  daysSupply: typedNumber,
  /** A long-term medicine; else a course that ends. */
  ongoing: z
    .boolean()
    .nullish()
    .transform((said) => said === true),
  /** Of the catalogue; null: written as text. */
  medicineId: z
    .string()
    .nullish()
    .transform((id) => id ?? null),
  /** Of a medicine written as text: what is in it, as ids of the catalogue. */
  named: z
    .array(z.string())
    .nullish()
    .transform((ids) => ids ?? []),
  doseAmount: typedNumber,
  doseUnit: text,
  timesADay: typedNumber,
  asNeeded: z
    .boolean()
    .nullish()
    .transform((said) => said === true),
});
export type DraftItem = z.output<typeof draftItem>;

const { quantity, schedule, repeats, daysSupply, doseAmount, timesADay } = NUMBER_KINDS;
const KINDS = { quantity, schedule, repeats, daysSupply, doseAmount, timesADay };

/** A medicine for the database: parsed numbers as numbers, anything else as typed. */
export function toDraftRow(item: DraftItem) {
  const read = (field: keyof typeof KINDS): number | string | null => {
    const reading = readNumber(item[field], KINDS[field]);
    if (reading.is === 'empty') return null;
    return reading.is === 'number' ? reading.value : item[field];
  };
  const numbers = { quantity: read('quantity'), schedule: read('schedule'), daysSupply: read('daysSupply') };
  return {
    ...item,
    ...numbers,
    repeats: read('repeats'),
    doseAmount: read('doseAmount'),
    timesADay: read('timesADay'),
  };
}

const answer = z.enum(['yes', 'no', 'cannot_say']).optional();
/** What the prescriber asked while writing. */
export const askedWhileWriting = z.object({ pregnancy: answer, breastfeeding: answer, alcohol: answer });
export type AskedWhileWriting = z.output<typeof askedWhileWriting>;

/** A prescription as its author has it. An issued one keeps its medicines as typed. */
export const ownPrescription = rowSchema<'prescriptions'>()({
  id: uuid,
  /** Created by the form, so that no draft begins twice. */
  clientKey: uuid,
  version: whole,
  status: z.enum(['draft', 'active', 'on_hold', 'completed', 'stopped', 'cancelled', 'entered_in_error']),
  statusReason: z.string(),
  draftItems: z.array(draftItem),
  asked: askedWhileWriting,
  overrideReason: textOrNone,
  /** For the pharmacist; null until it is issued. */
  verifyCode: z.string().nullable(),
  issuedAt: instant.nullable(),
  updatedAt: instant,
  /** The one whose place it takes; that one counts until this one is issued. */
  replacesId: uuid.nullable(),
  /** What was wrong with that one, as the patient reads it. */
  replacesReason: textOrNone,
});
export type OwnPrescription = z.output<typeof ownPrescription>;

/** The result of checking a draft against everything on record, including those the prescriber may not see. */
export const allergyAnswer = z.object({
  result: z.enum(['clear', 'unknown', 'caution', 'conflict']),
  findings: z.array(
    z.object({
      /** Null: an allergy that the patient does not share with the prescriber. */
      allergy: z.string().nullable(),
      medicine: z.string(),
      kind: z.enum(['same_class', 'same_name', 'related_class']),
    }),
  ),
  unrecognised: z.array(z.string()),
  /** Medicines not in the table: nothing was checked for them. */
  unknown: z.array(z.string()),
  /** How many were compared; 0: none is recorded, not that the patient has none. */
  allergies: whole,
  hidden: whole,
  checks: scriptChecks,
});
export type AllergyAnswer = z.output<typeof allergyAnswer>;
