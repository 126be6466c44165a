// @vitest-environment jsdom
import { failed } from '@telehealth/contracts/errors';
import { message } from '@telehealth/contracts/messages';
import { ROLE_REDIRECT_DELAY_MS } from '@telehealth/contracts/settings';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepReturnPath, keptReturnPath } from '../features/return-path/return-path';
import { fakeClerk } from '../testing/fake-clerk';
import { renderAuthPage, signedIn } from '../testing/render-auth-page';
import RoleSelectionPage from './role-selection-page';

vi.mock('@clerk/react', async () => (await import('../testing/fake-clerk')).clerkModule());

const ROLELESS = signedIn({ roleChosen: false });
const press = async () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Continue' })));
beforeEach(() => {
  vi.useFakeTimers();
  fakeClerk.reset();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('offers two cards and asks for one', async () => {
  const { auth } = renderAuthPage(RoleSelectionPage, { id: 'auth.roleSelection', identity: ROLELESS });
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  await press();
  expect(screen.getByRole('alert').textContent).toContain(message('role.required'));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Patient/ }));
  expect(auth.chooseRole).not.toHaveBeenCalled();
});

it('stores the role, says thank you and goes to onboarding after half a second', async () => {
  const { auth, notify, router, setIdentity } = renderAuthPage(RoleSelectionPage, {
    id: 'auth.roleSelection',
    identity: ROLELESS,
  });
  fireEvent.click(screen.getByRole('radio', { name: /Healthcare Provider/ }));
  await press();
  await setIdentity(signedIn({ role: 'specialist' }));
  expect(auth.chooseRole).toHaveBeenCalledWith('specialist');
  expect(notify).toHaveBeenCalledWith('role.chosen', { role: 'specialist' });
  await act(async () => vi.advanceTimersByTime(ROLE_REDIRECT_DELAY_MS - 1));
  expect(router.state.location.pathname).toBe('/auth/role-selection');
  await act(async () => vi.advanceTimersByTime(1));
  expect(router.state.location.pathname).toBe('/specialist/onboarding');
});

it('keeps the choice when it could not be stored', async () => {
  const { router } = renderAuthPage(RoleSelectionPage, {
    id: 'auth.roleSelection',
    identity: ROLELESS,
    auth: { chooseRole: async () => failed({ id: 'data.offline' }) },
  });
  fireEvent.click(screen.getByRole('radio', { name: /Patient/ }));
  await press();
  expect(screen.getByRole('alert').textContent).toContain(message('role.failed'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Patient/ }).checked).toBe(true);
  await act(async () => vi.advanceTimersByTime(5000));
  expect(router.state.location.pathname).toBe('/auth/role-selection');
});

it('keeps where the person wanted to go, for after onboarding', async () => {
  keepReturnPath('?redirect=%2Fpayment%2F1');
  const { router } = renderAuthPage(RoleSelectionPage, { id: 'auth.roleSelection', identity: ROLELESS });
  fireEvent.click(screen.getByRole('radio', { name: /Patient/ }));
  await press();
  await act(async () => vi.advanceTimersByTime(ROLE_REDIRECT_DELAY_MS));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/patient/onboarding?redirect=%2Fpayment%2F1');
  expect(keptReturnPath()).toBeNull();
});

it.each(['role.alreadyChosen', 'auth.offline'] as const)('says what stands in the way (%s)', async (id) => {
  const auth = { chooseRole: async () => failed({ id }) };
  renderAuthPage(RoleSelectionPage, { id: 'auth.roleSelection', identity: ROLELESS, auth });
  fireEvent.click(screen.getByRole('radio', { name: /Patient/ }));
  await press();
  expect(screen.getByRole('alert').textContent).toContain(message(id));
});

it('goes home, and says why, when the role was chosen elsewhere meanwhile', async () => {
  const auth = { chooseRole: async () => failed({ id: 'role.alreadyChosen' } as const) };
  const { router, notify, setIdentity } = renderAuthPage(RoleSelectionPage, {
    id: 'auth.roleSelection',
    identity: ROLELESS,
    auth,
  });
  fireEvent.click(screen.getByRole('radio', { name: /Healthcare Provider/ }));
  await press();
  await setIdentity(signedIn({ onboarded: true }));
  expect(notify).toHaveBeenCalledExactlyOnceWith('role.alreadyChosen');
  expect(router.state.location.pathname).toBe('/patient/dashboard');
});

describe('somebody who works for the clinic', () => {
  const operatorPage = () => screen.getByRole('heading', { level: 1 }).textContent;

  it('gets no choice that would be refused, but the way to the desk', () => {
    const identity = signedIn({ roleChosen: false, isOperator: true });
    renderAuthPage(RoleSelectionPage, { id: 'auth.roleSelection', identity });
    expect(operatorPage()).toBe('Your account works for the clinic');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to the desk' }).getAttribute('href')).toBe('/desk');
    expect(screen.getByRole('link', { name: 'Sign-in and security' })).toBeTruthy();
  });

  it('is told so also when only the database knows', async () => {
    const auth = { chooseRole: async () => failed({ id: 'access.refused' } as const) };
    renderAuthPage(RoleSelectionPage, { id: 'auth.roleSelection', identity: ROLELESS, auth });
    fireEvent.click(screen.getByRole('radio', { name: /Patient/ }));
    await press();
    expect(operatorPage()).toBe('Your account works for the clinic');
    expect(screen.queryByRole('link', { name: 'Go to the desk' })).toBeNull();
    expect(screen.getByText(/cannot open the desk yet/)).toBeTruthy();
  });
});

it('sends people home who have a role already', async () => {
  vi.useRealTimers();
  renderAuthPage(RoleSelectionPage, { id: 'auth.roleSelection', identity: signedIn({ onboarded: true }) });
  await waitFor(() => expect(screen.getByTestId('elsewhere').textContent).toBe('/patient/dashboard'));
});
