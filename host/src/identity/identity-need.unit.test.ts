// @vitest-environment jsdom
import { sessionStore, sessionWriter } from '@telehealth/contracts/host';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const SIGNED_IN = '__client_uat=1700000000';
/** A fresh instance of the module, as on a newly opened page. */
async function openPage(here: { pathname: string; cookie: string }) {
  vi.resetModules();
  const [need, again, connection] = await Promise.all([
    import('./identity-need'),
    import('./reconnect'),
    import('../connection/connection-store'),
  ]);
  need.startIdentity(here);
  const { result } = renderHook(() => [need.useIdentityNeed(), need.useIdentityAttempt()]);
  return { ...need, ...again, ...connection, state: () => result.current };
}
// The same store for every instance, because the contracts are loaded once.
vi.mock('@telehealth/contracts/host', async (original) => {
  const kept = globalThis as { contractsHost?: unknown };
  kept.contractsHost ??= await original();
  return kept.contractsHost;
});
const identity = () => sessionStore.getState().identity;

beforeEach(() => sessionWriter.signedOut());
afterEach(cleanup);

it('tells the pages that nobody answers, and asks again when one of them wants that', async () => {
  const page = await openPage({ pathname: '/book-consultation', cookie: SIGNED_IN });
  expect(identity()).toEqual({ status: 'loading' });
  expect(page.state()).toEqual(['wanted', 0]);
  act(page.reconnect);
  expect(page.state()).toEqual(['wanted', 0]);
  act(page.identityUnreachable);
  expect(identity()).toEqual({ status: 'loading', isUnreachable: true });
  act(page.reconnect);
  expect(identity()).toEqual({ status: 'loading' });
  expect(page.state()).toEqual(['wanted', 1]);
});

it('opens the page anew where the code to ask with did not come, unless it came after all', async () => {
  const reload = vi.fn();
  vi.stubGlobal('window', { ...window, location: { reload } });
  const page = await openPage({ pathname: '/book-consultation', cookie: SIGNED_IN });
  act(() => page.identityCodeHasCome(false));
  expect(identity()).toEqual({ status: 'loading', isUnreachable: true });
  act(page.reconnect);
  expect(reload).toHaveBeenCalledOnce();
  expect(page.state()).toEqual(['unreachable', 0]);
  act(() => page.identityCodeHasCome(true));
  act(page.reconnect);
  expect(reload).toHaveBeenCalledOnce();
  expect(page.state()).toEqual(['wanted', 1]);
  vi.unstubAllGlobals();
});

it('asks for the data of a person who is known, not for who they are', async () => {
  const page = await openPage({ pathname: '/book-consultation', cookie: SIGNED_IN });
  const connect = vi.fn();
  page.connectionStore.setState({ connect });
  act(page.identityUnreachable);
  act(page.reconnect);
  expect(connect).toHaveBeenCalledOnce();
  expect(page.state()).toEqual(['unreachable', 0]);
});

it('never loads the provider for a guest who only reads', async () => {
  const page = await openPage({ pathname: '/', cookie: '' });
  expect(page.state()).toEqual(['none', 0]);
  expect(identity()).toEqual({ status: 'signedOut' });
});

it.each([
  ['a guest who came back from signing in', '/book-consultation', '__client_uat=0', 'signedOut'],
  ['a guest on the page of signing in', '/auth/sign-in', '', 'loading'],
  ['somebody who may be signed in', '/book-consultation', SIGNED_IN, 'loading'],
])('%s, while nobody answers, is %s', async (_, pathname, cookie, expected) => {
  const page = await openPage({ pathname: '/auth/sign-in', cookie });
  page.goOnAsGuest({ pathname, cookie });
  expect(identity()).toEqual({ status: 'loading' });
  act(page.identityUnreachable);
  page.goOnAsGuest({ pathname, cookie });
  expect(identity().status).toBe(expected);
});
