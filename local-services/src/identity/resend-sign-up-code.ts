import { findOpenSignUpByEmail } from './attempts';
import { countUse } from './count-use';
import { verifyPage } from './email-links';
import type { IdentityCore } from './identity-core';
import { sendSignUpCode } from './sign-up-verification';
import { normaliseEmail } from './users';

/**
 * Sends code and link of the address's newest open sign-up again; silently does nothing when there is none. Throws 429
 * (ClerkError) when requested too often, counted for any address, so that the response does not reveal which one is known.
 */
export async function resendSignUpCode(core: IdentityCore, email: string): Promise<void> {
  const address = normaliseEmail(email);
  const now = core.now();
  await countUse(core.sql, 'resend', address, core.limits.codesPerEmail, now);
  const signUp = await findOpenSignUpByEmail(core.sql, address, now);
  if (!signUp) return;
  const wish = { clientId: signUp.client_id, redirectUrl: verifyPage(core), strategy: 'email_code' } as const;
  const sender = { core, address: 'resend', client: null };
  await sendSignUpCode(sender, { attemptId: signUp.id, to: address }, wish);
}
