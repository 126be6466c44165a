// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { clerkError } from '../clerk/fake-clerk';
import { mailCode, type Provable, proveByAuthenticator, proveByMailedCode, proveByPassword } from './prove-identity';

const refusal = (code: string, status = 422) => ({ ...clerkError(code, code), status });
const factor = { strategy: 'email_code', emailAddressId: 'idn_1', safeIdentifier: 't***@example.com' };

function session(changes: Partial<Provable> = {}) {
  return {
    startVerification: vi.fn(async () => ({ status: 'needs_first_factor', supportedFirstFactors: [factor] })),
    prepareFirstFactorVerification: vi.fn(async () => undefined),
    attemptFirstFactorVerification: vi.fn(async () => ({ status: 'complete' })),
    attemptSecondFactorVerification: vi.fn(async () => ({ status: 'complete' })),
    ...changes,
  } satisfies Provable;
}

afterEach(() => void vi.restoreAllMocks());

it('asks the provider for the password of this session', async () => {
  const mine = session();
  expect((await proveByPassword(mine, 'secret')).ok).toBe(true);
  expect(mine.startVerification).toHaveBeenCalledWith({ level: 'first_factor' });
  expect(mine.attemptFirstFactorVerification).toHaveBeenCalledWith({ strategy: 'password', password: 'secret' });
});

it('mails a code to the address the provider names, and takes it', async () => {
  const mine = session();
  expect(await mailCode(mine)).toEqual({ ok: true, value: 't***@example.com' });
  expect(mine.prepareFirstFactorVerification).toHaveBeenCalledWith({
    strategy: 'email_code',
    emailAddressId: 'idn_1',
  });
  expect((await proveByMailedCode(mine, '123456')).ok).toBe(true);
});

it('says when an account gets no code by mail, and takes one of its authenticator app', async () => {
  const mine = session({ startVerification: async () => ({ status: 'x', supportedFirstFactors: null }) });
  expect(await mailCode(mine)).toEqual({ ok: true, value: null });
  expect((await proveByAuthenticator(mine, '123456')).ok).toBe(true);
  const wrong = session({ attemptSecondFactorVerification: () => Promise.reject(refusal('form_code_incorrect')) });
  expect(await proveByAuthenticator(wrong, '000000')).toMatchObject({ error: { id: 'twoStep.codeWrong' } });
});

it.each([
  [refusal('form_password_incorrect'), 'lock.passwordWrong'],
  [refusal('form_code_incorrect'), 'lock.codeWrong'],
  [refusal('too_many_requests', 429), 'auth.tooManyAttempts'],
  [refusal('user_locked', 403), 'auth.accountLocked'],
  [refusal('resource_not_found', 404), 'session.ended'],
  [refusal('internal_error', 500), 'lock.failed'],
  [new Error('Failed to fetch'), 'lock.offline'],
])('%o is %s', async (cause, id) => {
  const attemptFirstFactorVerification = () => Promise.reject(cause);
  expect(await proveByPassword(session({ attemptFirstFactorVerification }), 'x')).toMatchObject({ error: { id } });
});

it('believes nothing the provider says while the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await proveByPassword(session(), 'x')).toMatchObject({ ok: false, error: { id: 'lock.offline' } });
});

it('does not take an unfinished proof for one', async () => {
  const attemptFirstFactorVerification = async () => ({ status: 'needs_second_factor' });
  expect((await proveByPassword(session({ attemptFirstFactorVerification }), 'x')).ok).toBe(false);
});
