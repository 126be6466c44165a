// @vitest-environment jsdom

import { sessionWriter } from '@telehealth/contracts/host';
import { pathTo, type RouteId } from '@telehealth/contracts/routes';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeClerk, waitingSignUp } from '../testing/fake-clerk';
import { renderAuthPage } from '../testing/render-auth-page';
import HostedPage from './hosted-page';

vi.mock('@clerk/react', async () => (await import('../testing/fake-clerk')).clerkModule());

beforeEach(() => {
  fakeClerk.reset();
  sessionStorage.clear();
});
afterEach(cleanup);
const widget = () => fakeClerk.widgets.at(-1);

const TITLES: readonly [id: RouteId, title: string, kind: 'SignIn' | 'SignUp'][] = [
  ['auth.signIn', 'Welcome Back', 'SignIn'],
  ['auth.signUp', 'Create Your Account', 'SignUp'],
  ['auth.patientLogin', 'Patient Sign In', 'SignIn'],
  ['auth.patientSignup', 'Create Patient Account', 'SignUp'],
  ['auth.specialistLogin', 'Healthcare Provider Sign In', 'SignIn'],
  ['auth.specialistSignup', 'Join as Healthcare Provider', 'SignUp'],
];

it.each(TITLES)('%s is titled "%s" and shows %s', (id, title, kind) => {
  renderAuthPage(HostedPage, { id });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(widget()?.kind).toBe(kind);
  expect(widget()?.props).toMatchObject({
    routing: 'path',
    path: pathTo(id as 'auth.signIn'),
    forceRedirectUrl: '/auth/callback',
  });
});

it('passes the role of the path as metadata, and none where the path names none', () => {
  renderAuthPage(HostedPage, { id: 'auth.specialistSignup' });
  expect(widget()?.props.unsafeMetadata).toEqual({ role: 'specialist', onboardingCompleted: false });
  cleanup();
  renderAuthPage(HostedPage, { id: 'auth.signUp' });
  expect(widget()?.props.unsafeMetadata).toBeUndefined();
});

describe('the way back', () => {
  it('goes through the callback, also on the steps that drop the query', async () => {
    const { router } = renderAuthPage(HostedPage, {
      id: 'auth.patientLogin',
      at: '/auth/patient/login?redirect=%2Fpayment%2F1',
    });
    expect(widget()?.props.forceRedirectUrl).toBe('/auth/callback?redirect=%2Fpayment%2F1');
    expect(widget()?.props.signUpUrl).toBe('/auth/patient/signup?redirect=%2Fpayment%2F1');
    await router.navigate('/auth/patient/login/factor-one');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/patient/login/factor-one'));
    expect(widget()?.props.forceRedirectUrl).toBe('/auth/callback?redirect=%2Fpayment%2F1');
  });

  it('never leads off this product, and starting anew forgets an older one', () => {
    renderAuthPage(HostedPage, { id: 'auth.signIn', at: '/auth/sign-in?redirect=%2Fpayment%2F1' });
    cleanup();
    renderAuthPage(HostedPage, { id: 'auth.signIn', at: '/auth/sign-in?redirect=https%3A%2F%2Fevil.example%2Fx' });
    expect(widget()?.props.forceRedirectUrl).toBe('/auth/callback');
    expect(sessionStorage.length).toBe(0);
  });
});

describe("the widget's verification step", () => {
  it('goes to our verification screen while a sign-up is under way', async () => {
    fakeClerk.signUp = waitingSignUp();
    renderAuthPage(HostedPage, { id: 'auth.signUp', at: '/auth/sign-up/verify-email-address' });
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/auth/verify-email');
  });

  it('goes there too when the client learns of the sign-up just after the widget went on', async () => {
    const { router } = renderAuthPage(HostedPage, { id: 'auth.signUp' });
    await act(() => router.navigate('/auth/sign-up/verify-email-address'));
    fakeClerk.signUp = waitingSignUp();
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/auth/verify-email');
  });

  it('starts again when no sign-up is under way, instead of staying blank', async () => {
    const { router } = renderAuthPage(HostedPage, { id: 'auth.signUp', at: '/auth/sign-up/verify-email-address' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/sign-up'));
  });
});

it('shows the way to the other role', () => {
  renderAuthPage(HostedPage, { id: 'auth.patientSignup' });
  expect(screen.getByRole('link', { name: 'Create an account as a healthcare provider' }).getAttribute('href')).toBe(
    '/auth/specialist/signup',
  );
});

describe('demo entry', () => {
  it('is not there where the environment does not offer it', () => {
    renderAuthPage(HostedPage, { id: 'auth.signIn' });
    expect(screen.queryByRole('button', { name: /demo/ })).toBeNull();
  });

  it('enters as either role', async () => {
    const { auth } = renderAuthPage(HostedPage, { id: 'auth.signIn', demoOffered: true });
    await userEvent.click(screen.getByRole('button', { name: 'Enter as a demo patient' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enter as a demo healthcare provider' }));
    expect(vi.mocked(auth.enterDemo).mock.calls).toEqual([['patient'], ['specialist']]);
  });

  it('takes a press before the identity has answered', async () => {
    const { auth } = renderAuthPage(HostedPage, { id: 'auth.signIn', demoOffered: true });
    act(() => sessionWriter.identityChanged({ status: 'loading' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enter as a demo patient' }));
    expect(auth.enterDemo).toHaveBeenCalledExactlyOnceWith('patient');
  });
});
