import { createHmac } from 'node:crypto';
import { ClerkError } from './clerk-error';
import { type IdentityCore, secondsAfter } from './identity-core';
import { newSecret, sameText } from './opaque-ids';

const VALID_SECONDS = 60 * 60;

const signatureOf = (core: IdentityCore, text: string): string =>
  createHmac('sha256', core.backendSecretKey).update(`testing-token:${text}`).digest('base64url');

/** Creates a token with which a test's browser passes bot protection: its expiry and a signature. */
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
 * Throws 400 when a request carries an expired or foreign testing token. There is no bot protection here, so a valid one changes
 * nothing; tests thus run the same way as against a hosted instance.
 */
export function refuseWrongTestingToken(core: IdentityCore, query: URLSearchParams): void {
  const token = query.get('__clerk_testing_token');
  if (token === null) return;
  const [expires = '', random = '', signature = ''] = token.split('.');
  const isOurs = sameText(signature, signatureOf(core, `${expires}.${random}`));
  if (isOurs && Number(expires) > core.now().getTime()) return;
  throw new ClerkError({ status: 400, code: 'testing_token_invalid', message: 'The testing token is not valid.' });
}
