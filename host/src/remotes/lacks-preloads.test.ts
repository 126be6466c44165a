// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { lacksPreloads } from './lacks-preloads';

const A = new URL('/a.js', location.href).href;

afterEach(() => {
  document.head.replaceChildren();
  vi.restoreAllMocks();
});

it.each([
  ['came', [{ name: A, responseStatus: 200 }], false],
  ['came from the cache', [{ name: A, responseStatus: 304 }], false],
  ['came in a browser that tells no status', [{ name: A }], false],
  ['has not come', [], true],
  ['was refused', [{ name: A, responseStatus: 503 }], true],
  ['was cut off', [{ name: A, responseStatus: 0 }], true],
])('a script that the document names %s', (_, entries, lacks) => {
  document.head.innerHTML =
    '<link rel="preload" as="script" href="/a.js"><link rel="preload" as="font" href="/f.woff2">';
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as never);
  expect(lacksPreloads()).toBe(lacks);
});

it('a document that names nothing lacks nothing', () => {
  expect(lacksPreloads()).toBe(false);
});
