// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useOpenElsewhere } from './use-open-elsewhere';

type Held = (lock: object | null) => Promise<unknown>;

/** A minimal LockManager: one holder per name, the others queue. */
function lockManager() {
  const held = new Map<string, Promise<unknown>>();
  const take = (name: string, then: Held) => {
    const holding = Promise.resolve(then({})).finally(() => held.delete(name));
    held.set(name, holding);
    return holding;
  };
  return {
    request: async (
      name: string,
      { ifAvailable = false, signal }: { ifAvailable?: boolean; signal?: AbortSignal },
      then: Held,
    ) => {
      if (ifAvailable) return held.has(name) ? then(null) : take(name, then);
      while (held.has(name)) await held.get(name);
      if (signal?.aborted) throw new DOMException('', 'AbortError');
      return take(name, then);
    },
  };
}

beforeEach(() => Object.defineProperty(navigator, 'locks', { configurable: true, value: lockManager() }));
afterEach(() => {
  cleanup();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
});
const tab = (visit: string, isAsked = true) => renderHook(() => useOpenElsewhere(visit, isAsked));
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));

it('the second tab of a visit is told, until the first is closed; another visit is not', async () => {
  const first = tab('one');
  await settle();
  const [second, other, early] = [tab('one'), tab('two'), tab('one', false)];
  await waitFor(() => expect(second.result.current).toBe(true));
  expect([first.result.current, other.result.current, early.result.current]).toEqual([false, false, false]);
  first.unmount();
  await waitFor(() => expect(second.result.current).toBe(false));
  const third = tab('one');
  await waitFor(() => expect(third.result.current, 'the second stands there now').toBe(true));
});

it('a browser without locks says nothing', async () => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
  const [one, other] = [tab('one'), tab('one')];
  await settle();
  expect([one.result.current, other.result.current]).toEqual([false, false]);
});
