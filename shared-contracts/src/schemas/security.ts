import { z } from 'zod';
import { newPassword, samePasswords } from './password';
import { says } from './says';
import { emailText, nameText } from './texts';

const anyPassword = z.string(says('validation.passwordRequired')).min(1, says('validation.passwordRequired'));

/** Changing one's password: the present one, and the rules of every new one. */
export const changePasswordSchema = z
  .object({
    currentPassword: anyPassword,
    password: newPassword,
    confirmPassword: z.string(says('validation.confirmPassword')).min(1, says('validation.confirmPassword')),
    signOutOthers: z.boolean(),
  })
  .refine((form) => form.password === form.confirmPassword, samePasswords);
export type ChangePasswordForm = z.output<typeof changePasswordSchema>;

/** Proving by the password that it is still oneself. */
export const confirmPasswordSchema = z.object({ password: anyPassword });

/** The code of an authenticator app (RFC 6238): six digits, spaces ignored. */
export const authenticatorCodeSchema = z.object({
  code: z
    .string(says('twoStep.codeRequired'))
    .transform((code) => code.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, says('twoStep.codeRequired'))),
});

/** A backup code as printed; spaces around it do not matter. */
export const backupCodeSchema = z.object({
  code: z
    .string(says('twoStep.backupCodeRequired'))
    .trim()
    .min(1, says('twoStep.backupCodeRequired'))
    .max(100, says('twoStep.backupCodeWrong')),
});

/** Rules of any form that takes one code. */
export type CodeSchema = z.ZodType<{ code: string }, { code: string }>;

/** One more address of one's own. */
export const addEmailSchema = z.object({ email: emailText });

/** The name as the account bears it. */
export const ownNameSchema = z.object({
  firstName: nameText('validation.firstName'),
  lastName: nameText('validation.lastName'),
});
