// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { clerkError, fakeClerk } from '../clerk/fake-clerk';
import { fakeSurroundings } from './fake-surroundings';
import { createIdentityActions } from './identity-actions';

const refusal = (code: string) => ({ ...clerkError(code, code), status: 422 });
const FACTOR = { strategy: 'email_code', emailAddressId: 'idn_1', safeIdentifier: 't***@example.com' };

function setUp() {
  const { clerk } = fakeClerk();
  const session = {
    getToken: vi.fn(async () => 'token'),
    startVerification: vi.fn(async () => ({ status: 'needs_first_factor', supportedFirstFactors: [FACTOR] })),
    prepareFirstFactorVerification: vi.fn(async () => undefined),
    attemptFirstFactorVerification: vi.fn(async (_: object) => ({ status: 'complete' })),
    attemptSecondFactorVerification: vi.fn(async () => ({ status: 'complete' })),
  };
  const { around } = fakeSurroundings({ ...clerk, session } as never);
  return { session, around, actions: createIdentityActions(around) };
}

it('opens the data session anew once it is proven who is there, and only then', async () => {
  const { session, around, actions } = setUp();
  session.attemptFirstFactorVerification.mockRejectedValueOnce(refusal('form_password_incorrect'));
  expect(await actions.proveIdentity({ password: 'wrong' })).toMatchObject({ error: { id: 'security.passwordWrong' } });
  expect(around.renew).not.toHaveBeenCalled();
  expect((await actions.proveIdentity({ password: 'right' })).ok).toBe(true);
  expect(around.renew).toHaveBeenCalledTimes(1);
});

it('mails a code and takes it, or one of the app', async () => {
  const { session, actions } = setUp();
  expect(await actions.mailIdentityCode()).toEqual({ ok: true, value: 't***@example.com' });
  expect((await actions.proveIdentity({ mailedCode: '123456' })).ok).toBe(true);
  expect(session.attemptFirstFactorVerification).toHaveBeenCalledWith({ strategy: 'email_code', code: '123456' });
  expect((await actions.proveIdentity({ appCode: '654321' })).ok).toBe(true);
  expect(session.attemptSecondFactorVerification).toHaveBeenCalledWith({ strategy: 'totp', code: '654321' });
});

it('says so when the backend does not open again', async () => {
  const { around, actions } = setUp();
  around.renew.mockResolvedValueOnce(false);
  expect(await actions.proveIdentity({ password: 'right' })).toMatchObject({ ok: false, error: { id: 'sync.failed' } });
});
