import { afterAll, afterEach, vi } from 'vitest';

/** Long enough for a machine that does much else at the same time. Only what never comes waits so long. */
const PATIENCE_MS = 20_000;

const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });

// What one test's server said of the time is not what the next one's says.
afterEach(() => {
  globalThis.serverClock = undefined;
});

if (typeof document !== 'undefined') {
  const { act, cleanup, configure, getConfig } = await import('@testing-library/react');
  const { asyncWrapper } = getConfig();
  configure({
    asyncUtilTimeout: PATIENCE_MS,
    // What is found has been drawn; on a busy machine the effects of the drawing (the tab's title, the focus) may still be to come.
    asyncWrapper: async (find) => {
      const found = await asyncWrapper(find);
      await act(async () => undefined);
      return found;
    },
  });
  // What React still has to say goodbye to is said while there is a window. Registered first, so this is a file's last step.
  const realTimeout = setTimeout;
  afterAll(async () => {
    cleanup();
    await act(async () => undefined);
    await new Promise((resolve) => realTimeout(resolve));
  });
  // jsdom does not tell what a document has loaded; browsers do.
  performance.getEntriesByType ??= () => [];
}
