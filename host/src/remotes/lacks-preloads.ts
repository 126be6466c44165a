/**
 * Whether preloaded scripts failed or are still loading. The browser answers the next request for such a file with the same
 * result or queues it behind, so only a new document helps.
 */
export function lacksPreloads(): boolean {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  // Without a reported status, a finished request counts as success.
  const arrived = new Set(entries.filter(({ responseStatus = 200 }) => isGood(responseStatus)).map(({ name }) => name));
  const named = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]');
  return [...named].some(({ href }) => !arrived.has(href));
}

const isGood = (status: number) => status >= 200 && status < 400;
