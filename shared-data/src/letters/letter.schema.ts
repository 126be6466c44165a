import { CONSULTATION_MODES } from '@telehealth/contracts';
import { LETTER_BASIS, LETTER_FITNESS, LETTER_URGENCY } from '@telehealth/contracts/schemas';
import { z } from 'zod';
import { rowSchema } from '../rows/row-schema';
import { instant, uuid } from '../rows/row-values';

const day = z.iso.date();

/** What a sick note says. The illness is empty where the patient did not agree to naming it. */
export const sickNote = z.object({
  ...{ from: day, to: day, fitness: z.enum(LETTER_FITNESS), basis: z.enum(LETTER_BASIS), illness: z.string() },
});
/** What a referral says. */
export const referral = z.object({
  ...{ to: z.string(), urgency: z.enum(LETTER_URGENCY), reason: z.string(), question: z.string() },
});

/** A letter of a visit as its author and its patient read it. */
export const letter = rowSchema<'letters'>()({
  id: uuid,
  kind: z.enum(['sick_note', 'referral']),
  appointmentId: uuid,
  body: z.union([sickNote, referral]),
  /** Who wrote about whom, and when they met, as it was on the day. */
  particulars: z.object({
    ...{ authorName: z.string(), qualification: z.string(), councilNumber: z.string(), practice: z.string() },
    ...{ patientName: z.string(), patientBorn: day.nullable(), seenAt: instant, mode: z.enum(CONSULTATION_MODES) },
    /** False: the person was not the account holder, and nothing of them is on record here. */
    hasRecord: z.boolean().default(true),
  }),
  /** Proves the letter; shown in groups of four. */
  verifyCode: z.string(),
  issuedAt: instant,
  withdrawnAt: instant.nullable(),
  withdrawnReason: z.string().nullable(),
});
export type Letter = z.output<typeof letter>;

/** What the code of a letter proves; never the illness, nor what a referral says. */
export const checkedLetter = z.union([
  z.object({ current: z.literal(false) }),
  z.object({
    ...{ current: z.literal(true), kind: z.enum(['sick_note', 'referral']), issued_on: day, author: z.string() },
    ...{ council_number: z.string(), patient_initials: z.string() },
    ...{ from: day.optional(), to: day.optional(), fitness: z.enum(LETTER_FITNESS).optional() },
  }),
]);
export type CheckedLetter = z.output<typeof checkedLetter>;
