import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';

// What is granted to the service role is somebody's work in production: of a function, of a cron line, or of the doctor. A
// door that only the local services or tests open is closed there, and what it is for would not be done.

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Not called yet, and why. An entry that is called, or not granted any more, fails. */
const UNCALLED: Readonly<Record<string, string>> = {
  confirm_booking: 'the word of a provider before 0044; tests forge it',
  receive_payment_event: 'the same',
  payment_work: 'the same',
  settle_refund: 'the same',
};

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
});
afterAll(() => db.drop());

/** Text of all files below a folder whose names end so. */
const textsOf = (folder: string, end: RegExp): string =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => end.test(file) && !/node_modules|\.test\./.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'))
    .join('\n');

function calledNames(): Set<string> {
  const places = [
    [textsOf('supabase/functions', /\.ts$/), /(?:asServer|\.rpc)\(\s*'(\w+)'/g],
    [textsOf('supabase/schemas', /\.sql$/), /cron\.schedule\([^;]*?public\.(\w+)\(/g],
    [textsOf('scripts/doctor', /\.mjs$/), /\/rest\/v1\/rpc\/(\w+)/g],
  ] as const;
  return new Set(places.flatMap(([text, call]) => [...text.matchAll(call)].map(([, name = '']) => name)));
}

it('each function granted to the service role is called by a function, a cron line or the doctor', async () => {
  const rows = await db.sql<{ name: string }[]>`
    select distinct p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and has_function_privilege('service_role', p.oid, 'execute') order by 1`;
  const called = calledNames();
  expect(called, 'the search itself').toContain('claim_outbox');
  expect(called).toContain('run_due_jobs');
  expect(rows.map(({ name }) => name).filter((name) => !called.has(name))).toEqual(Object.keys(UNCALLED).sort());
});
