import type { AppError, MessageId } from '@telehealth/contracts';

interface ProviderProblem {
  code: string;
  text: string;
}

/** The first problem an identity call names; its shape is checked, because the provider's errors come over the network. */
export function readProblem(cause: unknown): ProviderProblem | null {
  if (typeof cause !== 'object' || cause === null || !('errors' in cause) || !Array.isArray(cause.errors)) return null;
  const first: unknown = cause.errors[0];
  if (typeof first !== 'object' || first === null) return null;
  const { code, message, longMessage } = first as Record<string, unknown>;
  const text = [longMessage, message].find((part) => typeof part === 'string' && part !== '');
  return { code: typeof code === 'string' ? code : '', text: typeof text === 'string' ? text : '' };
}

/** Problems that have a sentence of their own, wherever they happen. */
const BY_CODE: Readonly<Record<string, MessageId>> = {
  too_many_requests: 'auth.tooManyAttempts',
  form_code_incorrect: 'verification.codeWrong',
  verification_expired: 'verification.codeExpired',
  verification_failed: 'verification.codeExpired',
};

/**
 * A failed identity call as an error value.
 * @param fallback the auth layer's own sentence for the action
 */
export function toAuthFailure(cause: unknown, fallback: MessageId): AppError {
  const problem = readProblem(cause);
  if (problem === null) return { id: fallback, cause };
  // Ordered by the specification, and the only place where a provider's words are looked at.
  if (/email not verified/i.test(problem.text)) return { id: 'signIn.emailNotVerified', cause };
  const id = BY_CODE[problem.code] ?? fallback;
  return { id, cause, detail: id === fallback && problem.text !== '' ? problem.text : undefined };
}
