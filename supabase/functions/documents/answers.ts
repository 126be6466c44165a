export const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-expose-headers': 'content-disposition',
};
export const SAFE = {
  ...CORS,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

export const answer = (status: number, body: unknown) => Response.json(body, { status, headers: SAFE });

/** In the form of the data interface, so that one schema reads both. */
export const refuse = (status: number, hint: string) =>
  answer(status, { code: 'P0001', message: `refused: ${hint}`, details: null, hint });
