import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWTPayload, SignJWT } from 'jose';

/** Stands in for the identity: a key pair and tokens shaped like the template `supabase`. */
export interface TestIssuer {
  issuer: string;
  jwks: JSONWebKeySet;
  token(sub: string, claims?: JWTPayload, expires?: string): Promise<string>;
}

export async function createTestIssuer(issuer = 'http://identity.test'): Promise<TestIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const kid = 'test-key';
  const base = { aud: 'authenticated', role: 'authenticated', email_verified: true };
  return {
    issuer,
    jwks: { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] },
    token: (sub, claims = {}, expires = '60s') =>
      new SignJWT({ ...base, email: `${sub}@example.com`, name: sub, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .setIssuer(claims.iss ?? issuer)
        .setSubject(sub)
        .setIssuedAt()
        .setExpirationTime(expires)
        .sign(privateKey),
  };
}
