import { type AuthActions, failed, STORAGE_KEYS } from '@telehealth/contracts';
import { type ActionSurroundings, DONE, perform } from './action-surroundings';
import { removeStored, store } from './browser-storage';
import { rememberRole } from './preferred-role';

/** Creating an account and proving its address. */
export function createSignUpActions(
  around: ActionSurroundings,
): Pick<AuthActions, 'signUp' | 'verifyEmail' | 'resendVerification'> {
  const signUpOf = async () => {
    const clerk = await around.clerk();
    if (clerk.client === undefined) throw new Error('the identity client is not loaded');
    return { clerk, attempt: clerk.client.signUp };
  };
  return {
    signUp: (email, password, { firstName, lastName, role }) =>
      perform('signUp', 'auth.signUpFailed', async () => {
        const { clerk, attempt } = await signUpOf();
        const created = await attempt.create({
          emailAddress: email,
          password,
          firstName,
          lastName,
          unsafeMetadata: { role, onboardingCompleted: false },
        });
        if (created.missingFields.length > 0) {
          // The instance asks for more than our form does, which only the provider's own widget knows.
          around.notify('toast.signUpHandled');
          around.navigateTo('auth.signUp');
          return failed({ id: 'auth.signUpFailed' });
        }
        rememberRole(role);
        store(STORAGE_KEYS.verificationEmail, email);
        if (created.status === 'complete') await clerk.setActive({ session: created.createdSessionId });
        else await created.prepareEmailAddressVerification({ strategy: 'email_code' });
        return DONE;
      }),
    verifyEmail: (code) =>
      perform('verifyEmail', 'auth.verifyEmailFailed', async () => {
        const { clerk, attempt } = await signUpOf();
        if (attempt.emailAddress === null) return failed({ id: 'verification.noSignUp' });
        const proven = await attempt.attemptEmailAddressVerification({ code });
        if (proven.status !== 'complete') return failed({ id: 'auth.verifyEmailFailed' });
        removeStored(STORAGE_KEYS.verificationEmail);
        await clerk.setActive({ session: proven.createdSessionId });
        return DONE;
      }),
    resendVerification: (email) =>
      perform('resendVerification', 'verification.resendFailed', async () => {
        if (email.trim() === '') return failed({ id: 'verification.emailFirst' });
        const { attempt } = await signUpOf();
        if (attempt.emailAddress?.toLowerCase() === email.toLowerCase()) {
          await attempt.prepareEmailAddressVerification({ strategy: 'email_code' });
          return DONE;
        }
        // Begun in another browser: the backend knows the address and sends the mail.
        const { backend } = await around.data();
        return backend.auth.resendVerification(email, `${around.origin}/auth/verify`);
      }),
  };
}
