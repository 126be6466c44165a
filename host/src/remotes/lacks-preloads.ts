/**
 * Whether scripts that the page's document named beforehand have not come, or came to nothing. The browser answers the
 * next request for such a file with the first one's outcome, or lets it wait behind: only a fresh document helps.
 */
export function lacksPreloads(): boolean {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  // Not every browser tells the status; then having been asked for counts.
  const arrived = new Set(entries.filter(({ responseStatus = 200 }) => isGood(responseStatus)).map(({ name }) => name));
  const named = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]');
  return [...named].some(({ href }) => !arrived.has(href));
}

const isGood = (status: number) => status >= 200 && status < 400;
