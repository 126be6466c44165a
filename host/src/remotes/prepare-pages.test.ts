import type { Arrival } from '@telehealth/contracts';
import { sessionStore, sessionWriter } from '@telehealth/contracts/host';
import { createMemoryRouter } from '@telehealth/contracts/router';
import { afterEach, expect, test, vi } from 'vitest';
import { sendFirst } from '../connection/send-first';
import { routePatterns } from '../routing/create-routes';
import type { PageState } from './page-store';
import { preparePages } from './prepare-pages';

const BACKEND = { name: 'the backend' };
const area = vi.hoisted(() => ({ loadDataArea: vi.fn() }));
vi.mock('../connection/backend-store', () => area);
vi.mock('../routing/route-page', () => ({ RoutePage: () => null }));

const ROUTES = [
  { id: 'home', path: '/' },
  { id: 'findSpecialist', path: '/find-specialist' },
  { id: 'patient.dashboard', path: '/patient/dashboard' },
];

function start(path: string, state?: PageState) {
  const prepare = vi.fn<(arrival: Arrival) => void>();
  const ready: PageState = { status: 'ready', page: Object.assign(() => null, { prepare }) };
  const request = vi.fn(async () => state ?? ready);
  const router = createMemoryRouter(ROUTES, { initialEntries: [path] });
  preparePages({ router, pages: { request }, environment: () => Promise.reject(new Error('not asked here')) });
  const searches = () => prepare.mock.calls.map(([{ search }]) => String(search));
  return { router, request, prepare, searches };
}

area.loadDataArea.mockImplementation(async () => ({ backend: BACKEND, module: { sendFirst } }));
afterEach(() => {
  area.loadDataArea.mockImplementation(async () => ({ backend: BACKEND, module: { sendFirst } }));
  sessionStore.setState(sessionStore.getInitialState(), true);
});

test('the routes used here are those of the product', () => {
  for (const { path } of ROUTES) expect(routePatterns()).toContain(path);
});

test('a public page sends what it asks first as soon as code and backend are there, and at every change of its address', async () => {
  const { router, searches, prepare, request } = start('/find-specialist?mode=video');
  await vi.waitFor(() => expect(searches()).toEqual(['mode=video']));
  expect(request).toHaveBeenCalledExactlyOnceWith('public', 'find-specialist');
  expect(prepare.mock.calls[0]?.[0]).toMatchObject({ backend: BACKEND, userId: null });
  await router.navigate('/find-specialist?mode=chat', { replace: true });
  await vi.waitFor(() => expect(searches()).toEqual(['mode=video', 'mode=chat']));
  await router.navigate('/find-specialist?mode=chat#top');
  await Promise.resolve();
  expect(searches()).toHaveLength(2);
});

test('it asks in the name of whom the backend knows', async () => {
  sessionWriter.backendConnected('person');
  const { prepare } = start('/find-specialist');
  await vi.waitFor(() => expect(prepare.mock.calls[0]?.[0].userId).toBe('person'));
});

test.each(['/', '/patient/dashboard'])(
  'nothing is fetched for %s: it needs no backend, or not everybody may open it',
  (path) => {
    expect(start(path).request).not.toHaveBeenCalled();
  },
);

test('who has gone on meanwhile asks for the new place only', async () => {
  const { router, searches } = start('/find-specialist?mode=video');
  await router.navigate('/find-specialist?mode=voice', { replace: true });
  await vi.waitFor(() => expect(searches()).toEqual(['mode=voice']));
});

test('what does not arrive is left to the page', async () => {
  area.loadDataArea.mockImplementation(async () => Promise.reject(new Error('down')));
  const { prepare } = start('/find-specialist');
  await new Promise((done) => setTimeout(done));
  expect(prepare).not.toHaveBeenCalled();
  const failed = start('/find-specialist', { status: 'failed', error: { id: 'remote.unavailable' } });
  await new Promise((done) => setTimeout(done));
  expect(failed.prepare).not.toHaveBeenCalled();
});
