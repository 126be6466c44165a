// @vitest-environment jsdom
import { sessionStore, sessionWriter } from '@telehealth/contracts/host';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { HostContext } from '../host-context';
import { SessionKeeper } from './session-keeper';

const { session, user, connectBackend, signOut } = vi.hoisted(() => ({
  signOut: vi.fn(async () => undefined),
  session: {
    id: 'sess_1',
    createdAt: new Date(),
    expireAt: new Date(Date.now() + 3_600_000),
    lastActiveToken: null,
    currentTask: { key: 'setup-mfa' } as { key: string } | undefined,
    getToken: () => null,
  },
  user: { id: 'user_1', primaryEmailAddress: null, publicMetadata: {}, unsafeMetadata: { role: 'specialist' } },
  connectBackend: vi.fn(async () => undefined),
}));
vi.mock('@clerk/react', () => ({
  useClerk: () => ({ signOut }),
  useUser: () => ({ isLoaded: true, user }),
  useSession: () => ({ session: { ...session } }),
}));
vi.mock('../connection/connect-backend', () => ({ connectBackend }));

afterEach(cleanup);

const keeping = (isUnanswered = false) => (
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
    <SessionKeeper isUnanswered={isUnanswered} />
  </HostContext>
);

it('ends nothing and believes nothing of a session that is known from the cookie alone and seems over', async () => {
  sessionWriter.identityChanged({ status: 'loading' });
  const { createdAt, expireAt } = session;
  Object.assign(session, { createdAt: new Date(1), expireAt: new Date(1) });
  const { rerender } = render(keeping(true));
  await new Promise((done) => setTimeout(done));
  expect(signOut).not.toHaveBeenCalled();
  expect(connectBackend).not.toHaveBeenCalled();
  expect(sessionStore.getState().identity).toEqual({ status: 'loading' });
  // The same session, if that is Clerk's answer, has ended.
  rerender(keeping());
  await vi.waitFor(() => expect(signOut).toHaveBeenCalled());
  Object.assign(session, { createdAt, expireAt });
});

it('exchanges nothing while the session waits for two-step sign-in, and does once it is active', () => {
  sessionWriter.identityChanged({ status: 'loading' });
  const keeper = keeping();
  const { rerender } = render(keeper);
  expect(sessionStore.getState().identity).toMatchObject({ status: 'signedIn', task: 'setup-mfa' });
  expect(connectBackend).not.toHaveBeenCalled();
  session.currentTask = undefined;
  rerender(<div />);
  rerender(keeper);
  expect(sessionStore.getState().identity).not.toHaveProperty('task');
  expect(connectBackend).toHaveBeenCalledTimes(1);
});
