import { z } from 'zod';
import { newPassword, samePasswords } from './password';
import { says } from './says';
import { emailText } from './texts';

/** Sign-in with e-mail and password. */
export const signInSchema = z.object({
  email: emailText,
  password: z.string(says('validation.passwordRequired')).min(1, says('validation.passwordRequired')),
});
export type SignInForm = z.output<typeof signInSchema>;

/** Asking for a reset mail. */
export const forgotPasswordSchema = z.object({ email: emailText });
export type ForgotPasswordForm = z.output<typeof forgotPasswordSchema>;

/** The code of an e-mail: six digits, spaces ignored. */
const codeText = z
  .string(says('verification.codeRequired'))
  .transform((code) => code.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, says('verification.codeRequired')));

/** Setting a new password with the code of the reset mail. */
export const resetPasswordSchema = z
  .object({
    code: codeText,
    password: newPassword,
    confirmPassword: z.string().min(1, says('validation.confirmPassword')),
  })
  .refine((form) => form.password === form.confirmPassword, samePasswords);
export type ResetPasswordForm = z.output<typeof resetPasswordSchema>;

/** Entering the code of the verification mail. */
export const verifyEmailSchema = z.object({ code: codeText });
export type VerifyEmailForm = z.output<typeof verifyEmailSchema>;
