// node bench/slots.mjs [visits ...]: what a search for openings costs as visits pile up, by default with ten thousand and a
// million of them. Printed as ratios to a bare look at one specialist's visits of the same fortnight, asked in turn with it.

import { startDatabases } from './database/databases.mjs';
import { median, timeOf } from './database/times.mjs';

const ROUNDS = 30;
const PATIENTS = 20_000;
const BARE = `select count(*) from public.appointments where specialist_id = md5('s1')::uuid
  and starts_at >= now() and starts_at < now() + interval '14 days'`;
const SEARCHES = {
  'all specialists': 'select count(*) from public.find_slots(\'{"limit":200}\')',
  'one calendar': `select count(*) from public.find_slots(jsonb_build_object('specialistId', md5('s1')::uuid), now(),
    now() + interval '14 days', 500)`,
  'instead of a lost time': `select count(*) from public.nearest_openings((select id from public.visit_types
    where specialist_id = md5('s1')::uuid), now() + interval '1 day')`,
};
const line = (...cells) => console.log(cells.map((cell, at) => String(cell).padEnd(at ? 20 : 26)).join(''));

/** @returns milliseconds of each search and of the bare look, asked in turn so that a busy moment hits all of them */
async function timesIn({ sql }) {
  const taken = new Map([['bare', []], ...Object.keys(SEARCHES).map((name) => [name, []])]);
  for (let round = 0; round < ROUNDS; round += 1) {
    taken.get('bare').push(await timeOf(sql, 'none', null, BARE));
    for (const [name, question] of Object.entries(SEARCHES)) {
      taken.get(name).push(await timeOf(sql, 'anon', null, question));
    }
  }
  return taken;
}

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 1_000_000];
const { databases, stop } = await startDatabases(sizes.map((visits) => ({ patients: PATIENTS, visits })));
try {
  console.log('Searches, 14 days, 200 specialists: median (min to max) in ms, and times the bare look');
  for (const database of databases) {
    const taken = await timesIn(database);
    const bare = median(taken.get('bare'));
    console.log(`\n${database.visits} visits`);
    for (const [name, times] of taken) {
      const span = `${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)}`;
      line(name, `${median(times).toFixed(1)} (${span})`, `${(median(times) / bare).toFixed(1)} times`);
    }
  }
} finally {
  await stop();
}
