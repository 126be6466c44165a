// @vitest-environment jsdom
import { sessionStore, sessionWriter } from '@telehealth/contracts/host';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { HostContext } from '../host-context';
import { SessionKeeper } from './session-keeper';

const { session, user, connectBackend } = vi.hoisted(() => ({
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
  useClerk: () => ({ signOut: async () => undefined }),
  useUser: () => ({ isLoaded: true, user }),
  useSession: () => ({ session: { ...session } }),
}));
vi.mock('./connect-backend', () => ({ connectBackend }));

afterEach(cleanup);

it('exchanges nothing while the session waits for two-step sign-in, and does once it is active', () => {
  sessionWriter.identityChanged({ status: 'loading' });
  const keeper = (
    <HostContext value={{ environment: vi.fn(), loadExtraPages: vi.fn(), addRoutes: vi.fn(), holdHistory: vi.fn() }}>
      <SessionKeeper />
    </HostContext>
  );
  const { rerender } = render(keeper);
  expect(sessionStore.getState().identity).toMatchObject({ status: 'signedIn', task: 'setup-mfa' });
  expect(connectBackend).not.toHaveBeenCalled();
  session.currentTask = undefined;
  rerender(<div />);
  rerender(keeper);
  expect(sessionStore.getState().identity).not.toHaveProperty('task');
  expect(connectBackend).toHaveBeenCalledTimes(1);
});
