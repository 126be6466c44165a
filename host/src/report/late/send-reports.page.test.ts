// @vitest-environment jsdom
import type { SectionReport } from '@telehealth/contracts/reports';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Environment } from '../../environment';
import { hear, heardStore, hearFailure } from '../heard';
import { sendReports } from './send-reports';

const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const ENVIRONMENT = { backendUrl: 'https://backend.example' } as Environment;
let moveTo: (id: string, path: string) => void;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  sent.mockReset().mockImplementation(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', sent);
  heardStore.setState({ waiting: [], count: 0, stood: null });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

async function start(environment: Partial<Environment> = {}): Promise<void> {
  const state = { matches: [{ route: { id: 'home', path: '/' } }], location: { pathname: '/' } };
  const listeners = new Set<() => void>();
  moveTo = (id, path) => {
    state.matches = [{ route: { id, path } }];
    for (const listener of listeners) listener();
  };
  const router = {
    state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  stop = await sendReports({
    environment: async () => ({ ...ENVIRONMENT, ...environment }),
    router: router as never,
    sectionRowAt: () => undefined,
    buildOf: (section) => `${section === 'host' ? 'a' : 'b'}`.repeat(12),
  });
}
const bodies = () => sent.mock.calls.map(([, { body }]) => JSON.parse(String(body)) as SectionReport);

it('sends when the page is hidden, without cookie, referrer or a header, and only what is new', async () => {
  await start();
  expect(sent).not.toHaveBeenCalled();
  show('hidden');
  expect(sent.mock.calls[0]).toEqual([
    'https://backend.example/functions/v1/report',
    {
      ...{ method: 'POST', body: expect.any(String), keepalive: true, credentials: 'omit' },
      referrerPolicy: 'no-referrer',
    },
  ]);
  expect(bodies()[0]?.used.map(({ section }) => section)).toEqual(['host', 'public']);
  show('visible');
  show('hidden');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('sends every 30 seconds what came since, with the section that is shown then', async () => {
  await start();
  await vi.advanceTimersByTimeAsync(30_000);
  moveTo('desk.health', '/desk/health');
  hear({ kind: 'failure', error: { id: 'remote.unavailable' }, section: 'auth' });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(sent).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(bodies()[1]).toMatchObject({
    used: [{ section: 'specialist' }, { section: 'auth' }],
    problems: [{ section: 'auth', kind: 'failure', route: '/desk/health' }],
  });
});

it('hears what was before it came, and of a page that fails all the time only the beginning', async () => {
  const fail = () => hearFailure('auth', Promise.reject({ id: 'remote.unavailable' })).catch(() => undefined);
  for (let n = 0; n < 50; n += 1) await fail();
  expect(heardStore.getState().waiting).toHaveLength(20);
  await start();
  await fail();
  show('hidden');
  expect(bodies()[0]?.problems).toMatchObject([{ times: 20, first: true }]);
});

it('sends nothing where the installation says so', async () => {
  await start({ reports: false });
  hear({ kind: 'failure', error: { id: 'remote.unavailable' }, section: 'auth' });
  show('hidden');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).not.toHaveBeenCalled();
});

it.each([
  ['is refused', async () => new Response(null, { status: 429 })],
  ['reaches nobody', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('is silent for the rest of the page load when it %s', async (_, answer) => {
  sent.mockImplementation(answer);
  await start();
  await vi.advanceTimersByTimeAsync(30_000);
  hear({ kind: 'failure', error: { id: 'remote.unavailable' }, section: 'auth' });
  await vi.advanceTimersByTimeAsync(120_000);
  show('hidden');
  expect(sent).toHaveBeenCalledTimes(1);
});
