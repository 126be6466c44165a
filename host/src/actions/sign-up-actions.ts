import { type AppError, type AuthActions, failed, ok, type Result } from '@telehealth/contracts';
import type { SignUpAttempt } from '../clerk/clerk';
import { isForWidget } from '../clerk/clerk';
import { type ActionSurroundings, atIdentity, DONE, unanswered } from './action-surroundings';
import { rememberSignUp } from './remembered-sign-up';

/** Creating an account. */
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

/** Refused with `toast.signUpHandled` where the instance takes no passwords from us or asks for more than our form does. */
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
