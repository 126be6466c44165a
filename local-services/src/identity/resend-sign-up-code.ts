import { findOpenSignUpByEmail } from './attempts';
import { verifyPage } from './email-links';
import type { IdentityCore } from './identity-core';
import { sendSignUpCode } from './sign-up-verification';
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
  const sender = { core, address: 'resend', client: null };
  await sendSignUpCode(sender, { attemptId: signUp.id, email: address }, wish);
}
