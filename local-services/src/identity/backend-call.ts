import { unauthenticated } from './clerk-error';
import type { Fields } from './exchange';
import type { IdentityCore } from './identity-core';
import { sameText } from './opaque-ids';

/** A call of the Backend API with the secret key. */
export interface BackendCall {
  core: IdentityCore;
  body: Fields;
}

export function requireSecretKey(core: IdentityCore, request: Request): void {
  const given = request.headers.get('authorization') ?? '';
  if (!sameText(given, `Bearer ${core.backendSecretKey}`)) throw unauthenticated('The secret key is not valid.');
}
