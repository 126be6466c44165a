import { afterAll, afterEach, vi } from 'vitest';

/** Long enough for a busy machine. Only an element that never appears takes this long. */
const PATIENCE_MS = 20_000;

const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });

// The server's time of one test must not affect the next.
afterEach(() => {
  globalThis.serverClock = undefined;
});

/** React records a stack for each element that it creates, for the texts of warnings: a tenth of the time of a test that draws. */
const OWNER_STACKS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
/** From this number on React records none until it counts anew. */
const ENOUGH_STACKS = 1e4;

/**
 * jsdom matches its whole stylesheet for each question about a style, and a query by role asks about each element many times. While
 * nothing in the document changes the answer is the same.
 */
function rememberStyles(): void {
  const { getComputedStyle } = window;
  let known = new WeakMap<Element, CSSStyleDeclaration>();
  const forget = () => {
    known = new WeakMap();
  };
  const changes = new MutationObserver(forget);
  changes.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  window.getComputedStyle = (element, part) => {
    if (part || !element.isConnected) return getComputedStyle(element, part);
    if (changes.takeRecords().length > 0) forget();
    const style = known.get(element) ?? getComputedStyle(element);
    known.set(element, style);
    return style;
  };
}

if (typeof document !== 'undefined') {
  rememberStyles();
  const { default: React } = await import('react');
  Object.defineProperty(Reflect.get(React, OWNER_STACKS), 'recentlyCreatedOwnerStacks', {
    get: () => ENOUGH_STACKS,
    set: () => undefined,
  });
  const { act, cleanup, configure, getConfig } = await import('@testing-library/react');
  const { asyncWrapper } = getConfig();
  configure({
    asyncUtilTimeout: PATIENCE_MS,
    // A found element is rendered; on a busy machine its effects (title, focus) may still be pending.
    asyncWrapper: async (find) => {
      const found = await asyncWrapper(find);
      await act(async () => undefined);
      return found;
    },
  });
  // Lets React finish its unmount effects while there is a window. Registered first, so it runs last in a file.
  const realTimeout = setTimeout;
  afterAll(async () => {
    cleanup();
    await act(async () => undefined);
    await new Promise((resolve) => realTimeout(resolve));
  });
  // jsdom lacks this method, which browsers have.
  performance.getEntriesByType ??= () => [];
}
