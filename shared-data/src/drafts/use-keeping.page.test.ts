import type { AppError, Result } from '@telehealth/contracts/errors';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeeping } from './use-keeping';

const KEPT: Result<void, AppError> = { ok: true, value: undefined };
const FAILED: Result<void, AppError> = { ok: false, error: { id: 'data.offline' } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(has: string | null) {
  const keep = vi.fn(async (_: string) => KEPT);
  const view = renderHook(({ text }) => useKeeping({ text, has, pauseMs: 1_000, keep }), {
    initialProps: { text: 'a' },
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { ...view, keep, pass, type: (text: string) => view.rerender({ text }), sent: () => keep.mock.calls.flat() };
}

it('keeps what is typed after a pause, and nothing that is kept already', async () => {
  const { result, pass, type, sent } = open('a');
  await pass(5_000);
  type('ab');
  expect(result.current.state).toBe('keeping');
  await pass(500);
  type('abc');
  await pass(1_000);
  expect([sent(), result.current.state]).toEqual([['abc'], 'kept']);
});

it('sends what failed again with the next change, or when the page is left', async () => {
  const { result, keep, pass, type, sent, unmount } = open('a');
  keep.mockResolvedValueOnce(FAILED).mockResolvedValueOnce(FAILED);
  type('ab');
  await pass(1_000);
  expect(result.current.state).toBe('failed');
  type('abc');
  await pass(1_000);
  unmount();
  await pass(0);
  expect(sent()).toEqual(['ab', 'abc', 'abc']);
});

it('sends nothing before it is known what the server has, and nothing after its end', async () => {
  const { result, pass, type, sent, unmount } = open(null);
  type('ab');
  await pass(5_000);
  act(() => result.current.begin('a'));
  await pass(1_000);
  expect([sent(), result.current.isNews('ab'), result.current.isNews('other')]).toEqual([['ab'], false, true]);
  await act(() => result.current.end());
  type('abc');
  await pass(5_000);
  unmount();
  expect(sent()).toEqual(['ab']);
});

it('ends once what is on its way was answered, so that no draft comes after what it became', async () => {
  const { result, keep, pass, type } = open('a');
  let answer = (_: typeof KEPT) => {};
  keep.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  type('ab');
  await pass(1_000);
  const ended = vi.fn();
  act(() => void result.current.end().then(ended));
  await pass(1_000);
  expect(ended).not.toHaveBeenCalled();
  answer(KEPT);
  await pass(0);
  expect(ended).toHaveBeenCalled();
});
