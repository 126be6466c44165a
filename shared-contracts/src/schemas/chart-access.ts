import { z } from 'zod';
import {
  ACCESS_PERMISSIONS,
  ACCESS_PURPOSES,
  CHART_CATEGORIES,
  DELEGATE_SCOPES,
  EMERGENCY_REASONS,
} from '../chart/chart-access';
import { LIMITS } from '../settings/limits';
import { says } from './says';
import { emailText, optionalNameText } from './texts';

const categories = z
  .array(z.enum(CHART_CATEGORIES, says('data.invalid')))
  .min(1, says('access.categoriesRequired'))
  .max(CHART_CATEGORIES.length, says('data.invalid'));

/** A specialist asks a patient for access. */
export const accessRequestSchema = z.object({
  categories,
  purpose: z.enum(ACCESS_PURPOSES, says('data.invalid')),
  may: z.enum(ACCESS_PERMISSIONS, says('data.invalid')),
  message: z.string(says('data.invalid')).trim().max(LIMITS.accessMessage.max, says('validation.tooLong')),
});

/** A patient invites somebody to act for them. */
export const delegateSchema = z.object({
  email: emailText,
  scopes: z
    .array(z.enum(DELEGATE_SCOPES, says('data.invalid')))
    .min(1, says('access.scopesRequired'))
    .refine((scopes) => !scopes.includes('sensitive') || scopes.includes('records'), says('data.invalid')),
  relationship: optionalNameText(),
  may: z.enum(ACCESS_PERMISSIONS, says('data.invalid')),
});
export type DelegateForm = z.output<typeof delegateSchema>;

/** Why a chart is opened in an emergency. */
export const emergencySchema = z.object({
  reasonCode: z.enum(EMERGENCY_REASONS, says('access.reasonCodeRequired')),
  reason: z
    .string(says('access.reasonRequired'))
    .trim()
    .min(LIMITS.caseNote.min, says('access.reasonRequired'))
    .max(LIMITS.caseNote.max, says('validation.tooLong')),
});
export type EmergencyForm = z.output<typeof emergencySchema>;

/** What an operator writes about a case. */
export const caseNote = z
  .string(says('access.noteRequired'))
  .trim()
  .min(LIMITS.caseNote.min, says('access.noteRequired'))
  .max(LIMITS.caseNote.max, says('validation.tooLong'));
