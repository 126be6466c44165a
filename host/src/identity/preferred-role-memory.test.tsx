// @vitest-environment jsdom
import { sessionStore } from '@telehealth/contracts/host';
import { createMemoryRouter, RouterProvider } from '@telehealth/contracts/router';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetRole, usePreferredRoleMemory } from './preferred-role';

function Page() {
  usePreferredRoleMemory();
  return null;
}

const kept = () => localStorage.getItem(STORAGE_KEYS.preferredRole);
const preferred = () => sessionStore.getState().preferredRole;

beforeEach(() => {
  localStorage.clear();
  sessionStore.setState(sessionStore.getInitialState(), true);
});
afterEach(cleanup);

it('is taken from path and query, kept, and forgotten with the sign-out', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: ['/auth/specialist/login'],
  });
  render(<RouterProvider router={router} />);
  expect([kept(), preferred()]).toEqual(['specialist', 'specialist']);
  await act(() => router.navigate('/auth/unified/sign-up'));
  expect([kept(), preferred()]).toEqual(['specialist', 'specialist']);
  await act(() => router.navigate('/auth/unified/sign-up?role=patient'));
  expect([kept(), preferred()]).toEqual(['patient', 'patient']);
  await act(() => router.navigate('/auth/specialist/signup'));
  expect([kept(), preferred()]).toEqual(['specialist', 'specialist']);
  act(forgetRole);
  expect([kept(), preferred()]).toEqual([null, 'patient']);
  // The default of a page after a sign-out is no choice.
  await act(() => router.navigate('/patient/dashboard'));
  expect(kept()).toBeNull();
});
