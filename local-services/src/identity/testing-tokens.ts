import { createHmac } from 'node:crypto';
import { ClerkError } from './clerk-error';
import { type IdentityCore, secondsAfter } from './identity-core';
import { newSecret, sameText } from './opaque-ids';

const VALID_SECONDS = 60 * 60;

const signatureOf = (core: IdentityCore, text: string): string =>
  createHmac('sha256', core.backendSecretKey).update(`testing-token:${text}`).digest('base64url');

/** A token by which a test's browser passes the protection against bots: the moment it ends, and a signature. */
export function createTestingToken(core: IdentityCore) {
  const expires = secondsAfter(core.now(), VALID_SECONDS).getTime();
  const text = `${expires}.${newSecret().slice(0, 16)}`;
  return {
    object: 'testing_token',
    token: `${text}.${signatureOf(core, text)}`,
    expires_at: Math.floor(expires / 1000),
  };
}

/**
 * Throws 400 when a request carries a testing token that is not ours or is over. There is no protection against bots here,
 * so that a right one changes nothing: tests then run the same way as against a hosted instance.
 */
export function refuseWrongTestingToken(core: IdentityCore, query: URLSearchParams): void {
  const token = query.get('__clerk_testing_token');
  if (token === null) return;
  const [expires = '', random = '', signature = ''] = token.split('.');
  const isOurs = sameText(signature, signatureOf(core, `${expires}.${random}`));
  if (isOurs && Number(expires) > core.now().getTime()) return;
  throw new ClerkError({ status: 400, code: 'testing_token_invalid', message: 'The testing token is not valid.' });
}
