// node bench/slow-phone.mjs [rounds] [/path …] [--files] [--faster]: how long a page that anybody may open takes on a phone whose
// network is only just there (400 kbit/s), or with --faster is slow (1.6 Mbps). Needs a build (npm run build). Through HTTP/2 with TLS,
// cold, each page in turn with its baseline: the same document without anything that runs. Goals: first paint 1.5 s on every page, the
// search's first result 5 s (faster: 1.8 s), our sign-up usable 6 s (faster, and with the vendor's form: 4 s).
import { fileURLToPath } from 'node:url';
import { startHttp2 } from './measure/http2.mjs';
import { startProduct } from './measure/product.mjs';
import { launch, median, SLOW_PHONE, SLOWEST_PHONE, slowDown, watchNetwork } from './measure/visit.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const rounds = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 3);
const paths = process.argv.slice(2).filter((word) => word.startsWith('/'));
const showsFiles = process.argv.includes('--files');
const isFaster = process.argv.includes('--faster');
const phone = isFaster ? SLOW_PHONE : SLOWEST_PHONE;
const FIRST_PAINT = 1500;

/** `usable`: an element that React has taken over and that is to be seen; the goals in ms where there are any. */
const PAGES = [
  { path: '/find-specialist', usable: 'main article, main li h2, main li h3', goal: 5000, fasterGoal: 1800 },
  { path: '/book-consultation', usable: 'main select, main input' },
  { path: '/symptom-checker', usable: 'main form, main fieldset' },
  { path: '/auth/unified/sign-in', usable: 'main input[type=email]' },
  { path: '/auth/unified/sign-up', usable: 'main input[type=email]', goal: 6000, fasterGoal: 4000 },
  { path: '/auth/patient/signup', usable: 'input[name=emailAddress]', fasterGoal: 4000 },
];

/** Runs in the page, before anything of its own. */
function watch(usable) {
  const seen = { cls: 0, longest: 0, usable: null };
  window.__seen = seen;
  const observe = (type, read) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  observe('layout-shift', (entry) => {
    seen.cls += entry.hadRecentInput ? 0 : entry.value;
  });
  observe('longtask', (entry) => {
    seen.longest = Math.max(seen.longest, entry.duration);
  });
  const isTaken = (element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps')) && element.checkVisibility();
  const timer = setInterval(() => {
    if (![...document.querySelectorAll(usable)].some(isTaken)) return;
    seen.usable = performance.now();
    clearInterval(timer);
  }, 25);
}

async function visit(browser, url, { path, usable }, isStatic) {
  const context = await browser.newContext({ viewport: phone.viewport, serviceWorkers: 'block' });
  try {
    const tab = await context.newPage();
    const cdp = await context.newCDPSession(tab);
    const files = await watchNetwork(cdp);
    await slowDown(cdp, phone);
    await tab.addInitScript(watch, usable);
    await tab.goto(url + path, { waitUntil: 'commit' });
    if (isStatic) await tab.waitForLoadState('load');
    else await tab.waitForFunction(() => window.__seen?.usable, undefined, { timeout: 90_000 });
    await tab.waitForLoadState('networkidle');
    const fcp = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null;
    const seen = await tab.evaluate(() => window.__seen);
    const list = [...files.values()];
    const sum = (ending) =>
      list.filter(({ url }) => ending.test(url)).reduce((all, { bytes }) => all + bytes, 0) / 1024;
    return {
      ...seen,
      fcp: await tab.evaluate(fcp),
      requests: list.length,
      ...{ script: sum(/\.js$/), style: sum(/\.css$/), font: sum(/\.woff2$/) },
      files: list.map(({ url, start, end, bytes }) => {
        const ms = (at) => String(Math.round((at - list[0].start) * 1000)).padStart(6);
        return `${ms(start)}–${ms(end)} ${String(bytes).padStart(7)}  ${new URL(url).pathname}`;
      }),
    };
  } finally {
    await context.close();
  }
}

const ms = (list, read) => {
  const values = list.map(read).filter((value) => value !== null);
  if (values.length === 0) return '–';
  return [median(values), Math.min(...values), Math.max(...values)]
    .map(Math.round)
    .join(' ')
    .replace(/ (\d+) (\d+)/, ' ($1–$2)');
};
const line = (cells) => console.log(cells.map((cell, at) => String(cell).padEnd(at === 0 ? 32 : 20)).join(''));

const product = await startProduct(ROOT);
const served = await startHttp2(product.url);
const browser = await launch(served.pin);
try {
  const { down, latency, cpuSlowdown } = phone;
  console.log(
    `${rounds} rounds, ${down / 1e3} kbit/s, ${latency} ms, processor ÷ ${cpuSlowdown}; median (min–max), ms and KB`,
  );
  line([
    'page',
    'first paint',
    'of the static one',
    'usable',
    'shift',
    'longest task',
    'script',
    'style',
    'font',
    'requests',
  ]);
  for (const page of PAGES.filter(({ path }) => paths.length === 0 || paths.includes(path))) {
    const [ours, still] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      still.push(await visit(browser, served.staticUrl, page, true));
      ours.push(await visit(browser, served.url, page, false));
    }
    const middle = (list, read) => median(list.map(read));
    const goal = isFaster ? page.fasterGoal : page.goal;
    const first = middle(ours, ({ fcp }) => fcp);
    line([
      page.path,
      `${ms(ours, ({ fcp }) => fcp)}${first > FIRST_PAINT ? ` > ${FIRST_PAINT}` : ''}`,
      (first / middle(still, ({ fcp }) => fcp)).toFixed(2),
      `${ms(ours, ({ usable }) => usable)}${goal === undefined ? '' : `, goal ${goal}`}`,
      middle(ours, ({ cls }) => cls).toFixed(3),
      ms(ours, ({ longest }) => longest),
      ...['script', 'style', 'font'].map((kind) => middle(ours, (one) => one[kind]).toFixed(1)),
      middle(ours, ({ requests }) => requests),
    ]);
    if (showsFiles) for (const file of ours.at(-1).files) console.log(`  ${file}`);
  }
} finally {
  await browser.close();
  served.close();
  await product.close();
}
