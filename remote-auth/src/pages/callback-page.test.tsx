// @vitest-environment jsdom
import { KEPT_REDIRECTS, REFUSED_REDIRECTS } from '@telehealth/contracts/examples/redirect';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepReturnPath } from '../features/return-path/return-path';
import { renderAuthPage, signedIn } from '../testing/render-auth-page';
import CallbackPage from './callback-page';

let now = Date.now();
/** Later than anything that still counts as the same arrival. */
const aMinuteLater = () => {
  now += 60_000;
  vi.setSystemTime(now);
};
beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
  aMinuteLater();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const elsewhere = async () => (await screen.findByTestId('elsewhere')).textContent;

it('waits with a spinner and its words, then says welcome and goes home', async () => {
  const { notify, setIdentity } = renderAuthPage(CallbackPage, {
    id: 'auth.callback',
    identity: { status: 'loading' },
  });
  expect(screen.getByRole('status').textContent).toBe('Completing your sign in...');
  expect(notify).not.toHaveBeenCalled();
  await setIdentity(signedIn({ onboarded: true }));
  expect(await elsewhere()).toBe('/patient/dashboard');
  expect(notify.mock.calls).toEqual([['callback.welcome', { name: 'Thandi Nkosi' }]]);
});

it('follows the redirect of the query, and nothing off this product', async () => {
  renderAuthPage(CallbackPage, {
    id: 'auth.callback',
    at: '/auth/callback?redirect=%2Fpayment%2F1',
    identity: signedIn(),
  });
  expect(await elsewhere()).toBe('/payment/1');
  cleanup();
  aMinuteLater();
  renderAuthPage(CallbackPage, {
    id: 'auth.callback',
    at: '/auth/callback?redirect=%2F%2Fevil.example',
    identity: signedIn(),
  });
  expect(await elsewhere()).toBe('/patient/onboarding');
});

const WANTED = [...KEPT_REDIRECTS, ...REFUSED_REDIRECTS.map((wanted) => [wanted, '/patient/dashboard'] as const)];
it.each(WANTED.map(([wanted, path]) => [JSON.stringify(wanted).slice(0, 80), path, wanted] as const))(
  'asked for %s, leads to %s',
  async (_, path, wanted) => {
    aMinuteLater();
    renderAuthPage(CallbackPage, {
      id: 'auth.callback',
      at: `/auth/callback?${new URLSearchParams({ redirect: wanted })}`,
      identity: signedIn({ onboarded: true }),
    });
    expect(await elsewhere()).toBe(path);
  },
);

it('follows the kept redirect once', async () => {
  keepReturnPath('?redirect=%2Fbook-consultation');
  renderAuthPage(CallbackPage, { id: 'auth.callback', identity: signedIn() });
  expect(await elsewhere()).toBe('/book-consultation');
  cleanup();
  aMinuteLater();
  renderAuthPage(CallbackPage, { id: 'auth.callback', identity: signedIn() });
  expect(await elsewhere()).toBe('/patient/onboarding');
});

it('keeps the way of its query through the steps that come first', async () => {
  const at = '/auth/callback?redirect=%2Fpayment%2F1';
  for (const [identity, step] of [
    [signedIn({ emailProven: false }), '/auth/verify-email?redirect=%2Fpayment%2F1'],
    [signedIn({ roleChosen: false }), '/auth/role-selection'],
  ] as const) {
    renderAuthPage(CallbackPage, { id: 'auth.callback', at, identity });
    expect(await elsewhere()).toBe(step);
    cleanup();
    renderAuthPage(CallbackPage, { id: 'auth.callback', identity: signedIn() });
    expect(await elsewhere()).toBe('/payment/1');
    cleanup();
    aMinuteLater();
  }
});

it('leads to the same place without a second welcome when it is opened twice for one sign-in', async () => {
  keepReturnPath('?redirect=%2Fbook-consultation');
  renderAuthPage(CallbackPage, { id: 'auth.callback', identity: signedIn() });
  expect(await elsewhere()).toBe('/book-consultation');
  cleanup();
  const { notify } = renderAuthPage(CallbackPage, { id: 'auth.callback', identity: signedIn() });
  expect(await elsewhere()).toBe('/book-consultation');
  expect(notify).not.toHaveBeenCalled();
});

it('says that signing in failed and goes to sign-in', async () => {
  const { notify } = renderAuthPage(CallbackPage, { id: 'auth.callback', at: '/auth/callback?error=access_denied' });
  expect(await elsewhere()).toBe('/auth/sign-in');
  expect(notify).toHaveBeenCalledWith('callback.failed');
});

const settled = () => act(async () => undefined);

it('leads on once per opening, so that it never takes back where the person went since', async () => {
  const at = '/auth/callback?redirect=%2Fauth%2Fsecurity';
  const { router, setIdentity } = renderAuthPage(CallbackPage, {
    ...{ id: 'auth.callback', at, identity: signedIn(), elsewherePending: true },
  });
  await settled();
  const address = () => router.state.location.pathname + router.state.location.search;
  expect(address()).toBe('/auth/security');
  await act(async () => router.navigate('/find-specialist'));
  // The identity provider may emit the same user again at any time.
  await setIdentity(signedIn());
  expect(address()).toBe('/find-specialist');
});

it('leads on again when the person turns out to be at another step', async () => {
  const { router, setIdentity } = renderAuthPage(CallbackPage, {
    ...{ id: 'auth.callback', identity: signedIn({ roleChosen: false }), elsewherePending: true },
  });
  await settled();
  expect(router.state.location.pathname).toBe('/auth/role-selection');
  await setIdentity(signedIn({ onboarded: true }));
  expect(router.state.location.pathname).toBe('/patient/dashboard');
});
