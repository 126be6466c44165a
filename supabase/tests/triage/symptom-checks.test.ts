import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import type { JSONValue } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPatient, addSpecialist, as, asGuest, hintOf } from '../support/people';
import { SYMPTOM_CHECK, triageOf } from '../support/triage';
import { bookVisit, cancel, firstOpening, hold, useSandbox } from '../support/visits';

let db: TestDatabase;
let triage: ReturnType<typeof triageOf>;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  triage = triageOf(db.sql);
});
afterAll(() => db.drop());

const newKey = () => randomUUID().replaceAll('-', '');
const json = (values: object): JSONValue => JSON.parse(JSON.stringify(values));
const save = async (who: string | null, key: string, check: object = SYMPTOM_CHECK) => {
  const ask = who === null ? asGuest : (sql: typeof db.sql, work: Parameters<typeof as>[2]) => as(sql, who, work);
  const rows = (await ask(
    db.sql,
    (tx) => tx`select public.save_symptom_check(${key}, ${tx.json(json(check))}) as result`,
  )) as unknown as { result: { id: string; level: number; rulesUsed: string } }[];
  const [row] = rows;
  if (row === undefined) throw new Error('One row was expected.');
  return row.result;
};
const remove = (who: string, id: string) => as(db.sql, who, (tx) => tx`select public.delete_symptom_check(${id})`);
const visitsOf = async (who: string) =>
  (await as(db.sql, who, (tx) => tx`select * from public.visits_with_triage() as id`)).map(({ id }) => id);

describe('a symptom check', () => {
  it('is kept once for its owner alone, without any reviewed rules being published', async () => {
    const [owner, key] = [await addPatient(db.sql), newKey()];
    const { id } = await save(owner, key);
    expect(await save(owner, key)).toMatchObject({ id, level: 4, rulesUsed: SYMPTOM_CHECK.rules });
    expect(await triage.sessionsOf(owner)).toEqual([{ id, answers: SYMPTOM_CHECK }]);
    const other = await addPatient(db.sql);
    expect(await triage.sessionsOf(other)).toEqual([]);
    expect(await hintOf(save(other, key))).toBe('triage.notFound');
    expect(await hintOf(save(owner, key, { ...SYMPTOM_CHECK, level: 5 }))).toBe('data.conflict');
    expect(await hintOf(save(null, newKey()))).toBe('42501');
  });

  it.each([
    ['without a level', { ...SYMPTOM_CHECK, level: 6 }],
    ['without the name of its rules', { ...SYMPTOM_CHECK, rules: 'newest' }],
    ['with reasons of no rule', { ...SYMPTOM_CHECK, reasons: [{ ruleId: '<b>' }] }],
    ['that is endless', { ...SYMPTOM_CHECK, words: 'x'.repeat(40_000) }],
    ['without facts', { ...SYMPTOM_CHECK, facts: 'many' }],
  ])('is refused %s', async (_, check) => {
    expect(await hintOf(save(await addPatient(db.sql), newKey(), check))).toBe('data.invalid');
  });

  it('is taken back by its owner alone', async () => {
    const owner = await addPatient(db.sql);
    const { id } = await save(owner, newKey());
    expect(await hintOf(remove(await addPatient(db.sql), id))).toBe('triage.notFound');
    expect(await hintOf(as(db.sql, owner, (tx) => tx`delete from public.triage_sessions`))).toBe('42501');
    await remove(owner, id);
    expect(await triage.sessionsOf(owner)).toEqual([]);
  });
});

describe('how many symptom checks a person keeps', () => {
  /** As if so many had been kept before. */
  const keptBefore = (owner: string, count: number) => db.sql`
    insert into public.triage_sessions (key_hash, profile_id, rules_used, level, answers)
    select sha256(convert_to(${owner} || n, 'utf8')), ${owner}, ${SYMPTOM_CHECK.rules}, 4, ${db.sql.json(json(SYMPTOM_CHECK))}
    from generate_series(1, ${count}::int) n`;

  it('is two hundred, also from two tabs at once; the same again and what was removed make no difference', async () => {
    const owner = await addPatient(db.sql);
    await keptBefore(owner, 199);
    const [one, other] = [newKey(), newKey()];
    const tries = await Promise.all([hintOf(save(owner, one)), hintOf(save(owner, other))]);
    expect(tries.sort()).toEqual(['nothing was refused', 'triage.tooMany']);
    expect(await triage.sessionsOf(owner)).toHaveLength(200);
    expect(await hintOf(save(owner, newKey()))).toBe('triage.tooMany');
    const [first] = await triage.sessionsOf(owner);
    await remove(owner, first?.id ?? '');
    await save(owner, newKey());
    expect(await hintOf(save(owner, newKey()))).toBe('triage.tooMany');
  });

  it('does not count those a specialist was shown', async () => {
    const [owner, specialist] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    await keptBefore(owner, 199);
    const { id } = await save(owner, newKey());
    await triage.attach(owner, id, await bookVisit(db.sql, owner, specialist));
    await save(owner, newKey());
    expect(await triage.sessionsOf(owner)).toHaveLength(201);
  });
});

describe('on a visit', () => {
  it('is read by its specialist as what the device said, and stays', async () => {
    const [owner, specialist] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    const { id } = await save(owner, newKey());
    const visit = await bookVisit(db.sql, owner, specialist);
    expect(await visitsOf(specialist.id)).toEqual([]);
    await triage.attach(owner, id, visit);
    expect(await visitsOf(specialist.id)).toEqual([visit]);
    expect(await visitsOf(owner)).toEqual([visit]);
    expect(await visitsOf((await addSpecialist(db.sql)).id)).toEqual([]);
    const [seen] = await triage.readOn(specialist.id, visit);
    expect(seen).toMatchObject({
      level: 4,
      rulesUsed: SYMPTOM_CHECK.rules,
      reviewer: null,
      rules: [],
      answers: SYMPTOM_CHECK,
    });
    expect(await hintOf(remove(owner, id))).toBe('triage.attached');
    await cancel(db.sql, owner, visit, 'Better');
    expect(await visitsOf(specialist.id)).toEqual([]);
  });

  it('that was only held it can still be taken back from', async () => {
    const [owner, specialist] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    const { id } = await save(owner, newKey());
    const held = await hold(db.sql, owner, specialist.visitType, await firstOpening(db.sql, specialist.id));
    await triage.attach(owner, id, held.id);
    expect(await visitsOf(specialist.id)).toEqual([]);
    await remove(owner, id);
    expect(await triage.sessionsOf(owner)).toEqual([]);
  });

  it('of an emergency goes along only after a call for help', async () => {
    const [owner, specialist] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    const visit = await bookVisit(db.sql, owner, specialist);
    const urgent = { ...SYMPTOM_CHECK, level: 1 };
    const { id } = await save(owner, newKey(), urgent);
    expect(await hintOf(triage.attach(owner, id, visit))).toBe('triage.emergencyFirst');
    const called = await save(owner, newKey(), { ...urgent, hasCalled: true });
    expect(await triage.attach(owner, called.id, visit)).toMatchObject({ appointmentId: visit });
  });
});

it('is part of what its owner takes out', async () => {
  const owner = await addPatient(db.sql);
  await save(owner, newKey());
  const [row] = await db.sql<{ risk: { method: { text: string } } }[]>`
    select private.fhir_riskassessment(${owner}) as risk`;
  expect(row?.risk.method.text).toContain('not reviewed by a clinician');
});
