import { findOpenSignUpByEmail } from './attempts';
import { sendCode } from './code-mails';
import { verifyPage } from './email-links';
import type { IdentityCore } from './identity-core';
import { takeTurn } from './throttles';
import { normaliseEmail } from './users';

/**
 * Sends code and link of the newest open sign-up of that address again, quietly nothing when there is none. Throws 429
 * (ClerkError) when asked too often, counted for any address, so that the answer does not tell which one is known.
 */
export async function resendSignUpCode(core: IdentityCore, email: string): Promise<void> {
  const address = normaliseEmail(email);
  const now = core.now();
  await takeTurn(core.sql, 'resend', address, core.limits.codesPerEmail, now);
  const signUp = await findOpenSignUpByEmail(core.sql, address, now);
  if (!signUp) return;
  const wish = { clientId: signUp.client_id, redirectUrl: verifyPage(core), strategy: 'email_code' } as const;
  await sendCode({ core, address: 'resend', client: null }, signUp.id, address, 'sign_up', wish);
}
