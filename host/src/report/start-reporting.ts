import { hear } from './heard';
import type { ReportParts } from './report-parts';

/** Everything of the page comes before it. */
const IDLE_TIMEOUT_MS = 5_000;

/**
 * Listens for errors from the first moment on. What tells of them is fetched when the page is loaded and the browser is idle, in
 * builds only.
 */
export function startReporting(parts: ReportParts): void {
  if (process.env.NODE_ENV !== 'production') return;
  addEventListener('error', ({ error, filename, lineno, colno }) =>
    hear({ kind: 'error', error, source: `${filename}:${lineno}:${colno}` }),
  );
  addEventListener('unhandledrejection', ({ reason }) => hear({ kind: 'error', error: reason }));
  const fetchRest = () => {
    import(/* webpackChunkName: "report" */ './late/send-reports').then(
      ({ sendReports }) => sendReports(parts),
      // Nobody waits for it.
      () => undefined,
    );
  };
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(fetchRest, { timeout: IDLE_TIMEOUT_MS })
      : setTimeout(fetchRest, IDLE_TIMEOUT_MS);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
