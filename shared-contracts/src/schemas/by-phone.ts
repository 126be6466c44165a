import { z } from 'zod';
import { signUpSchema } from './sign-up';
import { phoneText } from './texts';

/** Sign-in with a number, as people type it. */
export const phoneSignInSchema = z.object({ phoneNumber: phoneText });
export type PhoneSignInForm = z.output<typeof phoneSignInSchema>;

const person = { firstName: signUpSchema.shape.firstName, lastName: signUpSchema.shape.lastName };

/** Registration with a number and no address. */
export const phoneSignUpSchema = z.object({
  ...person,
  phoneNumber: phoneText,
  role: signUpSchema.shape.role,
  password: signUpSchema.shape.password.optional(),
});
export type PhoneSignUpForm = z.output<typeof phoneSignUpSchema>;

/** The same where the instance wants a password for every account. */
export const phoneSignUpWithPasswordSchema = phoneSignUpSchema.required();
