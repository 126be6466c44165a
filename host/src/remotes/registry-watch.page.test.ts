// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Registry } from './registry';
import { watchRegistry } from './registry-watch';

const REGISTRY: Registry = { schema: 1, remotes: {} };
let goTo: (pathname: string) => void;
const take = vi.fn(() => ['patient'] as const);
const drop = vi.fn();
const read = vi.fn(async () => REGISTRY);
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  let listener: (state: { location: { pathname: string } }) => void = () => undefined;
  const router = {
    state: { location: { pathname: '/' } },
    subscribe: (to: typeof listener) => {
      listener = to;
      return () => undefined;
    },
  };
  goTo = (pathname) => listener({ location: { pathname } });
  watchRegistry({ router, take, pages: { drop }, read } as never);
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('a page that was just opened is exchanged for what was deployed', async () => {
  goTo('/patient/dashboard');
  expect(drop).not.toHaveBeenCalled();
  await settled();
  expect(take).toHaveBeenCalledExactlyOnceWith(REGISTRY);
  expect(drop).toHaveBeenCalledExactlyOnceWith('patient');
});

test.each(['keydown', 'pointerdown', 'input'])(
  'but not once somebody touched it (%s): then the next page is',
  async (event) => {
    goTo('/patient/dashboard');
    dispatchEvent(new Event(event));
    await settled();
    expect(take).not.toHaveBeenCalled();
    goTo('/patient/settings');
    expect(take).toHaveBeenCalledOnce();
  },
);

test('nor when the answer is late', async () => {
  read.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve(REGISTRY), 2_000)));
  goTo('/patient/dashboard');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(take).not.toHaveBeenCalled();
  goTo('/patient/settings');
  expect(take).toHaveBeenCalledOnce();
});

test('what is heard of meanwhile is used at the next page, never in the middle of one', async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledOnce();
  expect(take).not.toHaveBeenCalled();
  goTo('/');
  expect(take).not.toHaveBeenCalled();
  goTo('/patient/settings');
  expect(take).toHaveBeenCalledOnce();
});

test('without an answer, and while nobody looks, it goes on with what it knows', async () => {
  read.mockRejectedValueOnce(new Error('down'));
  goTo('/patient/dashboard');
  await settled();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  read.mockClear();
  await vi.advanceTimersByTimeAsync(120_000);
  expect([read.mock.calls, drop.mock.calls]).toEqual([[], []]);
  vi.restoreAllMocks();
});
