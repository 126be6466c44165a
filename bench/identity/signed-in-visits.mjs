import { slowDown, watchNetwork } from '../measure/visit.mjs';
import { KNOWN, PATIENT, SPECIALIST } from './people.mjs';

/** Pages behind a guard, each with its first row. */
export const SIGNED_IN = Object.freeze([
  { path: '/patient/dashboard', person: PATIENT, row: "main a[href^='/consultation/']" },
  { path: '/specialist/appointments', person: SPECIALIST, row: "main a[href^='/consultation/']" },
]);

/** Runs in the page, before anything of its own. */
function watch({ row, forget }) {
  if (forget !== null) localStorage.removeItem(forget);
  // Whoever's cache is empty has no fonts in it either, whatever was noted when they were there.
  if (localStorage.getItem('was here') === null) localStorage.removeItem('fonts');
  localStorage.setItem('was here', 'yes');
  const seen = { cls: 0, rows: null, moved: [] };
  window.__seen = seen;
  const nameOf = ({ node, previousRect, currentRect }) =>
    `${node?.nodeName} “${node?.textContent?.trim().slice(0, 30)}” ${previousRect.y | 0} → ${currentRect.y | 0}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter(({ hadRecentInput }) => !hadRecentInput)) {
      seen.cls += entry.value;
      const what = entry.sources.map(nameOf).join(', ');
      seen.moved.push(`${entry.startTime.toFixed(0).padStart(5)}  shift of ${entry.value.toFixed(3)}: ${what}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    if (document.querySelector(row)?.checkVisibility() !== true) return requestAnimationFrame(look);
    seen.rows = performance.now();
  };
  look();
}

const SETTLING_MS = 4000;

async function open(context, page) {
  const tab = await context.newPage();
  const cdp = await context.newCDPSession(tab);
  const files = await watchNetwork(cdp);
  await slowDown(cdp);
  await tab.goto(page.path, { waitUntil: 'commit' });
  await tab.waitForFunction(() => window.__seen?.rows !== null, undefined, { timeout: 60_000 });
  const until = [...files.values()];
  const { rows, cls } = await tab.evaluate(() => window.__seen);
  // What follows may still move the page. Not until the network is idle: a worker made of a blob never counts as answered.
  await tab.waitForTimeout(SETTLING_MS);
  const { cls: late, moved } = await tab.evaluate(() => window.__seen);
  await tab.close();
  const zero = until[0].start;
  const ms = (time) => String(Math.round((time - zero) * 1000)).padStart(5);
  return {
    ms: rows,
    cls: Math.max(cls, late),
    moved,
    requests: until.length,
    bytes: until.reduce((sum, { bytes }) => sum + bytes, 0),
    scripts: until.filter(({ url }) => url.endsWith('.js')).reduce((sum, { bytes }) => sum + bytes, 0),
    files: until.map((file) => ({
      at: `${ms(file.start)}–${file.end === 0 ? '     ' : ms(file.end)} ${String(file.bytes).padStart(7)}`,
      what: new URL(file.url).pathname,
    })),
  };
}

/**
 * Opens the page cold, and once more with what the browser kept.
 * @param kept storage of a browser that is signed in, see `signInQuickly`
 * @param knows whether the browser knows its person
 */
export async function visit(browser, url, page, { kept, knows }) {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ baseURL: url, viewport, storageState: kept });
  try {
    await context.addInitScript(watch, { row: page.row, forget: knows ? null : KNOWN });
    const cold = await open(context, page);
    return { cold, again: knows ? await open(context, page) : null };
  } finally {
    await context.close();
  }
}
