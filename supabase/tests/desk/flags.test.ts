import { FLAG_EXAMPLES, FLAG_EXAMPLES_AT as NOW } from '@telehealth/contracts/examples/flag';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator, asAt, useMovableClock } from '../support/operators';
import { addPatient, addUser, as, asGuest, asService, hintOf } from '../support/people';

let db: TestDatabase;
let operator: string;
let second: string;
const FORM = { owner: 'Team Patient', share: 100, endsOn: '2026-12-05' };

beforeAll(async () => {
  db = await startTestDatabase();
  await useMovableClock(db.sql);
  operator = await addOperator(db.sql);
  second = await addOperator(db.sql, 'Lindiwe Operator');
});
afterAll(() => db.drop());

const set = async (
  name: string,
  form: object,
  seen: number | string = 0,
  who = operator,
  at = NOW,
): Promise<string> => {
  const [row] = await asAt(db.sql, who, at, (tx) => {
    return tx<{ id: string }[]>`select public.set_flag(${name}, ${tx.json({ ...form })}, ${seen})::text as id`;
  });
  return row?.id ?? '';
};
const end = (name: string, seen: string, who = operator) =>
  asAt(db.sql, who, NOW, (tx) => tx`select public.end_flag(${name}, ${seen})`);
const namesAt = async (who: string, at = NOW): Promise<string[]> =>
  (await asAt(db.sql, who, at, (tx) => tx<{ name: string }[]>`select f as name from public.active_flags() f`)).map(
    ({ name }) => name,
  );
interface State {
  name: string;
  owner: string;
  share: number;
  set_by_name: string;
  overdue: boolean;
}
const stateAt = (at: Date, name: string) =>
  asAt(db.sql, operator, at, async (tx) => {
    const rows = await tx<State[]>`select name, owner, share, set_by_name, overdue from public.flag_state()`;
    return rows.find((row) => row.name === name);
  });

describe('a flag', () => {
  it('is on through its last day in South Africa, then off for people, and overdue until somebody ends it', async () => {
    const patient = await addPatient(db.sql);
    expect(await namesAt(patient)).toEqual([]);
    const id = await set('lastDay', FORM);
    const [lastMinute, midnight] = [new Date('2026-12-05T21:59:00Z'), new Date('2026-12-05T22:00:00Z')];
    expect(await namesAt(patient, lastMinute)).toContain('lastDay');
    expect(await namesAt(patient, midnight)).not.toContain('lastDay');
    expect((await stateAt(lastMinute, 'lastDay'))?.overdue).toBe(false);
    expect(await stateAt(midnight, 'lastDay')).toMatchObject({ owner: 'Team Patient', share: 100, overdue: true });
    await end('lastDay', id);
    expect(await stateAt(midnight, 'lastDay')).toMatchObject({ share: 0, overdue: false });
  });

  it('ends at once for everybody', async () => {
    const patient = await addPatient(db.sql);
    const id = await set('shortLived', FORM);
    expect(await namesAt(patient)).toContain('shortLived');
    await end('shortLived', id);
    expect(await namesAt(patient)).not.toContain('shortLived');
  });

  it('comes to its share of people, each by a lot of their own that stays, and to more when it is raised', async () => {
    const people = await Promise.all(Array.from({ length: 60 }, (_, at) => addUser(db.sql, `Person ${at}`)));
    const having = async () =>
      new Set(
        (await Promise.all(people.map(async (who) => ((await namesAt(who)).includes('shared') ? who : null)))).filter(
          (who) => who !== null,
        ),
      );
    const id = await set('shared', { ...FORM, share: 30 });
    const first = await having();
    expect(first.size).toBeGreaterThan(5);
    expect(first.size).toBeLessThan(40);
    expect(await having()).toEqual(first);
    await set('shared', { ...FORM, share: 70 }, id);
    const more = await having();
    expect([...first].every((who) => more.has(who))).toBe(true);
    expect(more.size).toBeGreaterThan(first.size);
  });

  it('comes to guests only when all have it', async () => {
    await set('forAll', FORM);
    await set('forMost', { ...FORM, share: 99 });
    const names = await asGuest(db.sql, async (tx) => {
      await tx`select set_config('sawubona.clock', ${NOW.toISOString()}, true)`;
      return (await tx<{ name: string }[]>`select f as name from public.active_flags() f`).map(({ name }) => name);
    });
    expect(names).toContain('forAll');
    expect(names).not.toContain('forMost');
  });
});

describe('operators', () => {
  it('alone set, end and see flags', async () => {
    const patient = await addPatient(db.sql);
    for (const call of [
      () => set('notTheirs', FORM, 0, patient),
      () => end('notTheirs', '0', patient),
      () => as(db.sql, patient, (tx) => tx`select * from public.flag_state()`),
    ])
      await expect(call()).rejects.toMatchObject({ code: '42501' });
    await expect(asGuest(db.sql, (tx) => tx`select public.end_flag('x', 0)`)).rejects.toMatchObject({ code: '42501' });
    await expect(asService(db.sql, (tx) => tx`select * from private.flags`)).rejects.toMatchObject({ code: '42501' });
  });

  it.each(FLAG_EXAMPLES)('are taken or refused as the form does: $name', async ({ values, refused }) => {
    const flags = await db.sql`select max(id)::text as id from private.flags where name = 'tried'`;
    const form = { ...values, share: Number(values.share) };
    expect(await hintOf(set('tried', form, flags[0]?.id ?? 0))).toBe(refused?.id ?? 'nothing was refused');
  });

  it('name a flag by one plain word, and end only what there is', async () => {
    expect(await hintOf(set('Not a name', FORM))).toBe('data.invalid');
    expect(await hintOf(end('neverSet', '0'))).toBe('data.notFound');
  });

  it('do not overwrite what a colleague just set, and every step stays with who took it', async () => {
    const id = await set('twoHands', FORM);
    expect(await hintOf(set('twoHands', FORM, 0, second))).toBe('data.conflict');
    expect(await hintOf(end('twoHands', '0', second))).toBe('data.conflict');
    const later = await set('twoHands', { ...FORM, share: 10, owner: 'Team Visit' }, id, second);
    await end('twoHands', later);
    expect((await stateAt(NOW, 'twoHands'))?.set_by_name).toBe('Olwethu Operator');
    const rows = await db.sql`select share, owner, set_by from private.flags where name = 'twoHands' order by id`;
    expect(rows).toEqual([
      { share: 100, owner: 'Team Patient', set_by: operator },
      { share: 10, owner: 'Team Visit', set_by: second },
      { share: 0, owner: 'Team Visit', set_by: operator },
    ]);
    await expect(db.sql`update private.flags set share = 5 where name = 'twoHands'`).rejects.toThrow();
    await expect(db.sql`delete from private.flags where name = 'twoHands'`).rejects.toThrow();
  });

  it('of two who set one at the same moment, one is told', async () => {
    const results = await Promise.allSettled([set('raced', FORM), set('raced', FORM, 0, second)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

it('the desk and the doctor name what is overdue, the doctor with its owner', async () => {
  await set('forgotten', { ...FORM, owner: 'Team Auth', endsOn: '2026-12-01' });
  const at = new Date('2026-12-03T10:00:00Z');
  const rows = await asAt(db.sql, operator, at, (tx) => {
    return tx<{ waiting: number; oldest_at: Date }[]>`select * from public.desk_overview() where queue = 'flags'`;
  });
  expect(rows[0]).toMatchObject({ waiting: 1, oldest_at: new Date('2026-12-01T22:00:00Z') });
  const facts = await asService(db.sql, async (tx) => {
    await tx`select set_config('sawubona.clock', ${at.toISOString()}, true)`;
    const [row] = await tx<{ facts: { flags: object[] } }[]>`select public.deployment_facts() as facts`;
    return row?.facts;
  });
  expect(facts?.flags).toEqual([{ name: 'forgotten', owner: 'Team Auth', ends: '2026-12-01' }]);
});
