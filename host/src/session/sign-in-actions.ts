import { type AuthActions, failed } from '@telehealth/contracts';
import { type ActionSurroundings, DONE, perform, startSignIn } from './action-surroundings';
import { readProblem } from './auth-failure';

const RESET = 'reset_password_email_code';

/** Signing in with a password, and a password that was forgotten. */
export function createSignInActions(
  around: ActionSurroundings,
): Pick<AuthActions, 'signIn' | 'forgotPassword' | 'resetPassword'> {
  return {
    signIn: (email, password) =>
      perform('signIn', 'auth.signInFailed', async () => {
        const { clerk, signIn } = await startSignIn(around);
        const attempt = await signIn.create({ strategy: 'password', identifier: email, password });
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
        // A password that was refused used the code up all the same; then only the password is asked for again.
        const proven =
          signIn.status === 'needs_new_password' ? signIn : await signIn.attemptFirstFactor({ strategy: RESET, code });
        const attempt = await proven.resetPassword({ password: newPassword, signOutOfOtherSessions: true });
        if (attempt.status !== 'complete') return failed({ id: 'auth.resetPasswordFailed' });
        await clerk.setActive({ session: attempt.createdSessionId });
        return DONE;
      }).then((result) => {
        around.notify(result.ok ? 'toast.passwordReset' : 'toast.resetPasswordFailed');
        return result;
      }),
  };
}
