// @vitest-environment jsdom

import { sessionStore, sessionWriter } from '@telehealth/contracts/host';
import type { AppUser } from '@telehealth/contracts/identity';
import { createMemoryRouter, RouterProvider } from '@telehealth/contracts/router';
import { rowOf } from '@telehealth/contracts/routes';
import type { IdentityState } from '@telehealth/contracts/session';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RouteGuard } from './route-guard';

const person: AppUser = {
  id: 'user_1',
  name: 'Thandi Nkosi',
  email: 'thandi@example.com',
  role: 'patient',
  preferences: {},
  onboardingCompleted: true,
  emailVerified: true,
  phone: '',
};
const signedIn: IdentityState = { status: 'signedIn', user: person, roleChosen: true, emailProven: true };

function open(path: string, id: Parameters<typeof rowOf>[0], identity: IdentityState) {
  sessionWriter.identityChanged(identity);
  const row = rowOf(id);
  const element = (
    <RouteGuard row={row}>
      <p>the page</p>
    </RouteGuard>
  );
  const router = createMemoryRouter(
    [
      { path: row.path, element },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return () => router.state.location.pathname + router.state.location.search;
}

afterEach(() => {
  cleanup();
  sessionStore.setState(sessionStore.getInitialState());
});

test('a page for anyone is drawn although nobody knows yet who the visitor is', () => {
  open('/find-specialist', 'findSpecialist', { status: 'loading' });
  expect(screen.getByText('the page')).toBeTruthy();
});

test.each([
  ['__client_uat=0', true],
  ['__client_uat=1700000000', false],
])('a form of ours stands before anybody has answered, where the cookies call nobody: %s', (cookie, stands) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the product reads Clerk's script-readable cookie.
  document.cookie = `${cookie}; path=/`;
  open('/auth/unified/sign-up', 'auth.unifiedSignUp', { status: 'loading' });
  expect(screen.queryByText('the page') !== null).toBe(stands);
  cleanup();
  open('/auth/sign-up', 'auth.signUp', { status: 'loading' });
  expect(screen.queryByText('the page')).toBeNull();
});

test('a protected page waits until it is known who the visitor is, then is drawn', () => {
  open('/patient/dashboard', 'patient.dashboard', { status: 'loading' });
  expect(screen.queryByText('the page')).toBeNull();
  expect(screen.getByRole('status')).toBeTruthy();
  act(() => sessionWriter.identityChanged(signedIn));
  expect(screen.getByText('the page')).toBeTruthy();
});

test('a visitor is sent to sign in, with the way back', () => {
  const place = open('/patient/dashboard?tab=next', 'patient.dashboard', { status: 'signedOut' });
  expect(place()).toBe('/auth/sign-in?redirect=%2Fpatient%2Fdashboard%3Ftab%3Dnext');
  expect(screen.queryByText('the page')).toBeNull();
});

test('an invitation is no part of the way back, which servers see: it waits in this tab', () => {
  const fragment = `#invitation=${'a'.repeat(43)}`;
  const place = open(`/consultation/7${fragment}`, 'consultation', { status: 'signedOut' });
  expect(place()).toBe('/auth/sign-in?redirect=%2Fconsultation%2F7');
  expect(sessionStorage.getItem('/consultation/7#invitation=')).toMatch(new RegExp(`^${fragment} \\d{13}$`));
});

test('the wrong role sees whose page it is and the way home, never the page', () => {
  open('/specialist/dashboard', 'specialist.dashboard', signedIn);
  expect(screen.queryByText('the page')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page is not for your account');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/patient/dashboard');
});

test('a signed-in person on a sign-in page goes to the callback, query kept', () => {
  const place = open('/auth/unified/sign-in?redirect=%2Fpatient%2Fappointments', 'auth.unifiedSignIn', signedIn);
  expect(place()).toBe('/auth/callback?redirect=%2Fpatient%2Fappointments');
});
