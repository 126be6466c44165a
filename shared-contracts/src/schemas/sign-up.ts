import { z } from 'zod';
import { ROLES } from '../access/access';
import { newPassword, samePasswords } from './password';
import { says } from './says';
import { emailText, nameText } from './texts';

/** The registration form. */
export const signUpSchema = z
  .object({
    firstName: nameText('validation.firstName'),
    lastName: nameText('validation.lastName'),
    email: emailText,
    role: z.enum(ROLES, says('validation.role')),
    password: newPassword,
    confirmPassword: z.string(says('validation.confirmPassword')).min(1, says('validation.confirmPassword')),
  })
  .refine((form) => form.password === form.confirmPassword, samePasswords);
export type SignUpForm = z.output<typeof signUpSchema>;
