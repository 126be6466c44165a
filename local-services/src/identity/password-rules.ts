import { badField, type ClerkError } from './clerk-error';

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 72;

/** The stems of the passwords people choose most. A stem with digits or signs around it is no better. */
const COMMON_STEMS = new Set(
  `password passwort passord motdepasse contrasena wagwoord iphasiwedi qwerty qwertyu qwertyui qwertyuio qwertyuiop
  qwertz qwertzui azerty azertyui asdfgh asdfghj asdfghjk asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc
  abc abcd abcde abcdef abcdefg abcdefgh abcdefghi letmein welcome iloveyou ilovegod admin administrator root user
  guest login changeme changeit secret master monkey dragon sunshine princess football baseball basketball superman
  batman trustno starwars pokemon shadow michael jordan liverpool arsenal chelsea manchester computer internet whatever
  freedom killer soccer summer winter spring autumn january february monday friday hello charlie flower blessed jesus
  faith southafrica capetown johannesburg durban pretoria springbok springboks kaizerchiefs orlandopirates mzansi
  telehealth doctor patient hospital test testing tester temp temporary default letmeinnow access passw passwd`.split(
    /\s+/,
  ),
);
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((letter, at) => letter.charCodeAt(0) - text.charCodeAt(at));
  return steps.every((step) => step === 0) || steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

/** Whether the password is one of those that are tried first. Case, look-alike signs and added digits do not help it. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size <= 3 || isRun(lower) || /^\d+$/.test(lower)) return true;
  const trimmed = lower.replace(/^[^a-z@$]+/, '').replace(/[^a-z@$]+$/, '');
  const plain = [...trimmed].map((letter) => LOOKALIKES[letter] ?? letter).join('');
  const halves = plain.length % 2 === 0 ? [plain.slice(0, plain.length / 2), plain.slice(plain.length / 2)] : [];
  const repeated = halves[0] !== undefined && halves[0] === halves[1] ? halves[0] : plain;
  return COMMON_STEMS.has(plain) || COMMON_STEMS.has(repeated);
}

const CHARACTER_RULES = [
  [/[A-Z]/, 'form_password_no_uppercase', 'Passwords must contain at least one uppercase letter.'],
  [/[a-z]/, 'form_password_no_lowercase', 'Passwords must contain at least one lowercase letter.'],
  [/\d/, 'form_password_no_number', 'Passwords must contain at least one number.'],
] as const;
const TOO_COMMON =
  'Password has been found in an online data breach. For account safety, please use a different password.';

/**
 * Why a new password is refused, or null: the rules of the sign-up form, checked again because a form can be bypassed,
 * and passwords everybody knows.
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
