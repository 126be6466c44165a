// @vitest-environment jsdom

import { sessionStore, sessionWriter } from '@telehealth/contracts/host';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HostContext } from '../host-context';
import { takeToast } from '../notifications/waiting-toasts';
import { SessionKeeper } from './session-keeper';

vi.mock('@clerk/react', () => ({
  useClerk: () => ({ signOut: async () => undefined }),
  useUser: () => ({ isLoaded: true, user: null }),
  useSession: () => ({ session: null }),
}));

const open = (isUnanswered = false) =>
  render(
    <HostContext
      value={{
        environment: () => Promise.reject(new Error('not asked for')),
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
    </HostContext>,
  );

beforeEach(() => {
  localStorage.clear();
  sessionWriter.identityChanged({ status: 'loading' });
});
afterEach(cleanup);

it('ends a backend session that outlived the identity, and says why', async () => {
  localStorage.setItem(STORAGE_KEYS.backendSession, '{"access_token":"old"}');
  localStorage.setItem(STORAGE_KEYS.preferredRole, 'specialist');
  sessionStorage.setItem(STORAGE_KEYS.symptomCheck, '{}');
  sessionStorage.setItem(STORAGE_KEYS.symptomCheckResult, '{}');
  open();
  await vi.waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.backendSession)).toBeNull());
  expect(localStorage.getItem(STORAGE_KEYS.preferredRole)).toBeNull();
  expect(sessionStorage.getItem(STORAGE_KEYS.symptomCheck)).toBeNull();
  expect(sessionStorage.getItem(STORAGE_KEYS.symptomCheckResult)).toBeNull();
  expect(sessionStore.getState().identity.status).toBe('signedOut');
  expect(takeToast()).toEqual({ id: 'session.expired' });
});

it('says nothing to a guest', () => {
  localStorage.setItem(STORAGE_KEYS.preferredRole, 'specialist');
  sessionStorage.setItem(STORAGE_KEYS.symptomCheck, '{}');
  open();
  expect(sessionStorage.getItem(STORAGE_KEYS.symptomCheck)).toBe('{}');
  expect(sessionStore.getState().identity.status).toBe('signedOut');
  expect(localStorage.getItem(STORAGE_KEYS.preferredRole)).toBe('specialist');
  expect(takeToast()).toBeUndefined();
});

it('does not call a sign-out that is still under way an expiry', () => {
  sessionWriter.identityChanged({ status: 'signedOut' });
  localStorage.setItem(STORAGE_KEYS.backendSession, '{"access_token":"ending"}');
  open();
  expect(takeToast()).toBeUndefined();
});

it('signs nobody out because the identity could not be asked', () => {
  localStorage.setItem(STORAGE_KEYS.backendSession, '{"access_token":"kept"}');
  open(true);
  expect(sessionStore.getState().identity.status).toBe('loading');
  expect(localStorage.getItem(STORAGE_KEYS.backendSession)).not.toBeNull();
  expect(takeToast()).toBeUndefined();
});
