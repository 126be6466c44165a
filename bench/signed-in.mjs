// node bench/signed-in.mjs [rounds] [--files]: how long a signed-in page takes until its first rows stand, on a slow phone.
// Needs a build (npm run build). Three visits in turn in each round, so that all meet the same noise: a browser that knows its
// person, cold and then again with what it kept, and the same browser without that knowledge (the identity's client comes
// first), which is the baseline; in the same rounds the landing page until React has it, for a prerendered page that is hydrated. Through
// HTTP/2 with TLS, as a CDN serves it; goals: 2200 ms cold, 1000 ms again, layout shift 0.02.
import { fileURLToPath } from 'node:url';
import { signInQuickly } from './identity/people.mjs';
import { SIGNED_IN, visit } from './identity/signed-in-visits.mjs';
import { startHttp2 } from './measure/http2.mjs';
import { startProduct } from './measure/product.mjs';
import { launch, median, SLOW_PHONE, visitSlowly } from './measure/visit.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const rounds = Math.max(3, Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 5));
const showsFiles = process.argv.includes('--files');
const GOALS = { cold: 2200, again: 1000 };

const spread = (values, digits = 0) =>
  [median(values), Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits));
const line = (cells) => console.log(cells.map((cell, at) => String(cell).padEnd(at ? 22 : 34)).join(''));

const product = await startProduct(ROOT);
const served = await startHttp2(product.url);
const browser = await launch(served.pin);
const hydrated = [];
try {
  const { down, latency, cpuSlowdown } = SLOW_PHONE;
  console.log(`${rounds} rounds, ${down / 1e6} Mbps, ${latency} ms, processor ÷ ${cpuSlowdown}; median (min–max)`);
  line(['page', 'rows stand, ms', 'shift', 'script KB', 'requests', 'of the baseline']);
  for (const page of SIGNED_IN) {
    const kept = await signInQuickly(browser, served.url, page.person);
    const seen = { baseline: [], cold: [], again: [] };
    for (let round = 0; round < rounds; round += 1) {
      seen.baseline.push((await visit(browser, served.url, page, { kept, knows: false })).cold);
      const known = await visit(browser, served.url, page, { kept, knows: true });
      seen.cold.push(known.cold);
      seen.again.push(known.again);
      hydrated.push((await visitSlowly(browser, `${served.url}/`, 500)).live);
    }
    const base = median(seen.baseline.map(({ ms }) => ms));
    for (const [name, list] of Object.entries(seen)) {
      const [middle, least, most] = spread(list.map(({ ms }) => ms));
      const goal = GOALS[name] === undefined ? '' : `, goal ${GOALS[name]}`;
      line([
        `${page.path} ${name}`,
        `${middle} (${least}–${most})${goal}`,
        spread(
          list.map(({ cls }) => cls),
          3,
        )[0],
        spread(
          list.map(({ scripts }) => scripts / 1024),
          1,
        )[0],
        spread(list.map(({ requests }) => requests))[0],
        (Number(middle) / base).toFixed(2),
      ]);
      if (showsFiles) for (const { at, what } of list.at(-1).files) console.log(`  ${at}  ${what}`);
    }
  }
  line([
    'landing page, hydrated',
    `${median(hydrated).toFixed(0)} (${Math.min(...hydrated).toFixed(0)}–${Math.max(...hydrated).toFixed(0)})`,
  ]);
} finally {
  await browser.close();
  served.close();
  await product.close();
}
