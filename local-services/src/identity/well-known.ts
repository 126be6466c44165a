import type { IdentityCore } from './identity-core';

const JWKS_PATH = '/.well-known/jwks.json';

/** The public keys and their discovery document; null for other paths. Readable by everyone. */
export function wellKnownResponse(core: IdentityCore, path: string): Response | null {
  const headers = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' };
  if (path === JWKS_PATH) return Response.json(core.signer.jwks, { headers });
  if (path !== '/.well-known/openid-configuration') return null;
  const configuration = {
    issuer: core.issuer,
    jwks_uri: core.issuer + JWKS_PATH,
    response_types_supported: ['id_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    claims_supported: [
      'sub',
      'iss',
      'aud',
      'exp',
      'iat',
      'email',
      'email_verified',
      'name',
      'given_name',
      'family_name',
    ],
  };
  return Response.json(configuration, { headers });
}
