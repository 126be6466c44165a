import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';

// What is granted to the service role is somebody's work in production: of a function, of a cron line, or of a command. A
// door that only the local services or tests open is closed there, and what it is for would not be done. What is granted to
// people is called by a page or by a function on their behalf: a door that nobody uses is watched by nobody.

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Not called yet, and why. An entry that is called, or not granted any more, fails. */
const UNCALLED: Readonly<Record<string, string>> = {
  confirm_booking: 'the word of a provider before 0044; tests forge it',
  receive_payment_event: 'the same',
  payment_work: 'the same',
  settle_refund: 'the same',
};

/** The same of what people may call. */
const UNCALLED_BY_PEOPLE: Readonly<Record<string, string>> = {
  attach_triage: 'visits carry a check by book_visit; demo data and tests attach it afterwards',
  sandbox_challenge: 'the word of a provider before 0044; tests answer as the bank',
  sandbox_charge: 'the same; demo data and tests pay by it',
  save_exception: 'one day of the plan: pages save time off; demo data calls it',
  save_triage: 'checks of guests, which pages keep in the browser',
  set_weekdays: 'the quick form of the plan: pages save hours',
};

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
});
afterAll(() => db.drop());

/** Text of all files below a folder whose names end so; of tests and what only they use nothing. */
const textsOf = (folder: string, end: RegExp): string =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => end.test(file) && !/node_modules|\.test\.|\btesting\/|database\.types|dist\//.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'))
    .join('\n');

function calledNames(): Set<string> {
  const places = [
    [textsOf('supabase/functions', /\.ts$/), /(?:asServer|\.rpc)\(\s*'(\w+)'/g],
    [textsOf('supabase/schemas', /\.sql$/), /cron\.schedule\([^;]*?public\.(\w+)\(/g],
    [`${textsOf('scripts/doctor', /\.mjs$/)}\n${textsOf('scripts/delivery', /\.mjs$/)}`, /\/rest\/v1\/rpc\/(\w+)/g],
  ] as const;
  return new Set(places.flatMap(([text, call]) => [...text.matchAll(call)].map(([, name = '']) => name)));
}

const grantedTo = async (...roles: string[]) => {
  const rows = await db.sql<{ name: string }[]>`
    select distinct p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and exists (select from unnest(${roles}::text[]) r where has_function_privilege(r, p.oid, 'execute'))
    order by 1`;
  return rows.map(({ name }) => name);
};

it('each function granted to the service role is called by a function, a cron line or a command', async () => {
  const called = calledNames();
  expect(called, 'the search itself').toContain('claim_outbox');
  expect(called).toContain('run_due_jobs');
  const granted = await grantedTo('service_role');
  expect(granted.filter((name) => !called.has(name))).toEqual(Object.keys(UNCALLED).sort());
});

it('each function granted to people is named by a page or a function', async () => {
  const sections = readdirSync(ROOT).filter((name) => /^(?:host|emergency|remote-.+|shared-.+)$/.test(name));
  const text = [...sections.map((name) => `${name}/src`), 'supabase/functions']
    .map((at) => textsOf(at, /\.tsx?$/))
    .join('\n');
  // A name may be chosen by a condition before it is called, so it is looked for as a text and not as an argument.
  const named = new Set([...text.matchAll(/(?:'|\brpc\/)(\w+)/g)].map(([, name = '']) => name));
  expect(named, 'the search itself').toContain('book_visit');
  expect(named).toContain('public_facts');
  const granted = await grantedTo('authenticated', 'anon');
  expect(granted.filter((name) => !named.has(name))).toEqual(Object.keys(UNCALLED_BY_PEOPLE).sort());
});
