import '@telehealth/contracts/words-at-hand';
import type { ReportSection } from '@telehealth/contracts/reports';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { heardStore } from '../heard';
import type { ReportParts } from '../report-parts';
import { type Collector, createCollector } from './collect';
import { routeShown } from './route-pattern';

const EVERY_MS = 30_000;
/** Of page loads, how many measure. */
const SHARE = 0.1;

/** Measures the page as it was opened; a later page of the same document has no such times. */
function measure(collector: Collector, opened: ReportSection): void {
  onLCP(({ value }) => collector.measure(opened, 'lcp', value));
  onINP(({ value }) => collector.measure(opened, 'inp', value));
  onCLS(({ value }) => collector.measure(opened, 'cls', value * 1_000));
  onTTFB(({ value }) => collector.measure(opened, 'ttfb', value));
  const { stood } = heardStore.getState();
  // In a tab that was opened behind another the browser waits with everything.
  if (stood !== null && document.visibilityState === 'visible') collector.measure(stood.section, 'stood', stood.ms);
}

/**
 * Sends without cookie, referrer or any id, and expects nothing. A simple request, so that nothing is asked before.
 * @returns whether there is somebody who listens
 */
async function send(url: string, body: string): Promise<boolean> {
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      body,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    return status < 400;
  } catch {
    return false;
  }
}

/**
 * Reports this page load from now on: when the page is hidden, and every 30 seconds. Never throws.
 * @returns what ends it
 */
export async function sendReports({ environment, router, buildOf, sectionRowAt }: ReportParts): Promise<() => void> {
  const settings = await environment().catch(() => null);
  if (settings === null || settings.reports === false) return () => undefined;
  const collector = createCollector(buildOf, location.origin);
  const shown = () => routeShown(router.state.matches, sectionRowAt(router.state.location.pathname));
  const drain = () => {
    const { waiting } = heardStore.getState();
    if (waiting.length === 0) return;
    heardStore.setState({ waiting: [] });
    for (const one of waiting) collector.add(one, shown());
  };
  collector.use('host');
  collector.use(shown().section);
  if (Math.random() < SHARE) measure(collector, shown().section);
  drain();
  const stopHearing = heardStore.subscribe(drain);
  const stopFollowing = router.subscribe(() => collector.use(shown().section));
  let isSending = false;
  const flush = async () => {
    const body = isSending ? null : collector.take();
    if (body === null) return;
    isSending = true;
    const isHeard = await send(`${settings.backendUrl}/functions/v1/report`, body);
    isSending = false;
    if (!isHeard && navigator.onLine) stop();
  };
  const timer = setInterval(() => void flush(), EVERY_MS);
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') void flush();
  };
  // At the window, after those of the measurements, which end with the same event.
  addEventListener('visibilitychange', whenHidden);
  function stop() {
    clearInterval(timer);
    removeEventListener('visibilitychange', whenHidden);
    stopHearing();
    stopFollowing();
  }
  return stop;
}
