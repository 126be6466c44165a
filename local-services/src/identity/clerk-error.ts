import { newId } from './opaque-ids';

interface ErrorParts {
  status: number;
  /** One of the codes that the SDK and its widgets know. */
  code: string;
  message: string;
  longMessage?: string;
  /** The field below which a widget shows the text. */
  param?: string;
  retryAfterSeconds?: number;
  meta?: object;
}

/** An error in the form that the SDK understands. Texts never quote what a user typed. */
export class ClerkError extends Error {
  override readonly name = 'ClerkError';
  readonly status: number;
  readonly code: string;
  readonly retryAfterSeconds: number | undefined;
  readonly body: { errors: readonly object[]; clerk_trace_id: string };

  constructor({ status, code, message, longMessage = message, param, retryAfterSeconds, meta: more }: ErrorParts) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    const meta = { ...(param ? { param_name: param } : {}), ...more };
    this.body = { errors: [{ code, message, long_message: longMessage, meta }], clerk_trace_id: newId('trace') };
  }
}

/** 422: a form field is invalid. */
export function badField(code: string, param: string, message: string, longMessage = message): ClerkError {
  return new ClerkError({ status: 422, code, message, longMessage, param });
}

/** 400: the request does not fit the current state. */
export function badState(code: string, message: string, longMessage = message): ClerkError {
  return new ClerkError({ status: 400, code, message, longMessage });
}

/** 404, also for an object of another browser. */
export function notFound(what: string): ClerkError {
  return new ClerkError({
    status: 404,
    code: 'resource_not_found',
    message: `${what} not found`,
    longMessage: `No ${what.toLowerCase()} was found with this id.`,
  });
}

/** 401: no live session, or a wrong secret. */
export function unauthenticated(message: string): ClerkError {
  return new ClerkError({ status: 401, code: 'authentication_invalid', message });
}

/** 429 with Retry-After. */
export function tooMany(retryAfterSeconds: number): ClerkError {
  return new ClerkError({
    status: 429,
    code: 'too_many_requests',
    message: 'Too many requests',
    longMessage: 'Too many attempts. Please wait a few minutes, then try again.',
    retryAfterSeconds,
  });
}
