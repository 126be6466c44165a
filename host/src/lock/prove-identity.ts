import { type AppError, failed, ok, type Result } from '@telehealth/contracts/errors';
import { toLockFailure } from './provider-failure';

type Level = 'first_factor' | 'second_factor';
interface EmailCode {
  strategy: 'email_code';
  emailAddressId: string;
  safeIdentifier: string;
}
interface Verification {
  status: string;
  supportedFirstFactors: readonly { strategy: string }[] | null;
}

/** Clerk's reverification calls on a session. */
export interface Provable {
  startVerification(params: { level: Level }): Promise<Verification>;
  prepareFirstFactorVerification(params: { strategy: 'email_code'; emailAddressId: string }): Promise<unknown>;
  attemptFirstFactorVerification(
    params: { strategy: 'password'; password: string } | { strategy: 'email_code'; code: string },
  ): Promise<{ status: string }>;
  attemptSecondFactorVerification(params: { strategy: 'totp'; code: string }): Promise<{ status: string }>;
}

async function settle<T>(work: () => Promise<Result<T, AppError>>): Promise<Result<T, AppError>> {
  // Offline, Clerk's client returns nothing new instead of failing.
  if (!navigator.onLine) return failed({ id: 'lock.offline' });
  try {
    return await work();
  } catch (cause) {
    return failed(toLockFailure(cause));
  }
}

const proven = ({ status }: { status: string }): Result<void, AppError> =>
  status === 'complete' ? ok(undefined) : failed({ id: 'lock.failed' });

export function proveByPassword(session: Provable, password: string): Promise<Result<void, AppError>> {
  return settle(async () => {
    await session.startVerification({ level: 'first_factor' });
    return proven(await session.attemptFirstFactorVerification({ strategy: 'password', password }));
  });
}

const isEmailCode = (factor: { strategy: string }): factor is EmailCode => factor.strategy === 'email_code';

/** Mails a code. @returns the address, partly masked; null if this account gets no codes by mail */
export function mailCode(session: Provable): Promise<Result<string | null, AppError>> {
  return settle(async () => {
    const { supportedFirstFactors } = await session.startVerification({ level: 'first_factor' });
    const factor = supportedFirstFactors?.find(isEmailCode);
    if (factor === undefined) return ok(null);
    await session.prepareFirstFactorVerification({ strategy: 'email_code', emailAddressId: factor.emailAddressId });
    return ok(factor.safeIdentifier);
  });
}

export function proveByMailedCode(session: Provable, code: string): Promise<Result<void, AppError>> {
  return settle(async () => proven(await session.attemptFirstFactorVerification({ strategy: 'email_code', code })));
}

export function proveByAuthenticator(session: Provable, code: string): Promise<Result<void, AppError>> {
  return settle(async () => {
    await session.startVerification({ level: 'second_factor' });
    return proven(await session.attemptSecondFactorVerification({ strategy: 'totp', code }));
  }).then((result) => {
    // Authenticator codes are not sent; the app shows a new one by itself.
    const isWrong = !result.ok && result.error.id === 'lock.codeWrong';
    return isWrong ? failed({ ...result.error, id: 'twoStep.codeWrong' }) : result;
  });
}
