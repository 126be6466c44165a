import { failed } from '@telehealth/contracts/errors';
import type { AuthActions } from '@telehealth/contracts/identity';
import type { ClerkEmailAddress, ClerkLike } from '../clerk/clerk';
import { type ActionSurroundings, atIdentity, DONE } from './action-surroundings';
import { forgetVerificationEmail } from './remembered-sign-up';

/** Verifies an email address: that of the current sign-up, or the signed-in user's primary one. */
export function createVerificationActions(
  around: ActionSurroundings,
): Pick<AuthActions, 'verifyEmail' | 'resendVerification'> {
  return {
    verifyEmail: (code) =>
      atIdentity(around, 'verifyEmail', 'auth.verifyEmailFailed', async () => {
        const clerk = await around.clerk();
        const own = unprovenAddress(clerk);
        const isProven = own === null ? await proveSignUp(clerk, code) : await proveAddress(own, code);
        if (isProven === null) return failed({ id: 'verification.noSignUp' });
        if (!isProven) return failed({ id: 'auth.verifyEmailFailed' });
        forgetVerificationEmail();
        return DONE;
      }),
    resendVerification: (email) =>
      atIdentity(around, 'resendVerification', 'verification.resendFailed', async () => {
        if (email.trim() === '') return failed({ id: 'verification.emailFirst' });
        const clerk = await around.clerk();
        const own = unprovenAddress(clerk);
        const signUp = clerk.client?.signUp;
        if (isSame(own?.emailAddress, email)) await own?.prepareVerification({ strategy: 'email_code' });
        else if (isSame(signUp?.emailAddress, email)) {
          await signUp?.prepareEmailAddressVerification({ strategy: 'email_code' });
        } else {
          // The sign-up began in another browser: the backend knows the address and sends the mail.
          const { backend } = await around.data();
          const sent = await backend.auth.resendVerification(email, `${around.origin}/auth/verify`);
          if (sent.ok || sent.error.id === 'data.offline' || sent.error.id === 'data.busy') return sent;
          // Other answers are not meant for users.
          return failed({ id: 'verification.resendFailed', cause: sent.error });
        }
        return DONE;
      }),
  };
}

function unprovenAddress({ user }: ClerkLike): ClerkEmailAddress | null {
  const address = user?.primaryEmailAddress ?? null;
  return address?.verification.status === 'verified' ? null : address;
}

function isSame(known: string | null | undefined, email: string): boolean {
  return known?.toLowerCase() === email.trim().toLowerCase();
}

async function proveAddress(address: ClerkEmailAddress, code: string): Promise<boolean> {
  return (await address.attemptVerification({ code })).verification.status === 'verified';
}

/** @returns null if this browser has no unfinished sign-up */
async function proveSignUp(clerk: ClerkLike, code: string): Promise<boolean | null> {
  const attempt = clerk.client?.signUp;
  if (attempt === undefined || attempt.emailAddress === null) return null;
  const proven = await attempt.attemptEmailAddressVerification({ code });
  if (proven.status !== 'complete') return false;
  await clerk.setActive({ session: proven.createdSessionId });
  return true;
}
