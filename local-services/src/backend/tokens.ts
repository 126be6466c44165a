import {
  createLocalJWKSet,
  decodeProtectedHeader,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';

export interface UserClaims extends JWTPayload {
  sub: string;
  role: 'authenticated';
}

export type Claims = UserClaims | { role: 'anon' | 'service_role'; sub?: undefined; exp?: undefined };

export class TokenRefused extends Error {
  constructor(readonly expired: boolean) {
    super(expired ? 'JWT expired' : 'No suitable key or wrong key type');
  }
}

export interface TokenOptions {
  jwtSecret: string;
  /** The identity provider's public keys and issuer. */
  jwks: JSONWebKeySet;
  issuer: string;
}

/** Signs and verifies tokens: ours (HS256, internal secret) and the identity's (RS256/ES256, by its keys). */
export interface Tokens {
  /** @throws TokenRefused */
  verify(token: string): Promise<UserClaims>;
  /**
   * Verifies an identity token for the exchange, including its audience.
   * @throws TokenRefused
   */
  verifyIdToken(token: string): Promise<JWTPayload & { sub: string }>;
  sign(claims: JWTPayload, lifetimeSeconds: number): Promise<string>;
  /** Signs the same claims with our own key, because the REST routes know no other. */
  twin(token: string, claims: UserClaims): Promise<string>;
}

const external = ['RS256', 'ES256'];

function algorithmOf(token: string): string {
  try {
    return decodeProtectedHeader(token).alg ?? '';
  } catch {
    return '';
  }
}

function refusal(cause: unknown): TokenRefused {
  return cause instanceof TokenRefused ? cause : new TokenRefused(cause instanceof errors.JWTExpired);
}

const ourAudience = 'authenticated';

/** As on hosted projects: a token without an audience is for any service, one with an audience must name ours. */
const isForUs = (aud: JWTPayload['aud']) => aud === undefined || [aud].flat().includes(ourAudience);

/** Accepts users only: no token, whoever signed it, gives the service or administrator role. */
function asUser(payload: JWTPayload): UserClaims {
  const { sub, role, exp, aud } = payload;
  if (!isForUs(aud)) throw new TokenRefused(false);
  if (typeof sub !== 'string' || sub === '' || role !== 'authenticated' || !exp) throw new TokenRefused(false);
  return { ...payload, sub, role };
}

const REMEMBERED = 1000;

/** A cache of verified tokens: an unchanged token stays valid until it expires. */
class GoodTokens {
  private readonly claims = new Map<string, UserClaims>();

  find(token: string): UserClaims | null {
    const known = this.claims.get(token);
    if (!known) return null;
    if ((known.exp ?? 0) > Math.floor(Date.now() / 1000)) return { ...known };
    this.claims.delete(token);
    return null;
  }

  add(token: string, claims: UserClaims): UserClaims {
    if (this.claims.size >= REMEMBERED) this.claims.clear();
    this.claims.set(token, claims);
    return { ...claims };
  }
}

export function createTokens({ jwtSecret, jwks, issuer }: TokenOptions): Tokens {
  const secret = new TextEncoder().encode(jwtSecret);
  const keys = createLocalJWKSet(jwks);
  const good = new GoodTokens();
  const sign = (claims: JWTPayload, expiresAt: number) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).setExpirationTime(expiresAt).sign(secret);

  return {
    verify: async (token) => {
      const known = good.find(token);
      if (known) return known;
      try {
        const { payload } = external.includes(algorithmOf(token))
          ? await jwtVerify(token, keys, { issuer, algorithms: external })
          : await jwtVerify(token, secret, { algorithms: ['HS256'] });
        return good.add(token, asUser(payload));
      } catch (cause) {
        throw refusal(cause);
      }
    },
    verifyIdToken: async (token) => {
      try {
        const { payload } = await jwtVerify(token, keys, { issuer, audience: ourAudience, algorithms: external });
        if (!payload.sub || !payload.exp) throw new TokenRefused(false);
        return { ...payload, sub: payload.sub };
      } catch (cause) {
        throw refusal(cause);
      }
    },
    sign: (claims, lifetimeSeconds) => {
      const now = Math.floor(Date.now() / 1000);
      return sign({ ...claims, iat: now }, now + lifetimeSeconds);
    },
    twin: async (token, claims) => (external.includes(algorithmOf(token)) ? sign(claims, claims.exp ?? 0) : token),
  };
}
