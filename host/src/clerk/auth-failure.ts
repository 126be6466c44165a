import type { AppError } from '@telehealth/contracts/errors';
import { withWaitingTime } from '@telehealth/contracts/identity';
import { type MessageId, messageText } from '@telehealth/contracts/messages';

interface ProviderProblem {
  code: string;
  text: string;
  /** Clerk's name of the refused parameter; empty if it named none. */
  param: string;
}

/** The first error of a Clerk response; its shape is checked because it comes over the network. */
export function readProblem(cause: unknown): ProviderProblem | null {
  if (typeof cause !== 'object' || cause === null || !('errors' in cause) || !Array.isArray(cause.errors)) return null;
  const first: unknown = cause.errors[0];
  if (typeof first !== 'object' || first === null) return null;
  const { code, message, longMessage, meta } = first as Record<string, unknown>;
  const text = [longMessage, message].find((part) => typeof part === 'string' && part !== '');
  const param = typeof meta === 'object' && meta !== null && 'paramName' in meta ? meta.paramName : '';
  return { code: asText(code), text: asText(text), param: asText(param) };
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Whether a Clerk call got no readable answer. Clerk's client (6.34) throws a bare `Error` on network failure,
 * `network_error` on timeout, and `SyntaxError` if something else answered.
 */
export function isUnanswered(cause: unknown): boolean {
  if (!(cause instanceof Error) || readProblem(cause) !== null) return false;
  return ('code' in cause && cause.code === 'network_error') || ['Error', 'SyntaxError'].includes(cause.name);
}

/**
 * Refusals that Clerk's widget can handle: the instance accepts no password from our form (`form_password_not_allowed`,
 * `form_param_unknown`), the account has none (`strategy_for_user_invalid`), or a challenge is required that only the widget
 * can show.
 */
const WIDGET_CODES: readonly string[] = [
  'strategy_for_user_invalid',
  'form_password_not_allowed',
  'form_param_unknown',
  'captcha_missing_token',
  'requires_captcha',
];

export function isForWidget(cause: unknown): boolean {
  return WIDGET_CODES.includes(readProblem(cause)?.code ?? '');
}

/** Errors with a message of their own in every action. */
const BY_CODE: Readonly<Record<string, MessageId>> = {
  too_many_requests: 'auth.tooManyAttempts',
  user_locked: 'auth.accountLocked',
  form_password_pwned: 'security.passwordGuessable',
  form_password_matches_identifier: 'security.passwordGuessable',
  form_code_incorrect: 'verification.codeWrong',
  verification_expired: 'verification.codeExpired',
  verification_failed: 'verification.codeExpired',
};

/** For a locked account Clerk's text says more than ours: when it opens again. */
const detailOf = (id: MessageId, text: string) => (id === 'auth.accountLocked' && text !== '' ? { detail: text } : {});

/** Our form fields by Clerk's parameter names. */
const FIELDS: Readonly<Record<string, AppError['field']>> = {
  email_address: 'email',
  phone_number: 'phoneNumber',
  password: 'password',
  new_password: 'password',
  first_name: 'firstName',
  last_name: 'lastName',
};

/**
 * A failed Clerk call as an error value.
 * @param fallback the auth layer's own message for the action; also used for refusals without a text
 */
export function toAuthFailure(cause: unknown, fallback: MessageId): AppError {
  const problem = readProblem(cause);
  if (problem === null) return { id: fallback, cause };
  // Required by the specification, and the only place that looks at Clerk's text.
  if (/email not verified/i.test(problem.text)) return { id: 'signIn.emailNotVerified', cause };
  const id = BY_CODE[problem.code];
  const field = FIELDS[problem.param];
  if (id !== undefined) return withWaitingTime({ id, cause, field, ...detailOf(id, problem.text) });
  return { id: fallback, cause, field, detail: problem.text === '' ? messageText(fallback) : problem.text };
}
