// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FILES_IN_TURN } from './files-in-turn.mjs';

let report = () => {};
const disconnect = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(hear) {
        report = (...kinds) => hear({ getEntries: () => kinds.map((initiatorType) => ({ initiatorType })) }, this);
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  document.head.innerHTML = '<script defer></script>'.repeat(4);
});
afterEach(() => {
  vi.useRealTimers();
});

const FILES = [{ url: '/page.js', integrity: 'sha256-p' }];
const FORM = [{ url: '/form.js', integrity: 'sha256-f' }];
function run(cookie = '') {
  const dataset = { files: JSON.stringify(FILES), forGuests: JSON.stringify(FORM) };
  new Function('document', FILES_IN_TURN)(
    Object.create(document, {
      currentScript: { value: { dataset } },
      querySelectorAll: { value: (selector) => document.querySelectorAll(selector) },
      createElement: { value: (name) => document.createElement(name) },
      head: { value: document.head },
      cookie: { value: cookie },
    }),
  );
}
const named = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

test('names what comes next when all but two of the scripts that run first are there', () => {
  run();
  report('script', 'css', 'fetch');
  expect(named()).toEqual([]);
  report('script');
  expect(named()).toEqual(['/page.js', '/form.js']);
  const [link] = document.querySelectorAll('link');
  expect([link.rel, link.as, link.integrity, link.crossOrigin]).toEqual(['preload', 'script', 'sha256-p', 'anonymous']);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test("the provider's form is for guests", () => {
  run('theme=dark; __client_uat=1790000000');
  report('script', 'script', 'script');
  expect(named()).toEqual(['/page.js']);
});
