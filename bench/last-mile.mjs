// node bench/last-mile.mjs [rounds] [--times] [--files]: what the last mile costs a patient on a phone. Needs a build (npm run build).
// First presses from the landing page to a paid visit, signing up among them (goal 14), and the height of the page in front of
// the waiting room (goal 1700 px at 390). Then on a network that is only just there (400 kbit/s), through HTTP/2 with TLS, cold: the
// sign-in's first field (goal 4 s; baseline: the same document without anything that runs) and the dashboard after the last press
// of whoever writes five signs a second (goal 5 s; baseline: the dashboard opened anew right after). --times: only the times; --files: with what each asked for.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from '../scripts/setup/browser.mjs';
import { bin, ROOT } from '../scripts/setup/run.mjs';
import { DOORS, signInAndReturn } from './identity/sign-in-time.mjs';
import { startHttp2 } from './measure/http2.mjs';
import { startProduct } from './measure/product.mjs';
import { launch, median, SLOWEST_PHONE, slowDown, watchNetwork } from './measure/visit.mjs';

const rounds = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 3);
const showsFiles = process.argv.includes('--files');
const GOALS = { field: 4000, dashboard: 5000 };
/** Five signs a second, quick for a phone. */
const KEY_MS = 200;
const FIELD = 'main input[type=email], main input[name=identifier]';

/** @returns {Promise<number>} the exit code of the journeys that count */
async function count() {
  const config = fileURLToPath(new URL('./last-mile/playwright.config.ts', import.meta.url));
  const child = spawn(bin('playwright'), ['test', '--config', config, '--reporter', 'dot'], {
    cwd: ROOT,
    env: { ...process.env, CHROMIUM_PATH: await ensureBrowser() },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

/** Opens a page cold. @returns ms until the element is to be seen, and what was asked for until then */
async function untilSeen(browser, address, selector) {
  const context = await browser.newContext({ viewport: SLOWEST_PHONE.viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const files = await watchNetwork(cdp);
    await slowDown(cdp, SLOWEST_PHONE);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction((wanted) => document.querySelector(wanted)?.checkVisibility(), selector, {
      polling: 'raf',
      timeout: 90_000,
    });
    const ms = await page.evaluate(() => Math.round(performance.now()));
    return { ms, files: [...files.values()] };
  } finally {
    await context.close();
  }
}

const shown = (values) => `${median(values)} (${Math.min(...values)}–${Math.max(...values)})`;
const line = (what, values, goal, base) =>
  console.log(
    `${what.padEnd(34)} ${shown(values).padEnd(24)} goal ${goal}   of the baseline ${(median(values) / median(base)).toFixed(2)}`,
  );

function printFiles(files) {
  const zero = files[0]?.start ?? 0;
  for (const { url, start, end, bytes } of files) {
    const [from, to] = [start, end].map((at) => String(Math.max(0, Math.round((at - zero) * 1000))).padStart(6));
    console.log(`  ${from}–${to} ${String(bytes).padStart(7)}  ${new URL(url).pathname}`);
  }
}

async function time() {
  const product = await startProduct(ROOT);
  const served = await startHttp2(product.url);
  const browser = await launch(served.pin);
  try {
    const { down, latency, cpuSlowdown } = SLOWEST_PHONE;
    console.log(
      `${rounds} rounds, ${down / 1e3} kbit/s, ${latency} ms, processor ÷ ${cpuSlowdown}; median (min–max), ms`,
    );
    for (const door of DOORS) {
      const seen = { field: [], still: [], signIn: [], again: [] };
      let files = [];
      for (let round = 0; round < rounds; round += 1) {
        seen.still.push((await untilSeen(browser, served.staticUrl + door.path, 'h1')).ms);
        const field = await untilSeen(browser, served.url + door.path, FIELD);
        seen.field.push(field.ms);
        files = field.files;
        const { signIn, again } = await signInAndReturn(browser, served.url, door, {
          phone: SLOWEST_PHONE,
          keyMs: KEY_MS,
        });
        seen.signIn.push(signIn.ms);
        seen.again.push(again.ms);
        if (showsFiles && round === rounds - 1) {
          printFiles(files);
          for (const { what, start, end, bytes } of signIn.files) console.log(`  ${start}–${end} ${bytes}  ${what}`);
        }
      }
      line(`${door.name}, first field`, seen.field, GOALS.field, seen.still);
      line(`${door.name}, press to dashboard`, seen.signIn, GOALS.dashboard, seen.again);
    }
  } finally {
    await browser.close();
    served.close();
    await product.close();
  }
}

if (!process.argv.includes('--times')) process.exitCode = await count();
await time();
