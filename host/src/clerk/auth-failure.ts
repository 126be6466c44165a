import { type AppError, type MessageId, messageText, withWaitingTime } from '@telehealth/contracts';

interface ProviderProblem {
  code: string;
  text: string;
  /** The refused parameter, in the provider's name; empty when none was named. */
  param: string;
}

/** The first problem an identity call names; its shape is checked, because the provider's errors come over the network. */
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
 * Whether an identity call got no answer that it could read. The provider's client (6.34) throws a bare `Error` when the
 * network fails, `network_error` when it gave up waiting, and `SyntaxError` when something else answered in its place.
 */
export function isUnanswered(cause: unknown): boolean {
  if (!(cause instanceof Error) || readProblem(cause) !== null) return false;
  return ('code' in cause && cause.code === 'network_error') || ['Error', 'SyntaxError'].includes(cause.name);
}

/**
 * Refusals that the provider's own widget has a way around: the instance takes no password from a form of ours
 * (`form_password_not_allowed`, `form_param_unknown`), this account has none (`strategy_for_user_invalid`), or a
 * challenge is asked for that only the widget can draw.
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

/** Problems that have a sentence of their own, wherever they happen. */
const BY_CODE: Readonly<Record<string, MessageId>> = {
  too_many_requests: 'auth.tooManyAttempts',
  user_locked: 'auth.accountLocked',
  form_password_pwned: 'security.passwordGuessable',
  form_password_matches_identifier: 'security.passwordGuessable',
  form_code_incorrect: 'verification.codeWrong',
  verification_expired: 'verification.codeExpired',
  verification_failed: 'verification.codeExpired',
};

/** Of a locked account the provider's words tell more than ours: when it opens again. */
const detailOf = (id: MessageId, text: string) => (id === 'auth.accountLocked' && text !== '' ? { detail: text } : {});

/** The field of our forms for a parameter of the provider's. */
const FIELDS: Readonly<Record<string, AppError['field']>> = {
  email_address: 'email',
  password: 'password',
  new_password: 'password',
  first_name: 'firstName',
  last_name: 'lastName',
};

/**
 * A failed identity call as an error value.
 * @param fallback the auth layer's own sentence for the action; it is also the refusal's where the provider says nothing
 */
export function toAuthFailure(cause: unknown, fallback: MessageId): AppError {
  const problem = readProblem(cause);
  if (problem === null) return { id: fallback, cause };
  // Ordered by the specification, and the only place where a provider's words are looked at.
  if (/email not verified/i.test(problem.text)) return { id: 'signIn.emailNotVerified', cause };
  const id = BY_CODE[problem.code];
  const field = FIELDS[problem.param];
  if (id !== undefined) return withWaitingTime({ id, cause, field, ...detailOf(id, problem.text) });
  return { id: fallback, cause, field, detail: problem.text === '' ? messageText(fallback) : problem.text };
}
