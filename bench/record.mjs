// node bench/record.mjs [rounds] [--files] [--only=database|pages|scrolling]: how a record of twenty years (2,000 entries, 5,000 readings, 300 documents)
// opens and scrolls on a slow phone, beside one of a few entries. Needs a build (npm run build). First what a look at it costs
// in the database, beside its rows alone; then each page in a browser that knows its person, cold and again, through HTTP/2 with
// TLS, in turn with the short record, which is the baseline; then a scroll to the end of it, beside an empty page of that height.
// Goals: 2000 ms until the newest entries stand, no frame over 50 ms.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { connector, importBundled } from '../scripts/database-types/migrated-database.mjs';
import { PATIENT, SPECIALIST, signInQuickly } from './identity/people.mjs';
import { visit } from './identity/signed-in-visits.mjs';
import { startHttp2 } from './measure/http2.mjs';
import { startProduct } from './measure/product.mjs';
import { launch, median, SLOW_PHONE } from './measure/visit.mjs';
import { timeLooks } from './record/database-time.mjs';
import { scrollRecord } from './record/scrolling.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const rounds = Math.max(3, Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 5));
const showsFiles = process.argv.includes('--files');
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const isWanted = (part) => only === undefined || only === part;
const GOAL_MS = 2000;
const SHORT = { ...PATIENT, email: 'mariamagdalena.oosthuizen@example.com' };
/** What stands when a page can be read. */
const PAGES = [
  { path: '/patient/medical-records', row: 'ol[aria-label="Entries"] > li' },
  { path: '/patient/connect-device', row: 'main figure svg[role="img"]' },
];

const spread = (values) =>
  `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`;
const line = (...cells) => console.log(cells.map((cell, at) => String(cell).padEnd(at ? 22 : 44)).join(''));

async function fill(sql) {
  const settings = `set bench.patient = '${PATIENT.email}'; set bench.specialist = '${SPECIALIST.email}';`;
  await sql.unsafe(settings + (await readFile(new URL('record/fill-record.sql', import.meta.url), 'utf8'))).simple();
  const [{ id }] = await sql`select id from auth.users where email = ${PATIENT.email}`;
  return id;
}

async function measureDatabase(sql, person) {
  console.log('In the database, ms: median (min–max)');
  for (const { name, times } of await timeLooks(sql, person, rounds)) line(name, spread(times));
}

async function measurePages(browser, url) {
  const { down, latency, cpuSlowdown } = SLOW_PHONE;
  console.log(`\n${rounds} rounds, ${down / 1e6} Mbps, ${latency} ms, processor ÷ ${cpuSlowdown}; median (min–max)`);
  line('page', 'short record, ms', `long record, goal ${GOAL_MS}`, 'again, ms', 'shift', 'KB');
  for (const page of PAGES) {
    const seen = { short: [], cold: [], again: [] };
    const kept = { long: await signInQuickly(browser, url, PATIENT), short: await signInQuickly(browser, url, SHORT) };
    for (let round = 0; round < rounds; round += 1) {
      seen.short.push((await visit(browser, url, page, { kept: kept.short, knows: true })).cold);
      const { cold, again } = await visit(browser, url, page, { kept: kept.long, knows: true });
      seen.cold.push(cold);
      seen.again.push(again);
    }
    const ms = (list) => spread(list.map((one) => one.ms));
    const shift = Math.max(...seen.cold.map(({ cls }) => cls)).toFixed(3);
    line(
      page.path,
      ms(seen.short),
      ms(seen.cold),
      ms(seen.again),
      shift,
      spread(seen.cold.map(({ bytes }) => bytes / 1024)),
    );
    if (showsFiles) for (const { at, what } of seen.cold.at(-1).files) console.log(`  ${at}  ${what}`);
  }
}

async function measureScrolling(browser, url) {
  console.log(`\nScrolling, processor ÷ ${SLOW_PHONE.cpuSlowdown}`);
  line('', 'entries', 'frames', 'over 50 ms', 'longest ms');
  for (const { name, entries, frames, late, longest } of await scrollRecord(browser, url, PAGES[0]))
    line(name, entries, frames, late, longest.toFixed(0));
}

const state = await mkdtemp(path.join(tmpdir(), 'sawubona-bench-'));
const { startDatabase } = await importBundled('src/database/start-database.ts');
const database = await startDatabase({ dataDir: path.join(state, 'pg'), port: 0 });
const product = await startProduct(ROOT, database.url);
const sql = (await connector())(database.url, 1);
const served = await startHttp2(product.url);
const browser = await launch(served.pin);
try {
  const person = await fill(sql);
  if (isWanted('database')) await measureDatabase(sql, person);
  if (isWanted('pages')) await measurePages(browser, served.url);
  if (isWanted('scrolling')) await measureScrolling(browser, served.url);
} finally {
  await browser.close();
  served.close();
  await sql.end();
  await product.close();
  await database.stop();
  await rm(state, { recursive: true, force: true });
}
