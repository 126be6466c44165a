import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAudited } from '../support/looks';
import { addOperator } from '../support/operators';
import { addPatient, addUser, as, hintOf } from '../support/people';

let db: TestDatabase;
let first: string;
let second: string;
beforeAll(async () => {
  db = await startTestDatabase();
  first = await addOperator(db.sql, 'First Operator');
  second = await addOperator(db.sql, 'Second Operator');
});
afterAll(() => db.drop());

const ENTRY = {
  ...{ kind: 'complaint', happenedOn: '2026-01-31', toldBy: 'patient', harm: 'none' },
  what: 'The doctor was rude, says a patient.',
};
const write = (form: object = ENTRY, id: string = randomUUID(), who = first) =>
  as(
    db.sql,
    who,
    (tx) => tx<{ nr: number }[]>`select public.write_incident(${id}, ${tx.json({ ...form })}) as nr`,
  ).then(([row]) => ({ id, nr: row?.nr }));
const add = (id: string, state: string, words: string, seen: number, who = second) =>
  as(db.sql, who, (tx) => tx`select public.add_incident_step(${id}, ${state}, ${words}, ${seen})`);
const register = () =>
  as(
    db.sql,
    second,
    (tx) => tx<{ id: string; state: string; steps: object[] }[]>`select * from public.incident_register()`,
  );
const log = (who = second, before: Date | null = null) =>
  as(
    db.sql,
    who,
    (tx) => tx<{ at: Date; operator_name: string; act: string; about: string }[]>`
      select * from public.operator_log(${before})`,
  );

describe('the register of incidents', () => {
  it('keeps an entry once, with what was done and by whom, and shows what is open first', async () => {
    const { id, nr } = await write();
    expect((await write(ENTRY, id)).nr).toBe(nr);
    expect(await hintOf(write({ ...ENTRY, what: 'Something else altogether.' }, id))).toBe('data.conflict');
    const { id: other } = await write({ ...ENTRY, kind: 'breach', what: 'A letter went to a neighbour.' });
    await add(id, 'told', 'Both were rung and heard.', 0);
    expect(await hintOf(add(id, 'closed', 'Nothing more to do.', 0))).toBe('data.conflict');
    await add(id, 'closed', 'Nothing more to do.', 1, first);
    expect((await register()).map((one) => [one.id, one.state])).toEqual([
      [other, 'open'],
      [id, 'closed'],
    ]);
    expect((await register()).find((one) => one.id === id)?.steps).toMatchObject([
      { byName: 'Second Operator', state: 'told', words: 'Both were rung and heard.' },
      { byName: 'First Operator', state: 'closed' },
    ]);
  });

  it.each([
    ['desk.incidentWhat', { what: 'Too short' }],
    ['validation.tooLong', { what: 'x'.repeat(1001) }],
    ['desk.incidentDay', { happenedOn: '2999-01-01' }],
    ['desk.incidentDay', { happenedOn: '2026-02-30' }],
    ['data.invalid', { harm: 'some' }],
    ['data.invalid', { kind: null }],
  ])('refuses with %s: %o', async (hint, change) => {
    expect(await hintOf(write({ ...ENTRY, ...change }))).toBe(hint);
  });

  it('never changes', async () => {
    await write();
    for (const table of ['incidents', 'incident_steps'])
      expect(await hintOf(db.sql.unsafe(`delete from private.${table}`)), table).not.toBe('accepted');
    expect(await hintOf(db.sql`update private.incidents set harm = 'none'`)).not.toBe('accepted');
  });
});

describe('what operators did', () => {
  it('is in one list, the newest first, and names no patient', async () => {
    const patient = await addPatient(db.sql);
    const [found] = await db.sql<{ email: string; name: string }[]>`
      select email, name from public.profiles where id = ${patient}`;
    const look = (email: string) =>
      readAudited(db.sql, first, (tx) => tx<{ ticket: string }[]>`select public.find_account(${email}) as ticket`);
    const { nr } = await write();
    expect(await look(` ${found?.email.toUpperCase()} `)).toMatchObject([{ id: patient, role: 'patient' }]);
    expect(await look('nobody@example.com')).toEqual([]);
    expect(await hintOf(look('%'))).toBe('validation.email');
    const lines = await log();
    expect(lines[0]).toMatchObject({ operator_name: 'First Operator', act: 'account.looked', about: '' });
    expect(lines[1]).toMatchObject({ act: 'incident.complaint', about: `No. ${nr}` });
    expect(JSON.stringify(lines)).not.toContain(found?.name);
    expect(await log(second, lines[0]?.at ?? null)).toEqual(lines.slice(1));
    await db.sql`update public.profiles set phone_raw = '082 555 0142', phone_e164 = '+27825550142' where id = ${patient}`;
    expect(await look('+27825550142')).toMatchObject([{ id: patient }]);
  });

  it('is for operators', async () => {
    const stranger = await addUser(db.sql, 'No Body');
    await as(db.sql, stranger, (tx) => tx`select public.sync_my_profile()`);
    expect(await hintOf(log(stranger))).toBe('access.refused');
    expect(await hintOf(write(ENTRY, randomUUID(), stranger))).toBe('access.refused');
  });
});
