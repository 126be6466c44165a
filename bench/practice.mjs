// node bench/practice.mjs [rounds] [--files] [--only=presses|database|pages|moving]: how the lists and the calendar of a practice with 3,000
// patients and 40 visits a day open on a slow phone, beside those of a practice of two visits a day, and how long a move takes.
// Needs a build (npm run build). First each question in the database, beside the rows alone; then each page in a browser that
// knows its person, cold and again, through HTTP/2 with TLS, in turn with the small practice, which is the baseline; then moves by
// keyboard in a full day, beside a bare question on the same line. Goals: 2000 ms until the first rows stand, 300 ms for a move.
// Before all that, how many presses and typed characters the commonest visit takes: goals 12 and 60.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { connector, importBundled } from '../scripts/database-types/migrated-database.mjs';
import { SPECIALIST, signInQuickly } from './identity/people.mjs';
import { visit } from './identity/signed-in-visits.mjs';
import { startHttp2 } from './measure/http2.mjs';
import { startProduct } from './measure/product.mjs';
import { launch, median, SLOW_PHONE } from './measure/visit.mjs';
import { timeQuestions } from './practice/database-time.mjs';
import { moveVisits } from './practice/moving.mjs';
import { countPresses, PRESSES_GOAL } from './practice/presses.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const rounds = Math.max(3, Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 5));
const showsFiles = process.argv.includes('--files');
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const isWanted = (part) => only === undefined || only === part;
const GOAL_MS = 2000;
const MOVE_GOAL_MS = 300;
const SMALL = { ...SPECIALIST, email: 'pieter.vanderwesthuizen@example.com' };
/** On the clock of both practices, two hours ahead. */
const tomorrow = new Date(Date.now() + 26 * 3_600_000).toISOString().slice(0, 10);
/** What stands when a page can be used. */
const PAGES = [
  { path: '/specialist/patients', row: 'ul[aria-label="Patients"] > li' },
  { path: '/specialist/consultations?show=all', row: 'ul[aria-label="Visits"] > li' },
  { path: '/specialist/appointments', row: "main a[href^='/consultation/']" },
  { path: `/specialist/appointments?view=day&day=${tomorrow}`, row: 'ul[data-day] button' },
  {
    path: '/specialist/appointments?view=month',
    row: 'main li > button[aria-label$=" visits"]:not([aria-label$="no visits"])',
  },
];

const spread = (values) =>
  `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`;
const line = (...cells) => console.log(cells.map((cell, at) => String(cell).padEnd(at ? 22 : 54)).join(''));

async function fill(sql) {
  const settings = `set bench.specialist = '${SPECIALIST.email}'; set bench.small = '${SMALL.email}';`;
  await sql
    .unsafe(settings + (await readFile(new URL('practice/fill-practice.sql', import.meta.url), 'utf8')))
    .simple();
  const [{ id }] = await sql`select id from auth.users where email = ${SPECIALIST.email}`;
  return id;
}

async function measureDatabase(sql, person) {
  console.log('In the database, ms: median (min–max)');
  for (const { name, times } of await timeQuestions(sql, person, rounds)) line(name, spread(times));
}

async function measurePages(browser, url) {
  const { down, latency, cpuSlowdown } = SLOW_PHONE;
  console.log(`\n${rounds} rounds, ${down / 1e6} Mbps, ${latency} ms, processor ÷ ${cpuSlowdown}; median (min–max)`);
  line('page', 'small practice, ms', `large, goal ${GOAL_MS}`, 'again, ms', 'shift', 'KB');
  const kept = {
    large: await signInQuickly(browser, url, SPECIALIST),
    small: await signInQuickly(browser, url, SMALL),
  };
  for (const page of PAGES) {
    const seen = { small: [], cold: [], again: [] };
    for (let round = 0; round < rounds; round += 1) {
      seen.small.push((await visit(browser, url, page, { kept: kept.small, knows: true })).cold);
      const { cold, again } = await visit(browser, url, page, { kept: kept.large, knows: true });
      seen.cold.push(cold);
      seen.again.push(again);
    }
    const ms = (list) => spread(list.map((one) => one.ms));
    const shift = Math.max(...seen.cold.map(({ cls }) => cls)).toFixed(3);
    line(
      page.path,
      ms(seen.small),
      ms(seen.cold),
      ms(seen.again),
      shift,
      spread(seen.cold.map(({ bytes }) => bytes / 1024)),
    );
    if (showsFiles) for (const { at, what } of seen.cold.at(-1).files) console.log(`  ${at}  ${what}`);
  }
}

async function measureMoves(browser, url) {
  console.log(`\nA visit of a full day moved by keyboard, goal ${MOVE_GOAL_MS}; ms, median (min–max)`);
  line('', 'a bare question', 'the new place is drawn', 'moved and confirmed');
  const ways = [
    ['here', false],
    [`${SLOW_PHONE.latency} ms away, processor ÷ ${SLOW_PHONE.cpuSlowdown}`, true],
  ];
  for (const [name, slow] of ways) {
    const { alone, shown, kept } = await moveVisits(browser, url, { rounds, slow, day: tomorrow });
    line(name, spread(alone), spread(shown), spread(kept));
  }
}

async function measurePresses(browser, url, sql) {
  const [{ id }] = await sql`select id from auth.users where email = ${SPECIALIST.email}`;
  console.log(`The commonest visit: goal ${PRESSES_GOAL.presses} presses, ${PRESSES_GOAL.characters} characters`);
  line('', 'presses', 'characters');
  for (const { name, presses, characters, steps } of await countPresses(browser, url, sql, id)) {
    line(name, presses, characters);
    if (showsFiles) for (const step of steps) console.log(`  ${step}`);
  }
}

const state = await mkdtemp(path.join(tmpdir(), 'sawubona-bench-'));
const { startDatabase } = await importBundled('src/database/start-database.ts');
const database = await startDatabase({ dataDir: path.join(state, 'pg'), port: 0 });
const product = await startProduct(ROOT, database.url);
const sql = (await connector())(database.url, 1);
const served = await startHttp2(product.url);
const browser = await launch(served.pin);
try {
  if (isWanted('presses')) await measurePresses(browser, served.url, sql);
  const person = only === 'presses' ? null : await fill(sql);
  if (isWanted('database')) await measureDatabase(sql, person);
  if (isWanted('pages')) await measurePages(browser, served.url);
  if (isWanted('moving')) await measureMoves(browser, served.url);
} finally {
  await browser.close();
  served.close();
  await sql.end();
  await product.close();
  await database.stop();
  await rm(state, { recursive: true, force: true });
}
