import { z } from 'zod';
import type { MessageId } from '../messages/catalogue';
import { LIMITS } from '../settings/limits';
import { says } from './says';

/** The rules for a new password, each with the message of its failure; forms may show them as a list. */
const PASSWORD_RULES: readonly { id: MessageId; holds: (password: string) => boolean }[] = [
  { id: 'validation.passwordLength', holds: (password) => password.length >= LIMITS.password.min },
  { id: 'validation.passwordUppercase', holds: (password) => /\p{Lu}/u.test(password) },
  { id: 'validation.passwordLowercase', holds: (password) => /\p{Ll}/u.test(password) },
  { id: 'validation.passwordNumber', holds: (password) => /\p{Nd}/u.test(password) },
  { id: 'validation.passwordTooLong', holds: (password) => password.length <= LIMITS.password.max },
];

/** A new password. Reports the first rule that does not hold. Never trimmed. */
export const newPassword = z.string(says('validation.passwordLength')).superRefine((password, context) => {
  const broken = PASSWORD_RULES.find((rule) => !rule.holds(password));
  if (broken !== undefined) context.addIssue({ code: 'custom', message: broken.id });
});

const bothTyped = z.looseObject({ password: z.string(), confirmPassword: z.string().min(1) });

/** Reports at `confirmPassword` when the two passwords differ, also while other fields are still wrong. */
export const samePasswords = {
  error: 'validation.passwordsDiffer' satisfies MessageId,
  path: ['confirmPassword'],
  when: (payload: { value: unknown }): boolean => bothTyped.safeParse(payload.value).success,
};
