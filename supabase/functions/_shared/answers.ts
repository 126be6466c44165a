/** On every answer of every function: nobody keeps it, nobody guesses what it is. */
export const PLAIN = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** On answers at addresses that are a secret themselves. */
export const UNTOLD = { ...PLAIN, 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** On answers to pages, which may be of another origin than the functions. */
export const HEADERS = {
  ...PLAIN,
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type, x-acting-for',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-expose-headers': 'content-disposition',
  'content-security-policy': "default-src 'none'; sandbox",
  'referrer-policy': 'no-referrer',
};

/** To machines: schedulers, providers. */
export const tell = (status: number, body: unknown) => Response.json(body, { status, headers: PLAIN });

/** To pages. */
export const answer = (status: number, body: unknown) => Response.json(body, { status, headers: HEADERS });

/** In the form of the data interface, so that one schema reads both. */
export const refuse = (status: number, hint: string) =>
  answer(status, { code: 'P0001', message: `refused: ${hint}`, details: null, hint });
