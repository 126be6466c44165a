/**
 * What an answer has unless whoever made it said otherwise: nobody keeps it, it is what it says it is, and no other site
 * learns its address. The files of the site say how long they may be kept.
 */
const SAFE_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** The same answer with the headers that every answer has. */
export function withSafeHeaders(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(SAFE_HEADERS)) if (!headers.has(name)) headers.set(name, value);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** The same headers as lines, for an answer that is written by hand. */
export const SAFE_HEADER_LINES = Object.entries(SAFE_HEADERS)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');
