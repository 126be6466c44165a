// What identity costs, as it was last built: node bench/identity.mjs [rounds] [--files]
// First the code of the identity provider a page loads with a cold cache: files, raw and as sent. Then the time from
// pressing sign-in to a dashboard that can be used, on a slow phone. Its baseline is opening the same dashboard anew in the
// same browser right after, already signed in and with a warm cache: the same person, network, processor and data, without
// the signing in. --files lists what was asked for in the best round.
import { fileURLToPath } from 'node:url';
import { PAGES, weigh } from './identity/code-of-page.mjs';
import { DOORS, signInAndReturn } from './identity/sign-in-time.mjs';
import { startProduct } from './measure/product.mjs';
import { launch, median, SLOW_PHONE } from './measure/visit.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const rounds = Math.max(3, Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 7));
const showsFiles = process.argv.includes('--files');

const kb = (bytes) => (bytes / 1024).toFixed(1);

async function printCode(browser, url) {
  const row = (cells) =>
    console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(36) : cell.padStart(10))).join(''));
  row(['code of the identity, cold cache', 'files', 'raw KB', 'sent KB']);
  for (const page of PAGES) {
    const files = await weigh(browser, url, page);
    const sum = (read) => files.reduce((total, file) => total + read(file), 0);
    row([page.name, String(files.length), kb(sum((file) => file.raw)), kb(sum((file) => file.sent))]);
    if (showsFiles) for (const { name, raw, sent } of files) row([`  ${name}`.slice(0, 36), '', kb(raw), kb(sent)]);
  }
}

async function printTimes(browser, url) {
  const { down, latency, cpuSlowdown } = SLOW_PHONE;
  console.log(`\n${rounds} rounds, ${down / 1e6} Mbps, ${latency} ms, processor ÷ ${cpuSlowdown}; median (best) in ms`);
  const seen = new Map(DOORS.map((door) => [door, []]));
  for (const door of DOORS) await signInAndReturn(browser, url, door);
  for (let round = 0; round < rounds; round += 1) {
    for (const door of DOORS) seen.get(door).push(await signInAndReturn(browser, url, door));
  }
  for (const [door, list] of seen) {
    const of = (read) => {
      const values = list.map(read);
      return { middle: median(values), best: Math.min(...values) };
    };
    const [signIn, again] = [of((one) => one.signIn.ms), of((one) => one.again.ms)];
    console.log(
      `${door.name.padEnd(16)} press to dashboard ${signIn.middle} (${signIn.best})   opened anew ${again.middle} (${again.best})   ratio ${(signIn.middle / again.middle).toFixed(2)} (${(signIn.best / again.best).toFixed(2)})`,
    );
    if (showsFiles) printFiles(list);
  }
}

function printFiles(list) {
  const best = list.reduce((least, one) => (one.signIn.ms < least.signIn.ms ? one : least));
  for (const part of ['signIn', 'again']) {
    console.log(`  ${part === 'signIn' ? 'press to dashboard' : 'opened anew'}: from–to in ms, bytes on the wire`);
    for (const { what, start, end, bytes } of best[part].files)
      console.log(`  ${String(start).padStart(6)}–${String(end).padEnd(6)} ${String(bytes).padStart(7)}  ${what}`);
  }
}

const product = await startProduct(ROOT);
const browser = await launch();
try {
  await printCode(browser, product.url);
  await printTimes(browser, product.url);
} finally {
  await browser.close();
  await product.close();
}
