// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFontsLate } from './late-fonts';

const load = vi.fn();
const onNextPage = vi.fn<(take: () => void) => void>();
let began = 0;
const { dataset } = document.documentElement;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - began);
  began = Date.now();
  onNextPage.mockReset();
  localStorage.clear();
  document.body.innerHTML = '<main></main>';
  dataset.fonts = 'later';
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { load: load.mockReset().mockResolvedValue([]) },
  });
});
afterEach(() => vi.useRealTimers());

test.each(['<div id="root" data-until="page"><p>A</p></div>', '<header></header>', '<main data-waiting=""></main>'])(
  'nothing is fetched while the page shows %s',
  async (waits) => {
    document.body.innerHTML = waits;
    fetchFontsLate(onNextPage);
    await vi.advanceTimersByTimeAsync(500);
    expect(load).not.toHaveBeenCalled();
    document.body.innerHTML = '<main>Here</main>';
    await vi.advanceTimersByTimeAsync(100);
    expect(load).toHaveBeenCalledTimes(2);
    expect(dataset.fonts).toBeUndefined();
  },
);

test('a page that waits for ever has its fonts fetched after eight seconds, for the next page', async () => {
  document.body.innerHTML = '<main data-waiting=""></main>';
  fetchFontsLate(onNextPage);
  await vi.advanceTimersByTimeAsync(8100);
  expect(load).toHaveBeenCalledTimes(2);
  // Changing fonts would reflow text that the user is reading.
  expect(dataset.fonts).toBe('later');
  onNextPage.mock.calls[0]?.[0]();
  expect(dataset.fonts).toBeUndefined();
});

test('both are taken into use together, and the next document at once; where one fails, neither', async () => {
  load.mockRejectedValueOnce(new DOMException('gone'));
  fetchFontsLate(onNextPage);
  await vi.advanceTimersByTimeAsync(0);
  expect(dataset.fonts).toBe('later');
  const startOfDocument = new Function(readFileSync(join(import.meta.dirname, '../../public/theme.js'), 'utf8'));
  startOfDocument();
  expect(dataset.fonts).toBe('later');
  fetchFontsLate(onNextPage);
  await vi.advanceTimersByTimeAsync(0);
  expect(dataset.fonts).toBeUndefined();
  dataset.fonts = 'later';
  startOfDocument();
  expect(dataset.fonts).toBeUndefined();
});
