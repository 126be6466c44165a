// @vitest-environment jsdom
import { sessionWriter } from '@telehealth/contracts/host';
import { createMemoryRouter, RouterProvider } from '@telehealth/contracts/router';
import { ROUTE_TABLE, type RouteId, type RouteRow, rowOf } from '@telehealth/contracts/routes';
import * as provider from '@telehealth/data/provider';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { installNativeDialog } from '@telehealth/data/testing/native-dialog';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Host, HostContext } from '../../host-context';
import { actingStore } from '../acting-store';
import { closedTo } from './may-open';

const backend = vi.hoisted(() => ({ now: null as unknown }));
vi.mock('../../connection/data-area-store', () => ({
  arrivedDataArea: () => ({ backend: backend.now, module: provider }),
  loadDataArea: () => new Promise(() => undefined),
  knownDataArea: () => null,
}));

import { ActingBand, ActingGuard } from '../acting';

const ROWS: readonly RouteRow[] = ROUTE_TABLE;
const LWAZI = '7b0f0c1e-2f5a-4c5d-9a3e-1d2c3b4a5f60';
const PERSON = {
  ...{ id: LWAZI, name: 'Lwazi Khumalo', first_name: 'Lwazi', date_of_birth: '2022-08-14', gender: 'male' },
  ...{ relation: 'child', basis: 'guardian', scopes: ['book', 'records'], may: 'add', since: '2026-01-12T08:00:00Z' },
  ...{ until: null, delegation_id: 'd1', has_sign_in: false, next_visit: null, allergies: 'not_asked' },
  ...{ turns_12_on: '2034-08-14', turns_18_on: '2040-08-14' },
};
const AYANDA = { ...PERSON, id: '11111111-1111-4111-8111-111111111111', name: 'Ayanda Khumalo', first_name: 'Ayanda' };
const HOST: Host = {
  environment: () => new Promise(() => undefined),
  reconnect: () => undefined,
  loadExtraPages: async () => [],
  askSections: async () => undefined,
  fetchActions: async () => undefined,
  started: () => [],
  addRoutes: () => undefined,
  holdHistory: () => () => undefined,
};
let calls: ReturnType<typeof createFakeBackend>['calls'] = [];
const go = { replace: vi.fn(), assign: vi.fn(), reload: vi.fn() };

/** Opens a page of the document of that person. @param path as the router sees it */
function open(id: RouteId, path: string, people: unknown, opened: unknown = null) {
  const fake = createFakeBackend({ my_people: people, open_person: opened });
  calls = fake.calls;
  backend.now = fake;
  const pathname = `/for/${LWAZI}${path}`;
  vi.stubGlobal('location', { ...go, pathname, href: `https://sawubona.example${pathname}`, origin: '' });
  const page = (
    <>
      <ActingBand />
      <ActingGuard row={rowOf(id)}>
        <h1>The page</h1>
      </ActingGuard>
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  document.body.innerHTML = '<div id="root"></div>';
  return render(
    <HostContext value={HOST}>
      <RouterProvider router={router} />
    </HostContext>,
    { container: document.getElementById('root') ?? document.body },
  );
}

function signIn(): void {
  const user = { id: 'u', name: 'Nomsa Khumalo', email: 'n@example.com', preferences: {}, phone: '' };
  sessionWriter.identityChanged({
    status: 'signedIn',
    user: { ...user, role: 'patient', onboardingCompleted: true, emailVerified: true },
    roleChosen: true,
    emailProven: true,
  });
  sessionWriter.backendConnected('actor');
}

beforeEach(() => {
  installNativeDialog();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T10:00:00Z') });
  signIn();
});
afterEach(() => {
  cleanup();
  for (const way of Object.values(go)) way.mockReset();
  actingStore.setState({ hides: [] });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('says on every page whose it is, in the colours of that person, and hides what the right leaves closed', async () => {
  open('patient.dashboard', '/patient/dashboard', [AYANDA, PERSON]);
  const said = await screen.findByText('your son, born 14 Aug 2022');
  expect(said.closest('section')?.getAttribute('aria-label')).toBe('Whose record');
  expect(said.closest('section')?.textContent).toMatch(/^You are looking atLwazi Khumalo,\s4/);
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeDefined();
  expect(document.documentElement.dataset.thread).toBe('teal');
  expect(actingStore.getState().hides).toContain('patient.accessManager');
  expect(actingStore.getState().hides).not.toContain('patient.medicalRecords');
});

it('shows no page before the person’s log says that it is looked at', async () => {
  open('patient.dashboard', '/patient/dashboard', [PERSON], refuse('', '', 0));
  expect(await screen.findByRole('heading', { name: 'This person cannot be loaded' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'The page' })).toBeNull();
  cleanup();
  open('patient.dashboard', '/patient/dashboard', [PERSON]);
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeDefined();
  expect(calls.filter(({ name }) => name === 'open_person')).toHaveLength(1);
});

it('changes the person by a whole document, to their home', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  open('patient.medicalRecords', '/patient/medical-records', [AYANDA, PERSON]);
  await user.click(await screen.findByRole('button', { name: 'Change person' }));
  const list = await screen.findByRole('radiogroup', { name: 'Who is it about?' });
  const names = within(list).getAllByRole('radio');
  expect(names.map((one) => one.getAttribute('aria-checked'))).toEqual(['false', 'false', 'true']);
  names[2]?.focus();
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(names[1]);
  expect(go.assign).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(go.assign.mock.calls).toEqual([[`/for/${AYANDA.id}/patient/dashboard`]]);
  await user.click(names[0] as HTMLElement);
  expect(go.assign).toHaveBeenLastCalledWith('/patient/dashboard');
});

it.each(['/book-consultation', '/payment/1', '/consultation/1'])('offers no change of person at %s', async (path) => {
  open('bookConsultation', path, [PERSON]);
  expect(await screen.findByText('Lwazi Khumalo, 4')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Change person' })).toBeNull();
});

it('shows a stranger nothing but that they may not', async () => {
  open('patient.dashboard', '/patient/dashboard', [AYANDA]);
  expect(await screen.findByRole('heading', { name: 'Not a person you act for' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'The page' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Whose record' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to your own dashboard' }).getAttribute('href')).toBe(
    '/patient/dashboard',
  );
});

const NAMED = ROWS.filter((row) => closedTo([]).includes(row.id));

it.each(NAMED.map((row) => [row.id, row] as const))(
  'says that %s is not theirs, and draws nothing of it',
  async (_, row) => {
    open(row.id as RouteId, row.path, [{ ...PERSON, basis: 'invited', scopes: ['notices'] }]);
    expect(await screen.findByRole('heading', { name: 'Not part of what you may do' })).toBeDefined();
    expect(screen.getByText(`${row.title}: this is not yours to see or change for Lwazi.`)).toBeDefined();
    expect(screen.getByText(/^(Lwazi has not given you .*ask Lwazi|Only Lwazi sees and changes this)/)).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'The page' })).toBeNull();
    const home = screen.getByRole('link', { name: 'Go to Lwazi’s home' });
    expect(home.getAttribute('href')).toBe(`/for/${LWAZI}/patient/dashboard`);
  },
);

it('shows no page of anybody while it is not known whose it is', async () => {
  open('patient.dashboard', '/patient/dashboard', refuse('', '', 0));
  expect(await screen.findByRole('heading', { name: 'This person cannot be loaded' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'The page' })).toBeNull();
});

it.each([
  ['auth.callback', '/auth/callback'],
  ['patient.family', '/patient/family'],
  ['specialist.dashboard', '/specialist/dashboard'],
] as const)('opens %s in a document of one’s own', async (id, path) => {
  open(id, path, [PERSON]);
  await waitFor(() => expect(go.replace.mock.calls).toEqual([[path]]));
});

it('sends who is not signed in to sign in, and back', async () => {
  sessionWriter.signedOut();
  open('patient.dashboard', '/patient/dashboard?a=1', [PERSON]);
  const back = encodeURIComponent(`/for/${LWAZI}/patient/dashboard?a=1`);
  await waitFor(() => expect(go.replace.mock.calls).toEqual([[`/auth/sign-in?redirect=${back}`]]));
});
