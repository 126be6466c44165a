import { addPatient, addUser, as } from '@telehealth/supabase/tests/support/people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperatorCommand } from '../src/operators/operator-command';
import { startTestDatabase, type TestDatabase } from '../src/test-support/stack';

let db: TestDatabase;
const told: [string, boolean][] = [];
const tell = async (clerkId: string, isOperator: boolean) => void told.push([clerkId, isOperator]);
const run = (...words: string[]) => runOperatorCommand(db.sql, words, tell);
beforeAll(async () => {
  db = await startTestDatabase();
});
afterAll(() => db.drop());

/** Somebody who signed up and chose no role. */
async function newcomer(email: string): Promise<string> {
  const id = await addUser(db.sql, 'Palesa Pillay');
  await as(db.sql, id, (tx) => tx`select public.sync_my_profile()`);
  await db.sql`update public.profiles set email = ${email}, clerk_id = ${`clerk of ${email}`} where id = ${id}`;
  return id;
}
const mayWork = async (id: string) =>
  as(db.sql, id, (tx) => tx`select * from public.desk_overview()`).then(
    () => true,
    () => false,
  );

describe('the command on the server', () => {
  it('appoints whoever signed up without a role, says so to the identity, and dismisses', async () => {
    const id = await newcomer('first@example.com');
    expect(await run('list')).toBe('There is no operator.');
    expect(await mayWork(id)).toBe(false);
    expect(await run('appoint', 'First@example.com')).toContain('is an operator');
    expect(await mayWork(id)).toBe(true);
    expect(await run('list')).toContain('first@example.com');
    expect(await run('dismiss', 'first@example.com')).toContain('no operator any more');
    expect(await mayWork(id)).toBe(false);
    expect(told).toEqual([
      ['clerk of first@example.com', true],
      ['clerk of first@example.com', false],
    ]);
  });

  it('appoints no patient, nobody who is unknown, and nobody by halves', async () => {
    const patient = await addPatient(db.sql);
    await db.sql`update public.profiles set email = 'patient@example.com' where id = ${patient}`;
    await expect(run('appoint', 'patient@example.com')).rejects.toThrow('is a patient');
    await expect(run('appoint', 'nobody@example.com')).rejects.toThrow('Nobody with the address');
    for (const words of [[], ['appoint'], ['list', 'all'], ['remove', 'a@b.c']])
      await expect(run(...words)).rejects.toThrow('Use: npm run operator');
  });

  it('says when only the database knows', async () => {
    await newcomer('half@example.com');
    const refuse = () => Promise.reject(new Error('it answered 401'));
    await expect(runOperatorCommand(db.sql, ['appoint', 'half@example.com'], refuse)).rejects.toThrow(
      'the identity could not be told (it answered 401)',
    );
  });
});
