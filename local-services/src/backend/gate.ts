import { type Claims, TokenRefused, type Tokens } from './tokens';

/** The project's API keys. The publishable one is public; the secret one never leaves the server. */
export interface ApiKeys {
  publishableKey: string;
  secretKey: string;
}

export interface Caller {
  claims: Claims;
  /** The bearer token when the caller is a signed-in user. */
  token: string | null;
}

/** A request was refused; `expired` tells the client to refresh. */
export class CallerRefused extends Error {
  constructor(
    readonly code: 'no-key' | 'bad-token',
    readonly expired: boolean,
  ) {
    super(code === 'no-key' ? 'Invalid API key' : expired ? 'JWT expired' : 'No suitable key or wrong key type');
  }
}

function bearerOf(request: Request): string | null {
  const match = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '');
  return match?.[1] ?? null;
}

/**
 * Determines the caller from `apikey` and bearer token. A malformed, unsigned, foreign or expired token is refused, never treated
 * as a guest.
 * @throws CallerRefused
 */
export async function identifyCaller(request: Request, keys: ApiKeys, tokens: Tokens): Promise<Caller> {
  const apikey = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
  if (apikey !== keys.publishableKey && apikey !== keys.secretKey) throw new CallerRefused('no-key', false);
  const byKey: Caller = { claims: { role: apikey === keys.secretKey ? 'service_role' : 'anon' }, token: null };
  const hasHeader = request.headers.has('authorization');
  const bearer = bearerOf(request);
  if (!hasHeader || bearer === apikey) return byKey;
  if (!bearer) throw new CallerRefused('bad-token', false);
  try {
    return { claims: await tokens.verify(bearer), token: bearer };
  } catch (cause) {
    throw new CallerRefused('bad-token', cause instanceof TokenRefused && cause.expired);
  }
}
