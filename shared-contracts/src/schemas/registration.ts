import { z } from 'zod';
import { LIMITS } from '../settings/limits';
import { NUMBER_KINDS, numberText } from './number-kinds';
import { isPastDate } from './past-date';
import { says } from './says';
import { requiredText } from './texts';

/**
 * Whether a link dials the number that people read: the same digits, or the country's code instead of the leading 0.
 * A wrong digit in an emergency number is the one error nobody would notice in time.
 */
function dials(number: string, tel: string): boolean {
  const digits = number.replace(/[^0-9]/g, '').replace(/^0+/, '');
  if (digits === '') return false;
  if (!tel.startsWith('+')) return tel === digits || tel === `0${digits}`;
  return tel.endsWith(digits) && tel.length - digits.length <= 4;
}

const AS_READ = /^[0-9+*#][0-9 +*#()-]{1,39}$/;
const AS_DIALLED = /^\+?[0-9]{2,15}$/;

/** A day that is not later than today, `yyyy-mm-dd`. */
export const pastDay = (
  id: 'emergency.verifiedOn' | 'triage.reviewedOn' | 'rate.dated' | 'logs.backupOf' | 'medicines.dated',
) =>
  z
    .string(says(id))
    .trim()
    .refine((day) => isPastDate(day), says(id));

/** An emergency number as an operator publishes it. */
export const emergencyNumberSchema = z
  .object({
    /** ISO 3166-1, two letters. */
    country: z
      .string(says('emergency.country'))
      .trim()
      .regex(/^[A-Z]{2}$/, says('emergency.country')),
    /** ISO 3166-2 without the country; empty for the whole country. */
    region: z
      .string(says('emergency.region'))
      .trim()
      .regex(/^[A-Z0-9]{0,3}$/, says('emergency.region')),
    kind: z
      .string(says('emergency.kind'))
      .trim()
      .regex(/^[a-z][a-zA-Z]{1,39}$/, says('emergency.kind')),
    label: requiredText('emergency.label', LIMITS.listEntry.max),
    number: z.string(says('emergency.number')).trim().regex(AS_READ, says('emergency.number')),
    tel: z.string(says('emergency.dialled')).trim().regex(AS_DIALLED, says('emergency.dialled')),
    route: z.enum(['medical', 'crisis'], says('emergency.route')),
    source: requiredText('emergency.source'),
    verifiedOn: pastDay('emergency.verifiedOn'),
  })
  .refine(({ number, tel }) => !AS_READ.test(number) || !AS_DIALLED.test(tel) || dials(number, tel), {
    path: ['tel'],
    ...says('emergency.dialled'),
  });
export type EmergencyNumberForm = z.output<typeof emergencyNumberSchema>;

/** Who reviewed a set of triage rules, and when. */
export const triageReviewSchema = z.object({
  reviewer: requiredText('triage.reviewer', LIMITS.title.max),
  reviewedOn: pastDay('triage.reviewedOn'),
});

/** Two digits after the point at least, as every source has it. */
const AS_RATE = /\.\d{2,}$/;

/** What a dollar is worth in rands, as an operator publishes it. */
export const exchangeRateSchema = z.object({
  perDollar: numberText(NUMBER_KINDS.perDollar, 'rate.perDollar').refine(
    (text) => AS_RATE.test(text),
    says('rate.perDollar'),
  ),
  dated: pastDay('rate.dated'),
  source: requiredText('rate.source'),
});
export type ExchangeRateForm = z.output<typeof exchangeRateSchema>;

/** That access logs differ from their copies because of a restore, as an operator declares it. */
export const restoredLogsSchema = z.object({
  backupOf: pastDay('logs.backupOf'),
  reason: requiredText('logs.reason', LIMITS.caseNote.max),
});
export type RestoredLogsForm = z.output<typeof restoredLogsSchema>;

const LANGUAGE_CODE = /^[a-z]{2,3}(-[A-Z]{2})?$/;

/** A text that people agree to, as an operator publishes it. */
export const termsSchema = z.object({
  kind: z.enum(['terms', 'privacy', 'telehealth', 'assistant'], says('terms.kind')),
  locale: z.string(says('terms.locale')).trim().regex(LANGUAGE_CODE, says('terms.locale')),
  version: z.int(says('terms.version')).min(1, says('terms.version')).max(999_999, says('terms.version')),
  title: requiredText('terms.title', LIMITS.title.max),
  body: requiredText('terms.body', LIMITS.legalText.max),
});
export type TermsForm = z.output<typeof termsSchema>;

/** The same as it is typed. */
export const termsTextSchema = termsSchema.extend({
  version: numberText(NUMBER_KINDS.textVersion, 'terms.version').transform(Number),
});
export type TermsInput = z.input<typeof termsTextSchema>;

/** What a patient says happened in a completed visit: facts, not praise. */
export const reviewSchema = z.object({
  started: z.enum(['on_time', 'within_15', 'later'], says('review.started')),
  connection: z.enum(['clear', 'interrupted', 'failed'], says('data.invalid')).optional(),
  nextStep: z.enum(['clear', 'partly', 'unclear'], says('data.invalid')).optional(),
});
