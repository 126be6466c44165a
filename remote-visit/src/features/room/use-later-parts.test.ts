// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLaterParts } from './use-later-parts';

/** Whether the network delivers the chunk. */
const line = { isDown: false, asked: 0 };
vi.mock('./later-parts', () => ({
  get deviceMessage() {
    return () => null;
  },
}));
const fetchParts = async () => {
  line.asked += 1;
  if (line.isDown) throw new Error('The line is down.');
  return import('./later-parts');
};

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(line, { isDown: false, asked: 0 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function draw(first: boolean) {
  const onFetch = vi.fn();
  const hook = renderHook(({ waits }) => useLaterParts(waits, onFetch, fetchParts), { initialProps: { waits: first } });
  return { ...hook, onFetch };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('leaves the line to the first picture for two seconds', async () => {
  const { result, onFetch } = draw(true);
  await pass(1_900);
  expect([onFetch.mock.calls.length, line.asked, result.current.parts]).toEqual([0, 0, null]);
  await pass(200);
  expect(onFetch).toHaveBeenCalled();
  expect(result.current.parts).not.toBeNull();
});

it('fetches as soon as the picture is there', async () => {
  const { result, rerender, onFetch } = draw(true);
  await pass(500);
  rerender({ waits: false });
  await pass(1);
  expect(onFetch).toHaveBeenCalled();
  expect(result.current.parts).not.toBeNull();
});

it('tries again for as long as the line is down, and has it then', async () => {
  line.isDown = true;
  const { result } = draw(false);
  await pass(9_000);
  expect(line.asked).toBeGreaterThan(3);
  expect(result.current.parts).toBeNull();
  expect(result.current.isAway).toBe(true);
  line.isDown = false;
  await pass(2_000);
  expect(result.current.parts).not.toBeNull();
  expect(result.current.isAway).toBe(false);
});

it('tries again at once at a press', async () => {
  line.isDown = true;
  const { result } = draw(false);
  await pass(1);
  line.isDown = false;
  act(() => result.current.again());
  await pass(1);
  expect(result.current.parts).not.toBeNull();
});

it('asks nothing any more once the call is gone', async () => {
  line.isDown = true;
  const { unmount } = draw(false);
  await pass(1);
  unmount();
  const { asked } = line;
  await pass(20_000);
  expect(line.asked).toBe(asked);
});
