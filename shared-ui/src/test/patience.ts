import { afterAll, afterEach, vi } from 'vitest';
import { answerStylesQuickly } from './quick-styles';

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

if (typeof document !== 'undefined') {
  answerStylesQuickly();
  const { default: React } = await import('react');
  Object.defineProperty(Reflect.get(React, OWNER_STACKS), 'recentlyCreatedOwnerStacks', {
    get: () => ENOUGH_STACKS,
    set: () => undefined,
  });
  const { act, cleanup, configure, getConfig } = await import('@testing-library/react');
  const { asyncWrapper, getElementError } = getConfig();
  const isTrying = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  const shortError = (message: string) => Object.assign(new Error(message), { name: 'TestingLibraryElementError' });
  configure({
    asyncUtilTimeout: PATIENCE_MS,
    // A try that is followed by another one need not print the document; the last one does.
    getElementError: (message, container) =>
      message && isTrying() ? shortError(message) : getElementError(message, container),
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
