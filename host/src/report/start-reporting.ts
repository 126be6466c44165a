import { whenIdle } from '../shell/when-idle';
import { hear } from './heard';
import type { ReportParts } from './report-parts';

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
  whenIdle(() => {
    import(/* webpackChunkName: "report" */ './late/send-reports').then(
      ({ sendReports }) => sendReports(parts),
      // Nobody waits for it.
      () => undefined,
    );
  });
}
