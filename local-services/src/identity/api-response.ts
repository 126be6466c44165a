import { isDatabaseAway, RETRY_AFTER_SECONDS } from '../database/lost-connection';
import { failureKind, type Report } from '../report';
import { ClerkError } from './clerk-error';

/** JSON that must not be cached, because every response is about one person. */
export function jsonResponse(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } });
}

/** An error in the SDK's form. `meta` carries the client's state, if any. */
export function refusalResponse(error: ClerkError, meta?: object): Response {
  const response = jsonResponse({ ...error.body, ...(meta ? { meta } : {}) }, error.status);
  if (error.retryAfterSeconds !== undefined) response.headers.set('retry-after', String(error.retryAfterSeconds));
  return response;
}

/** Turns any thrown value into an error response. An unexpected one is reported by its kind only. */
export function asRefusal(cause: unknown, where: string, report: Report): ClerkError {
  if (cause instanceof ClerkError) return cause;
  if (isDatabaseAway(cause)) {
    const message = 'This takes a moment longer. Please try again.';
    return new ClerkError({
      status: 503,
      code: 'service_unavailable',
      message,
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  report('identity.failed', { where, ...failureKind(cause) });
  return new ClerkError({
    status: 500,
    code: 'internal_clerk_error',
    message: 'Something went wrong on our side.',
    longMessage: 'Something went wrong on our side. Please look whether it was done before you try again.',
  });
}

/**
 * Throws unless the request comes from a page of our own origin. Browsers always state the origin of a changing request; a
 * request without one is not from a browser and carries no user's cookies.
 */
export function requireSameOrigin(request: Request, origin: string): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const from = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if ((from === null || from === origin) && (site === null || site === 'same-origin')) return;
  throw new ClerkError({ status: 403, code: 'origin_invalid', message: 'This request comes from another site.' });
}
