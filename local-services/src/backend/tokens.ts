import {
  createLocalJWKSet,
  decodeProtectedHeader,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';

/** Claims of a person who is signed in. */
export interface UserClaims extends JWTPayload {
  sub: string;
  role: 'authenticated';
}

/** Claims a request may act with. */
export type Claims = UserClaims | { role: 'anon' | 'service_role'; sub?: undefined; exp?: undefined };

/** Why a token was refused. */
export class TokenRefused extends Error {
  constructor(readonly expired: boolean) {
    super(expired ? 'JWT expired' : 'No suitable key or wrong key type');
  }
}

/** How tokens are signed and checked. */
export interface TokenOptions {
  jwtSecret: string;
  /** The identity's public keys and issuer. */
  jwks: JSONWebKeySet;
  issuer: string;
}

/** Signs and checks tokens: ours (HS256, internal secret) and the identity's (RS256/ES256, by its keys). */
export interface Tokens {
  /** Throws TokenRefused. */
  verify(token: string): Promise<UserClaims>;
  /** An identity token for the exchange: additionally for our audience. Throws TokenRefused. */
  verifyIdToken(token: string): Promise<JWTPayload & { sub: string }>;
  sign(claims: JWTPayload, lifetimeSeconds: number): Promise<string>;
  /** The same claims under our own key: the REST routes know no other. */
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

/** As hosted: a token without an audience is for anyone, one with an audience must name ours. */
const isForUs = (aud: JWTPayload['aud']) => aud === undefined || [aud].flat().includes(ourAudience);

/** Only signed-in people: no token, whoever signed it, makes anybody the service or the administrator. */
function asUser(payload: JWTPayload): UserClaims {
  const { sub, role, exp, aud } = payload;
  if (!isForUs(aud)) throw new TokenRefused(false);
  if (typeof sub !== 'string' || sub === '' || role !== 'authenticated' || !exp) throw new TokenRefused(false);
  return { ...payload, sub, role };
}

/** How many checked tokens are remembered. */
const REMEMBERED = 1000;

/** Tokens whose signature and claims were found good: the same text stays good until it expires. */
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

/** Creates the signer and checker. */
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
