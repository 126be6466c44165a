/** The page's own questions go first. */
const LATEST_MS = 3_000;

/** @returns what calls it off */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, LATEST_MS / 2);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: LATEST_MS });
  return () => cancelIdleCallback(request);
}
