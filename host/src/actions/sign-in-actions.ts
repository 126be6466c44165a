import { type AppError, failed, ok, type Result } from '@telehealth/contracts/errors';
import type { AuthActions, SignInProgress } from '@telehealth/contracts/identity';
import type { ClerkLike, SignInAttempt } from '../clerk/clerk';
import { isForWidget, readProblem } from '../clerk/clerk';
import { type ActionSurroundings, atIdentity, DONE, startSignIn, unanswered } from './action-surroundings';

const RESET = 'reset_password_email_code';
/** Second factors that our form supports; Clerk's widget handles the others. */
const OUR_SECOND_FACTORS: readonly string[] = ['totp', 'backup_code'];

/** Clerk's codes for an unknown address, or a wrong password for it. */
const NO_ACCOUNT_CODES: readonly string[] = [
  'form_identifier_not_found',
  'form_password_incorrect',
  'form_password_or_identifier_incorrect',
];

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
          // Whether an address has an account must not be revealed.
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
 * Whether this browser began a sign-up for the address that is still unverified. Clerk creates the account only on
 * verification, so until then signing in is refused like for an unknown address.
 */
function waitsForProof({ client }: ClerkLike, email: string): boolean {
  const signUp = client?.signUp;
  return signUp?.status === 'missing_requirements' && signUp.emailAddress?.toLowerCase() === email.toLowerCase();
}

type Progress = Result<SignInProgress, AppError>;

async function reset(around: ActionSurroundings, code: string, newPassword: string): Promise<Progress> {
  const { clerk, signIn } = await startSignIn(around);
  // A rejected password uses the code up as well; then only the password is asked for again.
  const proven =
    signIn.status === 'needs_new_password' ? signIn : await signIn.attemptFirstFactor({ strategy: RESET, code });
  if (proven.status !== 'needs_new_password') return unanswered(around);
  const attempt = await proven.resetPassword({ password: newPassword, signOutOfOtherSessions: true });
  return attempt.status === 'needs_new_password' ? unanswered(around) : goOn(clerk, attempt);
}

/** Starts the session, or returns the step that the account requires next. */
export async function goOn(clerk: ClerkLike, attempt: SignInAttempt): Promise<Progress> {
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

/** Clerk does not know the attempt: it expired, or another tab began a new one. */
function isGone(result: Result<void, AppError>): result is { ok: false; error: AppError } {
  return !result.ok && readProblem(result.error.cause)?.code === 'resource_not_found';
}
