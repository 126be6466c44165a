import { type AppError, type AuthActions, failed, ok, type Result, type SignInProgress } from '@telehealth/contracts';
import type { ClerkLike, SignInAttempt } from '../clerk/clerk';
import { isForWidget, readProblem } from '../clerk/clerk';
import { type ActionSurroundings, atIdentity, DONE, startSignIn, unanswered } from './action-surroundings';

const RESET = 'reset_password_email_code';
/** The second factors our own form takes; for any other the provider's widget has the screens. */
const OUR_SECOND_FACTORS: readonly string[] = ['totp', 'backup_code'];

/** How the provider says that no account answers to an address, or to it with this password. */
const NO_ACCOUNT_CODES: readonly string[] = [
  'form_identifier_not_found',
  'form_password_incorrect',
  'form_password_or_identifier_incorrect',
];

/** Signing in with a password and a second factor, and a password that was forgotten. */
export function createSignInActions(
  around: ActionSurroundings,
): Pick<AuthActions, 'signIn' | 'confirmSecondFactor' | 'forgotPassword' | 'resetPassword'> {
  return {
    signIn: (email, password) =>
      atIdentity(around, 'signIn', 'auth.signInFailed', async () => {
        const { clerk, signIn } = await startSignIn(around);
        const isUnproven = waitsForProof(clerk, email);
        const before = signIn.id;
        try {
          const attempt = await signIn.create({ strategy: 'password', identifier: email, password });
          return attempt.id === before ? unanswered(around) : await goOn(clerk, attempt);
        } catch (cause) {
          if (isUnproven && NO_ACCOUNT_CODES.includes(readProblem(cause)?.code ?? '')) {
            return failed({ id: 'signIn.emailNotVerified', cause });
          }
          throw cause;
        }
      }).then((result) => sayWhenForWidget(around, result)),
    confirmSecondFactor: (kind, code) =>
      atIdentity(around, 'confirmSecondFactor', 'auth.signInFailed', async () => {
        const { clerk, signIn } = await startSignIn(around);
        if (signIn.status !== 'needs_second_factor') return failed({ id: 'auth.signInOver' });
        const strategy = kind === 'totp' ? 'totp' : 'backup_code';
        const attempt = await signIn.attemptSecondFactor({ strategy, code });
        if (attempt.status !== 'complete') return unanswered(around);
        await clerk.setActive({ session: attempt.createdSessionId });
        return DONE;
      }).then((result) => (isGone(result) ? failed({ ...result.error, id: 'auth.signInOver' }) : result)),
    forgotPassword: (email) =>
      atIdentity(around, 'forgotPassword', 'auth.forgotPasswordFailed', async () => {
        const { signIn } = await startSignIn(around);
        const before = signIn.id;
        const attempt = await signIn.create({ strategy: RESET, identifier: email }).catch((cause: unknown) => {
          // Whether an address has an account here is nobody else's business.
          if (readProblem(cause)?.code !== 'form_identifier_not_found') throw cause;
        });
        return attempt !== undefined && attempt.id === before ? unanswered(around) : DONE;
      }).then((result) => {
        around.notify(result.ok ? 'toast.passwordResetLinkSent' : 'toast.resetLinkFailed');
        return result;
      }),
    resetPassword: (code, newPassword) =>
      atIdentity(around, 'resetPassword', 'auth.resetPasswordFailed', () => reset(around, code, newPassword)).then(
        (result) => {
          around.notify(result.ok ? 'toast.passwordReset' : 'toast.resetPasswordFailed');
          return result;
        },
      ),
  };
}

/**
 * Whether this browser began an account for that address which still waits for its proof. The provider makes the account
 * only then, so signing in is refused as if the person had never been here.
 */
function waitsForProof({ client }: ClerkLike, email: string): boolean {
  const signUp = client?.signUp;
  return signUp?.status === 'missing_requirements' && signUp.emailAddress?.toLowerCase() === email.toLowerCase();
}

type Progress = Result<SignInProgress, AppError>;

async function reset(around: ActionSurroundings, code: string, newPassword: string): Promise<Progress> {
  const { clerk, signIn } = await startSignIn(around);
  // A password that was refused used the code up all the same; then only the password is asked for again.
  const proven =
    signIn.status === 'needs_new_password' ? signIn : await signIn.attemptFirstFactor({ strategy: RESET, code });
  if (proven.status !== 'needs_new_password') return unanswered(around);
  const attempt = await proven.resetPassword({ password: newPassword, signOutOfOtherSessions: true });
  return attempt.status === 'needs_new_password' ? unanswered(around) : goOn(clerk, attempt);
}

/** Starts the session, or says which step the account asks for. */
async function goOn(clerk: ClerkLike, attempt: SignInAttempt): Promise<Progress> {
  if (attempt.status === 'complete') {
    await clerk.setActive({ session: attempt.createdSessionId });
    return ok('complete');
  }
  const takesOurs = attempt.supportedSecondFactors?.some(({ strategy }) => OUR_SECOND_FACTORS.includes(strategy));
  if (attempt.status === 'needs_second_factor' && takesOurs === true) return ok('secondFactor');
  return failed({ id: 'toast.signInHandled' });
}

function sayWhenForWidget(around: ActionSurroundings, result: Progress): Progress {
  if (result.ok) return result;
  const { id, cause } = result.error;
  if (id !== 'toast.signInHandled' && !isForWidget(cause)) return result;
  around.notify('toast.signInHandled');
  return failed({ id: 'toast.signInHandled', cause });
}

/** The attempt is unknown to the provider: it lapsed, or another tab began a new one. */
function isGone(result: Result<void, AppError>): result is { ok: false; error: AppError } {
  return !result.ok && readProblem(result.error.cause)?.code === 'resource_not_found';
}
