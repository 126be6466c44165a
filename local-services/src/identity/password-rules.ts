import { isCommonPassword } from '@telehealth/contracts/schemas/common-passwords';
import { badField, type ClerkError } from './clerk-error';

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 72;

const CHARACTER_RULES = [
  [/[A-Z]/, 'form_password_no_uppercase', 'Passwords must contain at least one uppercase letter.'],
  [/[a-z]/, 'form_password_no_lowercase', 'Passwords must contain at least one lowercase letter.'],
  [/\d/, 'form_password_no_number', 'Passwords must contain at least one number.'],
] as const;
const TOO_COMMON =
  'Password has been found in an online data breach. For account safety, please use a different password.';

/**
 * Returns why a new password is refused, or null: the rules of the sign-up form, checked again because a form can be bypassed,
 * and commonly known passwords.
 */
export function refusePassword(password: string, param: string, email: string | null): ClerkError | null {
  if (password.length < PASSWORD_MIN_LENGTH) {
    const text = `Passwords must be ${PASSWORD_MIN_LENGTH} characters or more.`;
    return badField('form_password_length_too_short', param, text);
  }
  if (password.length > PASSWORD_MAX_LENGTH) {
    const text = `Passwords must be ${PASSWORD_MAX_LENGTH} characters or fewer.`;
    return badField('form_password_length_too_long', param, text);
  }
  for (const [rule, code, text] of CHARACTER_RULES) if (!rule.test(password)) return badField(code, param, text);
  if (isCommonPassword(password)) return badField('form_password_pwned', param, TOO_COMMON);
  if (email && password.toLowerCase() === email.toLowerCase()) {
    return badField('form_password_matches_identifier', param, 'Password cannot match your email address.');
  }
  return null;
}
