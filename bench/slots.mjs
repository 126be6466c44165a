// How long a search takes with 200 specialists, 2 000 patients and 20 000 visits: node bench/slots.mjs
// The goal is 400 ms for three of four searches.

import { readFile } from 'node:fs/promises';
import { connectMigrated } from '../scripts/database-types/migrated-database.mjs';

const GOAL_MS = 400;
const ROUNDS = 40;
const QUESTIONS = {
  'all specialists': 'select count(*) from public.find_slots(\'{"limit":200}\')',
  'one specialty': 'select count(*) from public.find_slots(\'{"specialty":"general"}\')',
  'one calendar': `select count(*) from public.find_slots(jsonb_build_object('specialistId', md5('s1')::uuid), now(),
    now() + interval '14 days', 500)`,
  'lost slot': `select count(*) from public.nearest_openings((select id from public.visit_types where specialist_id = md5('s1')::uuid),
    now() + interval '1 day')`,
};

async function measure(sql, question) {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await sql.begin(async (tx) => {
      await tx`set local role anon`;
      await tx.unsafe(question);
    });
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

const at = (times, share) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))]);

const { sql, stop } = await connectMigrated();
try {
  if (process.env.DATABASE_URL)
    throw new Error('This fills a database with 2 200 people: it runs on its own one only.');
  await sql.unsafe(await readFile(new URL('slots.sql', import.meta.url), 'utf8')).simple();
  for (const [name, question] of Object.entries(QUESTIONS)) {
    const times = await measure(sql, question);
    const [p50, p75, p95] = [0.5, 0.75, 0.95].map((share) => at(times, share));
    console.log(`${name.padEnd(18)} p50 ${p50} ms   p75 ${p75} ms   p95 ${p95} ms`);
    if (p75 > GOAL_MS) process.exitCode = 1;
  }
} finally {
  await stop();
}
