import { type AuthActions, failed } from '@telehealth/contracts';
import { type ActionSurroundings, DONE, perform } from './action-surroundings';
import { readProblem } from './auth-failure';
import type { ClerkLike } from './clerk-like';
import { demoMark } from './demo-mark';

const RESET = 'reset_password_email_code';

/** Passwords, and getting in and out. */
export function createSignInActions(
  around: ActionSurroundings,
): Pick<AuthActions, 'signIn' | 'forgotPassword' | 'resetPassword' | 'enterDemo' | 'signOut' | 'getKeckToken'> {
  return {
    signIn: (email, password) =>
      perform('signIn', 'auth.signInFailed', async () => {
        const { clerk, signIn } = await startSignIn(around);
        const attempt = await signIn.create({ identifier: email, password });
        if (attempt.status === 'complete') {
          await clerk.setActive({ session: attempt.createdSessionId });
          return DONE;
        }
        // The account asks for a further step, which only the provider's own widget knows.
        around.notify('toast.signInHandled');
        around.navigateTo('auth.signIn');
        return failed({ id: 'auth.signInFailed' });
      }),
    forgotPassword: (email) =>
      perform('forgotPassword', 'auth.forgotPasswordFailed', async () => {
        const { signIn } = await startSignIn(around);
        await signIn.create({ strategy: RESET, identifier: email }).catch((cause: unknown) => {
          // Whether an address has an account here is nobody else's business.
          if (readProblem(cause)?.code !== 'form_identifier_not_found') throw cause;
        });
        return DONE;
      }).then((result) => {
        around.notify(result.ok ? 'toast.passwordResetLinkSent' : 'toast.resetLinkFailed');
        return result;
      }),
    resetPassword: (code, newPassword) =>
      perform('resetPassword', 'auth.resetPasswordFailed', async () => {
        const { clerk, signIn } = await startSignIn(around);
        const proven =
          signIn.status === 'needs_new_password' ? signIn : await signIn.attemptFirstFactor({ strategy: RESET, code });
        const attempt = await proven.resetPassword({ password: newPassword });
        if (attempt.status !== 'complete') return failed({ id: 'auth.resetPasswordFailed' });
        await clerk.setActive({ session: attempt.createdSessionId });
        return DONE;
      }).then((result) => {
        around.notify(result.ok ? 'toast.passwordReset' : 'toast.resetPasswordFailed');
        return result;
      }),
    enterDemo: (role) =>
      perform('enterDemo', 'auth.enterDemoFailed', async () => {
        const ticket = await around.fetchDemoTicket(role);
        const before = await around.clerk();
        if (before.user !== null && before.user !== undefined) await leave(before, around);
        const { clerk, signIn } = await startSignIn(around);
        const attempt = await signIn.create({ strategy: 'ticket', ticket });
        demoMark.set();
        await clerk.setActive({ session: attempt.createdSessionId });
        around.notify('toast.enteredDemo', { role });
        around.navigateTo(role === 'patient' ? 'patient.dashboard' : 'specialist.onboarding');
        return DONE;
      }).then((result) => {
        if (result.ok) return result;
        demoMark.clear();
        around.notify('auth.enterDemoFailed', { role });
        return failed({ ...result.error, values: { role, ...result.error.values } });
      }),
    signOut: () =>
      perform('signOut', 'auth.signOutFailed', async () => {
        await leave(await around.clerk(), around);
        around.notify('toast.signedOut');
        around.navigateTo('home');
        return DONE;
      }).then((result) => {
        if (!result.ok) around.notify('auth.signOutFailed');
        return result;
      }),
    getKeckToken: () =>
      perform('getKeckToken', 'auth.keckTokenFailed', async () => {
        const { session } = await around.clerk();
        const token = await session?.getToken({ template: 'keck_auth' });
        return typeof token === 'string' ? { ok: true, value: token } : failed({ id: 'auth.keckTokenFailed' });
      }),
  };
}

async function startSignIn(around: ActionSurroundings) {
  const clerk = await around.clerk();
  if (clerk.client === undefined) throw new Error('the identity client is not loaded');
  return { clerk, signIn: clerk.client.signIn };
}

/** The identity first, then the backend: in this order nothing signs the person in again in between. */
async function leave(clerk: ClerkLike, around: ActionSurroundings): Promise<void> {
  await clerk.signOut();
  await around.forgetPerson();
}
