import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/setup/browser.mjs';
import { TURNED_OFF } from '../../scripts/setup/chromium-features.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${TURNED_OFF.join(',')}`,
];

/** What a phone on a slow mobile network has. Rates in bits per second, latency in milliseconds. */
export const SLOW_PHONE = Object.freeze({
  down: 1.6e6,
  up: 0.75e6,
  latency: 150,
  cpuSlowdown: 4,
  viewport: { width: 412, height: 823 },
});

/** The same phone where the network is only just there. */
export const SLOWEST_PHONE = Object.freeze({ ...SLOW_PHONE, down: 400e3, up: 400e3 });

/**
 * Starts the Chromium all variants of one run are measured in.
 * @param {string} [pin] of the certificate of a server of ours, see `startHttp2`
 */
export async function launch(pin) {
  const args = pin === undefined ? FLAGS : [...FLAGS, `--ignore-certificate-errors-spki-list=${pin}`];
  return chromium.launch({ executablePath: await ensureBrowser(), headless: true, args });
}

/**
 * @typedef {object} Visit
 * @property {number} lcp time of the largest contentful paint, ms
 * @property {number} fcp time of the first contentful paint, ms
 * @property {number} cls sum of layout shifts, no unit
 * @property {number} tbt what long tasks took beyond 50 ms each, ms
 * @property {number | null} live when React had taken the page over, ms; null for a page without it
 * @property {number} bytes on the wire, headers included
 * @property {number} requests data addresses not counted
 * @property {{ url: string, bytes: number, start: number, end: number }[]} files times in ms since the page was asked for
 * @property {string} element what the largest contentful paint drew
 */

/**
 * Opens a page once with a cold cache on a slow phone.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {number} settleMs how long to watch after the load event
 * @returns {Promise<Visit>}
 * @throws Error when the page reports one
 */
export async function visitSlowly(browser, url, settleMs = 2500) {
  const context = await browser.newContext({ viewport: SLOW_PHONE.viewport });
  try {
    const page = await context.newPage();
    const problems = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    const cdp = await context.newCDPSession(page);
    const files = await watchNetwork(cdp);
    await slowDown(cdp);
    await page.addInitScript(watchPaint);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(settleMs);
    const paint = await page.evaluate(() => ({
      ...window.__seen,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    if (problems.length > 0) throw new Error(`${url} reports: ${problems.join('; ')}`);
    return { ...paint, ...toTotals(files) };
  } finally {
    await context.close();
  }
}

/** Gives the page of a session the network and processor of a phone. */
export async function slowDown(cdp, phone = SLOW_PHONE) {
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: phone.down / 8,
    uploadThroughput: phone.up / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
}

/** What a page asks for from now on, by request; `start` and `end` in seconds of the browser's own clock. */
export async function watchNetwork(cdp) {
  const files = new Map();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('data:'))
      files.set(requestId, { url: request.url, method: request.method, bytes: 0, start: timestamp, end: 0 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const file = files.get(requestId);
    if (file !== undefined) Object.assign(file, { bytes: encodedDataLength, end: timestamp });
  });
  return files;
}

function toTotals(seen) {
  const files = [...seen.values()];
  const zero = files[0]?.start ?? 0;
  const toMs = (timestamp) => Math.round((timestamp - zero) * 1000);
  return {
    files: files.map((file) => ({ ...file, start: toMs(file.start), end: toMs(file.end) })),
    requests: files.length,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
  };
}

/** Runs in the page, before anything of its own. */
function watchPaint() {
  const seen = { lcp: 0, cls: 0, tbt: 0, live: null, element: '' };
  window.__seen = seen;
  const watch = (type, read) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.element = `${entry.element?.localName ?? entry.url} ${entry.element?.textContent.trim().slice(0, 40) ?? ''}`;
  });
  watch('layout-shift', (entry) => {
    seen.cls += entry.hadRecentInput ? 0 : entry.value;
  });
  watch('longtask', (entry) => {
    seen.tbt += Math.max(0, entry.duration - 50);
  });
  // React marks the elements it has taken over; nothing announces the moment.
  const timer = setInterval(() => {
    const drawn = document.querySelector('#root > *');
    if (drawn === null || !Object.keys(drawn).some((key) => key.startsWith('__reactFiber'))) return;
    seen.live = performance.now();
    clearInterval(timer);
  }, 25);
}

/** The one in the middle; of an even number the upper one. */
export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
