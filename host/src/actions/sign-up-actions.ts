import { type AppError, failed, ok, type Result } from '@telehealth/contracts/errors';
import type { AuthActions } from '@telehealth/contracts/identity';
import type { SignUpAttempt } from '../clerk/clerk';
import { isForWidget } from '../clerk/clerk';
import { type ActionSurroundings, atIdentity, DONE, unanswered } from './action-surroundings';
import { rememberSignUp } from './remembered-sign-up';

export function createSignUpActions(around: ActionSurroundings): Pick<AuthActions, 'signUp'> {
  return {
    signUp: (email, password, { firstName, lastName, role }) =>
      atIdentity(around, 'signUp', 'auth.signUpFailed', async () => {
        const clerk = await around.clerk();
        if (clerk.client === undefined) return failed({ id: 'session.identityUnreachable' });
        const created = await begin(around, clerk.client.signUp, {
          emailAddress: email,
          password,
          firstName,
          lastName,
          unsafeMetadata: { role, onboardingCompleted: false },
        });
        if (!created.ok) return created;
        const attempt = created.value;
        rememberSignUp(email, role);
        if (attempt.status === 'complete') await clerk.setActive({ session: attempt.createdSessionId });
        else await attempt.prepareEmailAddressVerification({ strategy: 'email_code' });
        return DONE;
      }).then((result) => {
        if (!result.ok && result.error.id === 'toast.signUpHandled') around.notify('toast.signUpHandled');
        return result;
      }),
  };
}

/**
 * Fails with `toast.signUpHandled` if the Clerk instance accepts no passwords from us or requires more fields than our form
 * has.
 */
async function begin(
  around: ActionSurroundings,
  signUp: SignUpAttempt,
  params: Parameters<SignUpAttempt['create']>[0],
): Promise<Result<SignUpAttempt, AppError>> {
  const before = signUp.id;
  try {
    const created = await signUp.create(params);
    if (created.id === before) return unanswered(around);
    return created.missingFields.length > 0 ? failed({ id: 'toast.signUpHandled' }) : ok(created);
  } catch (cause) {
    if (isForWidget(cause)) return failed({ id: 'toast.signUpHandled', cause });
    throw cause;
  }
}
