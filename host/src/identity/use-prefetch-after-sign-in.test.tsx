// @vitest-environment jsdom

import { sessionStore, sessionWriter } from '@telehealth/contracts/host';
import { type RouteId, rowOf } from '@telehealth/contracts/routes';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePrefetchAfterSignIn } from './use-prefetch-after-sign-in';

const asked: string[] = [];
vi.mock('../remotes/prefetch', () => ({ createPrefetch: () => (row: { id: string }) => asked.push(row.id) }));
const prepare = vi.fn();
const profileCalls = vi.fn();
vi.mock('../connection/connection', () => ({
  loadDataArea: async () => ({ backend: { auth: { prepare } }, module: { profileCalls } }),
}));
const fetchActions = vi.fn(async () => undefined);
vi.mock('../remotes/page-store', () => ({ usePageStore: () => null }));
vi.mock('../host-context', () => ({ useHost: () => ({ environment: null, fetchActions }) }));

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  sessionWriter.identityChanged({ status: 'signedOut' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStore.setState(sessionStore.getInitialState());
});

test.each([
  ['auth.patientLogin', 'patient', ['auth.callback', 'patient.dashboard']],
  ['auth.specialistSignup', 'specialist', ['auth.callback', 'specialist.onboarding']],
  ['auth.unifiedSignIn', 'patient', ['auth.callback', 'patient.dashboard']],
  ['auth.verify', 'patient', []],
  ['findSpecialist', 'patient', []],
] as const satisfies readonly [RouteId, string, readonly string[]][])('%s as a %s fetches %j', (id, role, pages) => {
  sessionWriter.preferredRoleChanged(role);
  renderHook(() => usePrefetchAfterSignIn(rowOf(id)));
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(4000);
  expect(asked).toEqual(pages);
});

test('whoever types is not kept waiting, and the code that opens the session comes too, once', async () => {
  sessionWriter.preferredRoleChanged('patient');
  for (const loaded of [prepare, profileCalls, fetchActions]) loaded.mockClear();
  renderHook(() => usePrefetchAfterSignIn(rowOf('auth.unifiedSignIn')));
  document.dispatchEvent(new Event('input'));
  document.dispatchEvent(new Event('input'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual(['auth.callback', 'patient.dashboard']);
  for (const loaded of [prepare, profileCalls, fetchActions]) expect(loaded).toHaveBeenCalledOnce();
});

test("the provider's form has actions of its own", async () => {
  fetchActions.mockClear();
  renderHook(() => usePrefetchAfterSignIn(rowOf('auth.patientLogin')));
  document.dispatchEvent(new Event('input'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetchActions).not.toHaveBeenCalled();
});

test('nothing is fetched before it is known that the visitor is a stranger, or after they left', () => {
  sessionWriter.identityChanged({ status: 'loading' });
  const { unmount } = renderHook(() => usePrefetchAfterSignIn(rowOf('auth.signIn')));
  vi.advanceTimersByTime(5000);
  sessionWriter.identityChanged({ status: 'signedOut' });
  unmount();
  vi.advanceTimersByTime(5000);
  expect(asked).toEqual([]);
});
