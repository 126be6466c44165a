// node bench/medicines.mjs [rounds]: how long the search of the medicine list and the check of a script take in the database,
// and how often an empty question on the same connection fits into that, which a busy machine changes less. Goals: 20 ms for a
// search, slips included, 60 ms for the check of five medicines. Prints how many of the expected cases of
// supabase/tests/prescriptions/cases are right as well.

import { readFile } from 'node:fs/promises';
import { connectMigrated } from '../scripts/database-types/migrated-database.mjs';

const rounds = Math.max(5, Number(process.argv[2] ?? 20));
const SEARCHES = [
  'am',
  'hydrochlo',
  'panodo',
  'amoxicilin',
  'co-amoxyclav',
  'statins',
  'amlodipine 10',
  'zzzzzz',
  'norvsc',
  ...['hydrochlorthiazide', 'metfomin', 'paracetmol', 'losaten', 'enalipril', 'salbutmol', 'augmentine', 'omeprazol'],
];
const GOAL_MS = { search: 20, check: 60 };
const FACTS = {
  ...{
    age: 61,
    gender: 'female',
    allergies: [{ label: 'Penicillin' }, { label: 'Codeine' }],
    allergy_state: 'recorded',
  },
  takes: ['Warfarin 5 mg', 'Enalapril 10 mg', 'Metformin', 'Simvastatin 20 mg', 'the small white one'].map((label) => ({
    label,
  })),
};
const ITEMS = ['Amlodipine', 'Ibuprofen', 'Clarithromycin', 'Paracetamol', 'Curamed forte'].map((medicine) => ({
  medicine,
  medicineId: medicine.toLowerCase(),
}));
const line = (...cells) => console.log(cells.map((cell, at) => String(cell).padEnd(at ? 12 : 34)).join(''));

/** Asks in turn with an empty question, so that both meet the same machine. */
async function timesOf(sql, ask) {
  const times = [];
  const empty = [];
  const timed = async (list, run) => {
    const from = performance.now();
    await run();
    list.push(performance.now() - from);
  };
  await ask();
  for (let round = 0; round < rounds; round += 1) {
    await timed(empty, () => sql`select 1`);
    await timed(times, ask);
  }
  return { times: times.sort((a, b) => a - b), empty: empty.sort((a, b) => a - b) };
}
const middle = (list) => list[Math.floor(list.length / 2)];
const tell = (name, { times, empty }, goal) =>
  line(
    name,
    middle(times).toFixed(1),
    times.at(-1).toFixed(1),
    `${(middle(times) / middle(empty)).toFixed(0)} ×`,
    goal === undefined ? '' : middle(times) <= goal ? `within ${goal}` : `over ${goal}`,
  );

async function rightOf(sql, half) {
  const file = new URL(`../supabase/tests/prescriptions/cases/${half}.tsv`, import.meta.url);
  const rows = (await readFile(file, 'utf8')).trimEnd().split('\n').slice(1);
  const worst = ['none', 'clear', 'not_checked', 'unknown', 'conflict'];
  let right = 0;
  for (const row of rows) {
    const [, kind, facts, items, state, needs] = row.split('\t');
    const [{ checks }] =
      await sql`select private.check_script(${JSON.parse(items)}::jsonb, ${JSON.parse(facts)}::jsonb) as checks`;
    const lines = checks.items.flatMap((one) => one.lines).filter((one) => one.kind === kind);
    const found = lines.reduce(
      (most, one) => (worst.indexOf(one.state) > worst.indexOf(most) ? one.state : most),
      'none',
    );
    if (found === state && lines.some(({ severe }) => severe) === (needs === 'reason')) right += 1;
  }
  return `${right} of ${rows.length}`;
}

const { sql, stop } = await connectMigrated();
try {
  line('', 'median ms', 'longest ms', 'of empty', 'goal, ms');
  tell('an empty question', await timesOf(sql, () => sql`select 1`));
  for (const text of SEARCHES) {
    // As find_medicines asks, without the right of who prescribes.
    const times = await timesOf(sql, () => sql`select * from private.found_medicines(${text})`);
    tell(`search: ${text}`, times, GOAL_MS.search);
  }
  const check = (items) => timesOf(sql, () => sql`select private.check_script(${items}::jsonb, ${FACTS}::jsonb)`);
  tell('check of one medicine', await check(ITEMS.slice(0, 1)));
  tell('check of five medicines', await check(ITEMS), GOAL_MS.check);
  line('expected cases, open half', await rightOf(sql, 'open'));
  line('expected cases, sealed half', await rightOf(sql, 'sealed'));
} finally {
  await stop();
}
