import { type AppError, failed, ok, type Result } from '@telehealth/contracts/errors';
import type { AuthActions } from '@telehealth/contracts/identity';
import type { MessageId } from '@telehealth/contracts/messages';
import type { ClerkLike, SignInAttempt } from '../clerk/clerk';
import { isForWidget, readProblem } from '../clerk/clerk';
import { rememberRole } from '../identity/identity';
import { type ActionSurroundings, atIdentity, DONE, startSignIn, unanswered } from './action-surroundings';
import { goOn } from './sign-in-actions';

/** What Clerk's refusals mean where a number or its code was typed; what is not listed is said as in other actions. */
const SAID: Readonly<Record<string, MessageId>> = {
  form_identifier_not_found: 'byPhone.noAccount',
  form_identifier_exists: 'byPhone.taken',
  form_param_format_invalid: 'byPhone.unclear',
  form_code_incorrect: 'phone.codeWrong',
  verification_expired: 'byPhone.codeOver',
  verification_missing: 'byPhone.codeOver',
  verification_failed: 'byPhone.codeTries',
  // It expired, or another tab began a new one.
  resource_not_found: 'byPhone.over',
};
/** Of the number itself, so they belong to its field. */
const OF_NUMBER: readonly MessageId[] = ['byPhone.noAccount', 'byPhone.taken', 'byPhone.unclear'];

type PhoneActions = Pick<AuthActions, 'signInByPhone' | 'signUpByPhone' | 'textCodeAgain' | 'confirmTextedCode'>;

/** Signing in and up by number, with a code that Clerk texts to it. */
export function createPhoneActions(around: ActionSurroundings): PhoneActions {
  return {
    signInByPhone: (number) =>
      atIdentity(around, 'signInByPhone', 'byPhone.sendFailed', async () => {
        const { signIn } = await startSignIn(around);
        const before = signIn.id;
        const attempt = await signIn.create({ identifier: number });
        return attempt.id === before ? unanswered(around) : textTo(attempt);
      }).then((result) => said(around, result, 'toast.signInHandled')),
    signUpByPhone: (phoneNumber, { firstName, lastName, role, password }) =>
      atIdentity(around, 'signUpByPhone', 'auth.signUpFailed', async () => {
        const { signUp } = await clientOf(around);
        const before = signUp.id;
        const attempt = await signUp.create({
          phoneNumber,
          ...(password === undefined ? {} : { password }),
          firstName,
          lastName,
          unsafeMetadata: { role, onboardingCompleted: false },
        });
        if (attempt.id === before) return unanswered(around);
        if (attempt.missingFields.length > 0) return failed({ id: 'toast.signUpHandled' });
        rememberRole(role);
        await attempt.preparePhoneNumberVerification({ strategy: 'phone_code' });
        return DONE;
      }).then((result) => said(around, result, 'toast.signUpHandled')),
    textCodeAgain: (to) =>
      atIdentity(around, 'textCodeAgain', 'byPhone.sendFailed', async () => {
        const { signIn, signUp } = await clientOf(around);
        if (to === 'signIn') return textTo(signIn);
        await signUp.preparePhoneNumberVerification({ strategy: 'phone_code' });
        return DONE;
      }).then((result) => said(around, result, null)),
    confirmTextedCode: (to, code) =>
      atIdentity(around, 'confirmTextedCode', 'byPhone.checkFailed', async () => {
        const clerk = await around.clerk();
        const { signIn, signUp } = await clientOf(around);
        if (to === 'signIn') return goOn(clerk, await signIn.attemptFirstFactor({ strategy: 'phone_code', code }));
        const attempt = await signUp.attemptPhoneNumberVerification({ code });
        if (attempt.status !== 'complete') return failed({ id: 'byPhone.checkFailed' });
        await clerk.setActive({ session: attempt.createdSessionId });
        return ok('complete' as const);
      }).then((result) => said(around, result, null)),
  };
}

/** @throws AppError if Clerk's client does not load */
async function clientOf(around: ActionSurroundings): Promise<NonNullable<ClerkLike['client']>> {
  const { client } = await around.clerk();
  if (client === undefined) throw { id: 'session.identityUnreachable' } satisfies AppError;
  return client;
}

async function textTo(attempt: SignInAttempt): Promise<Result<void, AppError>> {
  const factor = attempt.supportedFirstFactors?.find(({ strategy }) => strategy === 'phone_code');
  if (factor?.phoneNumberId === undefined) return failed({ id: 'toast.signInHandled' });
  await attempt.prepareFirstFactor({ strategy: 'phone_code', phoneNumberId: factor.phoneNumberId });
  return DONE;
}

/** Gives a failure its words. @param forWidget what is said where only Clerk's own screen can go on */
function said<T>(around: ActionSurroundings, result: Result<T, AppError>, forWidget: MessageId | null) {
  if (result.ok) return result;
  const { cause } = result.error;
  if (forWidget !== null && (result.error.id === forWidget || isForWidget(cause))) {
    around.notify(forWidget);
    return failed({ id: forWidget, cause });
  }
  const id = SAID[readProblem(cause)?.code ?? ''];
  if (id === undefined) return result;
  return failed({ id, cause, ...(OF_NUMBER.includes(id) ? { field: 'phoneNumber' as const } : {}) });
}
