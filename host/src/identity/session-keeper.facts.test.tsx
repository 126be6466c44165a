// @vitest-environment jsdom
import { sessionWriter } from '@telehealth/contracts/host';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HostContext } from '../host-context';
import { SessionKeeper } from './session-keeper';

const { session, user, connectBackend } = vi.hoisted(() => {
  const address = (emailAddress: string) => ({ emailAddress, verification: { status: 'verified' } });
  return {
    session: {
      id: 'sess_1',
      createdAt: new Date(),
      expireAt: new Date(Date.now() + 3_600_000),
      lastActiveToken: null,
      getToken: () => null,
    },
    user: {
      id: 'user_1',
      firstName: 'Thandi',
      lastName: 'Mokoena',
      primaryEmailAddress: address('old@example.com'),
      publicMetadata: {},
      unsafeMetadata: { role: 'patient' },
    },
    connectBackend: vi.fn(async () => undefined),
  };
});
vi.mock('@clerk/react', () => ({
  useClerk: () => ({ signOut: async () => undefined }),
  useUser: () => ({ isLoaded: true, user: { ...user } }),
  useSession: () => ({ session: { ...session } }),
}));
vi.mock('../connection/connect-backend', () => ({ connectBackend }));

const keeper = () => (
  <HostContext
    value={{
      environment: vi.fn(),
      askSections: vi.fn(),
      fetchActions: vi.fn(),
      loadExtraPages: vi.fn(),
      started: vi.fn(),
      addRoutes: vi.fn(),
      reconnect: vi.fn(),
      holdHistory: vi.fn(),
    }}
  >
    <SessionKeeper />
  </HostContext>
);

beforeEach(() => {
  connectBackend.mockClear();
  session.id = 'sess_1';
  sessionWriter.identityChanged({ status: 'loading' });
});
afterEach(cleanup);

it.each([
  ['address', () => Object.assign(user.primaryEmailAddress, { emailAddress: 'new@example.com' })],
  ['name', () => Object.assign(user, { firstName: 'Thandeka' })],
])('tells the backend a new %s at once, with a token made for it, and without a stir', (_, change) => {
  const { rerender } = render(keeper());
  expect(connectBackend).toHaveBeenCalledTimes(1);
  change();
  rerender(keeper());
  expect(connectBackend).toHaveBeenCalledTimes(2);
  expect(connectBackend).toHaveBeenLastCalledWith(expect.anything(), true, true);
  Object.assign(user, { unsafeMetadata: { role: 'patient', onboardingCompleted: true } });
  rerender(keeper());
  expect(connectBackend).toHaveBeenCalledTimes(2);
});

it('connects another session once, not as a change of the one before', () => {
  const { rerender } = render(keeper());
  Object.assign(session, { id: 'sess_2' });
  Object.assign(user, { lastName: 'Dlamini' });
  rerender(keeper());
  expect(connectBackend).toHaveBeenCalledTimes(2);
  expect(connectBackend).toHaveBeenLastCalledWith(expect.anything(), false, false);
});
