import { z } from 'zod';
import { LIMITS } from '../settings/limits';
import { says } from './says';
import { requiredText } from './texts';

export const LETTER_FITNESS = ['unfit', 'light_work'] as const;
export const LETTER_BASIS = ['examined', 'told'] as const;
export const LETTER_URGENCY = ['routine', 'soon', 'urgent'] as const;

const day = z.iso.date(says('letters.dates'));
const YEAR_MS = 366 * 86_400_000;

/** A sick note as it is typed. The illness is named only where the patient agreed to it. */
export const sickNoteSchema = z
  .object({
    from: day,
    to: day,
    fitness: z.enum(LETTER_FITNESS, says('letters.fitness')),
    basis: z.enum(LETTER_BASIS, says('letters.basis')),
    illness: z.string(says('data.invalid')).trim().max(LIMITS.letter.illness.max, says('validation.tooLong')),
    consent: z.boolean(says('data.invalid')),
  })
  .superRefine(({ from, to, illness, consent }, context) => {
    const refuse = (path: string, { error }: { error: string }) =>
      context.addIssue({ code: 'custom', path: [path], message: error });
    const length = Date.parse(to) - Date.parse(from);
    if (length < 0 || length > YEAR_MS) refuse('to', says('letters.dates'));
    if (illness !== '' && !consent) refuse('consent', says('letters.consent'));
  });
export type SickNoteForm = z.output<typeof sickNoteSchema>;

/** A referral as it is typed. */
export const referralSchema = z.object({
  to: requiredText('letters.toRequired', LIMITS.letter.to.max),
  urgency: z.enum(LETTER_URGENCY, says('letters.urgency')),
  reason: requiredText('letters.reasonRequired', LIMITS.letter.reason.max),
  question: z.string(says('data.invalid')).trim().max(LIMITS.letter.question.max, says('validation.tooLong')),
});
export type ReferralForm = z.output<typeof referralSchema>;

export const TEST_CATEGORIES = ['laboratory', 'imaging'] as const;
/** Priorities of FHIR. */
export const TEST_URGENCY = ['routine', 'urgent', 'stat'] as const;

/** Tests as they are typed: one on each line. */
export const testsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** An order of tests as it is typed. */
export const testRequestSchema = z.object({
  category: z.enum(TEST_CATEGORIES, says('letters.category')),
  tests: z
    .string(says('letters.testsRequired'))
    .refine((text) => testsOf(text).length > 0, says('letters.testsRequired'))
    .refine((text) => testsOf(text).length <= LIMITS.letter.tests.max, says('letters.testsTooMany'))
    .refine(
      (text) => testsOf(text).every((line) => line.length <= LIMITS.letter.test.max),
      says('letters.testsTooMany'),
    ),
  question: requiredText('letters.questionRequired', LIMITS.letter.question.max),
  /** ICD-10, of what is thought of; empty: not coded. */
  code: z
    .string(says('letters.code'))
    .trim()
    .regex(/^([A-Za-z]\d{2}(\.\d{1,4})?)?$/, says('letters.code')),
  urgency: z.enum(TEST_URGENCY, says('letters.priority')),
  fasting: z.boolean(says('data.invalid')),
  to: z.string(says('data.invalid')).trim().max(LIMITS.letter.to.max, says('validation.tooLong')),
});
export type TestRequestForm = z.output<typeof testRequestSchema>;
