// node bench/record.mjs [rounds] [--files] [--only=database|pages|scrolling]: how a record of twenty years (2,000 entries, 5,000 readings, 300 documents)
// opens and scrolls on a slow phone, beside one of a few entries, and how as long a one of a child opens to its guardian. Needs a build (npm run build). First what a look at it costs
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
import { requestBy, timeLooks } from './record/database-time.mjs';
import { scrollRecord } from './record/scrolling.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const rounds = Math.max(3, Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 5));
const showsFiles = process.argv.includes('--files');
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const isWanted = (part) => only === undefined || only === part;
const GOAL_MS = 2000;
/** All parts of the record of a child under twelve are open to its guardian. */
const CHILD_YEARS = 8;
const SHORT = { ...PATIENT, email: 'mariamagdalena.oosthuizen@example.com' };
/** What stands when a page can be read. */
const PAGES = [
  { path: '/patient/medical-records', row: 'ol[aria-label="Entries"] > li' },
  { path: '/patient/connect-device', row: 'main figure svg[role="img"]' },
];

const spread = (values) =>
  `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`;
const line = (...cells) => console.log(cells.map((cell, at) => String(cell).padEnd(at ? 22 : 44)).join(''));

async function fillRecord(sql, person, years) {
  const settings = `set bench.patient = '${person}'; set bench.specialist = '${SPECIALIST.email}'; set bench.years = ${years};`;
  await sql.unsafe(settings + (await readFile(new URL('record/fill-record.sql', import.meta.url), 'utf8'))).simple();
}

/** Both records, of the patient and of a child they are the guardian of. */
async function fill(sql) {
  const [{ id: person }] = await sql`select id from auth.users where email = ${PATIENT.email}`;
  await fillRecord(sql, person, 20);
  const born = `${new Date().getFullYear() - CHILD_YEARS}-01-02`;
  const form = { firstName: 'Lwazi', lastName: 'Nkosi', dateOfBirth: born, gender: 'male' };
  const [{ child }] = await requestBy(sql, person, person, 'rpc/add_person', (tx) => {
    const filled = tx.json({ ...form, relation: 'child', basis: 'guardian' });
    return tx`select public.add_person(${filled}, gen_random_uuid()) as child`;
  });
  await fillRecord(sql, child, CHILD_YEARS);
  return { person, child };
}

async function measureDatabase(sql, { person, child }) {
  for (const [whose, times] of [
    ['In the database, ms: median (min–max)', await timeLooks(sql, person, rounds)],
    ['The same of a child, by the guardian', await timeLooks(sql, child, rounds, person)],
  ]) {
    console.log(whose);
    for (const { name, times: all } of times) line(name, spread(all));
  }
}

async function measurePages(browser, url, { child }) {
  const { down, latency, cpuSlowdown } = SLOW_PHONE;
  console.log(`\n${rounds} rounds, ${down / 1e6} Mbps, ${latency} ms, processor ÷ ${cpuSlowdown}; median (min–max)`);
  line('page', 'short record, ms', `long record, goal ${GOAL_MS}`, 'of a child', 'again, ms', 'shift', 'KB');
  for (const page of PAGES) {
    const seen = { short: [], cold: [], again: [], child: [] };
    const kept = { long: await signInQuickly(browser, url, PATIENT), short: await signInQuickly(browser, url, SHORT) };
    for (let round = 0; round < rounds; round += 1) {
      seen.short.push((await visit(browser, url, page, { kept: kept.short, knows: true })).cold);
      const { cold, again } = await visit(browser, url, page, { kept: kept.long, knows: true });
      seen.cold.push(cold);
      seen.again.push(again);
      const ofChild = { ...page, path: `/for/${child}${page.path}` };
      seen.child.push((await visit(browser, url, ofChild, { kept: kept.long, knows: true })).cold);
    }
    const ms = (list) => spread(list.map((one) => one.ms));
    const shift = Math.max(...[...seen.cold, ...seen.child].map(({ cls }) => cls)).toFixed(3);
    line(
      page.path,
      ms(seen.short),
      ms(seen.cold),
      ms(seen.child),
      ms(seen.again),
      shift,
      spread(seen.cold.map(({ bytes }) => bytes / 1024)),
    );
    if (!showsFiles) continue;
    for (const [whose, list] of [
      ['own', seen.cold],
      ['of a child', seen.child],
    ]) {
      console.log(`  ${whose}`);
      for (const { at, what } of list.at(-1).files) console.log(`  ${at}  ${what}`);
      for (const moved of list.at(-1).moved) console.log(`  ${moved}`);
    }
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
  const people = await fill(sql);
  if (isWanted('database')) await measureDatabase(sql, people);
  if (isWanted('pages')) await measurePages(browser, served.url, people);
  if (isWanted('scrolling')) await measureScrolling(browser, served.url);
} finally {
  await browser.close();
  served.close();
  await sql.end();
  await product.close();
  await database.stop();
  await rm(state, { recursive: true, force: true });
}
