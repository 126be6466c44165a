import { z } from 'zod';
import { CARE_LEVELS } from '../chart/symptom-check';
import { LIMITS } from '../settings/limits';
import { SYMPTOM_CHANGES } from '../visit/consultation';
import { says } from './says';
import { phoneText, requiredText } from './texts';

/** What a patient says on entering the waiting room. */
export const waitingRoomSchema = z.object({
  location: requiredText('consultation.locationRequired'),
  callback: phoneText,
  consent: z
    .boolean(says('consultation.consentRequired'))
    .refine((given) => given, says('consultation.consentRequired')),
});

/** Answered by somebody who is worse than when they booked; worked out by their own device, and read with that in mind. */
export const dangerCheck = z.object({
  /** 1 is the most urgent, 5 the least. */
  level: z.literal(CARE_LEVELS, says('data.invalid')),
  /** Names the exact rules, 16 hex digits. */
  rules: z.string(says('data.invalid')).regex(/^[0-9a-f]{16}$/, says('data.invalid')),
  /** The signs that are there, or may be; none: every sign was answered with no. */
  signs: z
    .array(
      z.object({
        id: z.string(says('data.invalid')),
        says: z.string(says('data.invalid')).min(1, says('data.invalid')).max(200, says('data.invalid')),
        answer: z.enum(['yes', 'unsure'], says('data.invalid')),
      }),
    )
    .max(40, says('data.invalid')),
});
export type DangerCheck = z.output<typeof dangerCheck>;

/** What a patient prepares for a visit. Nothing of it is required. */
export const intakeSchema = z.object({
  reason: z.string(says('data.invalid')).trim().max(LIMITS.reason.max, says('validation.tooLong')),
  topQuestions: z
    .array(z.string(says('data.invalid')).trim().max(LIMITS.line.max, says('validation.tooLong')))
    .transform((questions) => questions.filter((question) => question !== ''))
    .refine((questions) => questions.length <= LIMITS.intakeQuestions.max, says('validation.tooMany')),
  symptomsWorse: z.enum(SYMPTOM_CHANGES, says('data.invalid')).nullable(),
  /** Ids of the patient's own documents. */
  files: z.array(z.uuid(says('data.invalid'))).max(LIMITS.intakeFiles.max, says('validation.tooMany')),
});

/** Minutes by which somebody runs late. */
export const delayMinutes = z
  .int(says('consultation.delayMinutes'))
  .min(LIMITS.delayMinutes.min, says('consultation.delayMinutes'))
  .max(LIMITS.delayMinutes.max, says('consultation.delayMinutes'));

/** Why a visit ends before its time. */
export const closingReason = requiredText('consultation.reasonRequired', LIMITS.closingReason.max);
