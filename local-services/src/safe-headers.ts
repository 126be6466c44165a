/**
 * Default headers of every response: not cached, no type sniffing, no referrer for other sites. The site's files set their own
 * caching.
 */
const SAFE_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

export function withSafeHeaders(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(SAFE_HEADERS)) if (!headers.has(name)) headers.set(name, value);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** The same headers as lines, for a response written by hand. */
export const SAFE_HEADER_LINES = Object.entries(SAFE_HEADERS)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');
