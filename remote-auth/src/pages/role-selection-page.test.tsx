// @vitest-environment jsdom
import { failed, message, ROLE_REDIRECT_DELAY_MS } from '@telehealth/contracts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAuthPage, signedIn } from '../testing/render-auth-page';
import RoleSelectionPage from './role-selection-page';

const ROLELESS = signedIn({ roleChosen: false });
const press = async () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Continue' })));
beforeEach(() => {
  vi.useFakeTimers();
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
  setIdentity(signedIn({ role: 'specialist' }));
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

it('sends people home who have a role already', async () => {
  vi.useRealTimers();
  renderAuthPage(RoleSelectionPage, { id: 'auth.roleSelection', identity: signedIn({ onboarded: true }) });
  await waitFor(() => expect(screen.getByTestId('elsewhere').textContent).toBe('/patient/dashboard'));
});
