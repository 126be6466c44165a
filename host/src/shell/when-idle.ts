/** Longest wait for an idle moment, in milliseconds. */
const IDLE_TIMEOUT_MS = 5_000;

/** Calls back when the page has loaded and the browser is idle: nothing of the page waits for it. */
export function whenIdle(begin: () => void): void {
  const wait = () =>
    // Safari has no `requestIdleCallback`.
    'requestIdleCallback' in window
      ? requestIdleCallback(begin, { timeout: IDLE_TIMEOUT_MS })
      : setTimeout(begin, IDLE_TIMEOUT_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
