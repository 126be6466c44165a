import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { only } from '../support/access';
import { newVisit } from '../support/consultations';
import { readAudited } from '../support/looks';
import { addOperator, useMovableClock } from '../support/operators';
import { addPatient, addPerson, addSpecialist, as, asFor, hintOf } from '../support/people';
import { useSandbox } from '../support/visits';

let db: TestDatabase;
let patient: string;
let mother: string;
let doctor: string;
const DONE = 'nothing was refused';

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  mother = await addPatient(db.sql, 'Nomsa Khumalo');
  doctor = (await addSpecialist(db.sql, { name: 'Naledi Mokoena' })).id;
});
afterAll(() => db.drop());
beforeEach(async () => {
  patient = await addPatient(db.sql, 'Thandi Test');
  await db.sql`update public.patient_allergies set status = 'removed' where patient_id = ${patient}`;
});

interface State {
  state: string;
  by_id: string | null;
  from_id: string | null;
}
const stateOf = async (who: string, sensitive = true): Promise<State> =>
  only(await db.sql<State[]>`select state, by_id, from_id from private.allergy_state(${who}, ${sensitive})`);
const say = (tx: TransactionSql, about: string | null = null, none = true) =>
  tx`select public.say_no_allergies(${none}, ${about})`;
const add = (who: string, label: string, category = 'profile') =>
  as(
    db.sql,
    who,
    (tx) => tx`select public.add_chart_entry('allergies', ${tx.json({ label, category })}, ${randomUUID()})`,
  );
const grant = (about: string, may = 'add') =>
  db.sql`insert into public.access_grants (patient_id, grantee_id, categories, purpose, may, created_by)
    values (${about}, ${doctor}, '{profile}', 'ongoing_care', ${may}, ${about})`;
const factsFor = async (reader: string, about: string) =>
  JSON.stringify(
    await readAudited(db.sql, reader, (tx) => tx`select public.open_chart(${about}, '{profile}') as ticket`),
  );

describe('that no allergies are known', () => {
  it('is not asked first, then said by the person with the time, and taken back', async () => {
    // What onboarding had was removed after it began: the word counts from now on.
    expect((await stateOf(patient)).state).toBe('not_asked');
    await as(db.sql, patient, (tx) => say(tx));
    expect(await stateOf(patient)).toEqual({ state: 'none_known', by_id: patient, from_id: patient });
    await as(db.sql, patient, (tx) => say(tx, null, false));
    expect((await stateOf(patient)).state).toBe('not_asked');
    const kept = await db.sql`select content ->> 'no_allergies_by' as by from public.chart_versions
      where kind = 'patients' and row_id = ${patient} and content ->> 'no_allergies_at' is not null`;
    expect([...kept]).toEqual([{ by: patient }]);
  });

  it('ends with an allergy, cannot be said beside one, and does not come back when that one goes', async () => {
    await as(db.sql, patient, (tx) => say(tx));
    await add(patient, 'Penicillin');
    expect((await stateOf(patient)).state).toBe('recorded');
    expect(await hintOf(as(db.sql, patient, (tx) => say(tx)))).toBe('chart.allergyListed');
    await db.sql`update public.patient_allergies set status = 'removed' where patient_id = ${patient} and status = 'active'`;
    expect(await stateOf(patient)).toEqual({ state: 'not_asked', by_id: null, from_id: null });
  });

  it('is no answer where a sensitive part says otherwise, which who may not see it does not notice', async () => {
    const child = await addPerson(db.sql, mother, { dateOfBirth: '2012-01-01' });
    const asMother = (none = true) =>
      asFor(db.sql, { actor: mother, person: child, endpoint: 'rpc/say_no_allergies' }, (tx) => say(tx, null, none));
    await asMother();
    await db.sql`insert into public.patient_allergies (patient_id, label, category, recorded_by)
      values (${child}, 'Latex', 'sexual_health', ${child})`;
    expect((await stateOf(child)).state).toBe('recorded');
    expect((await stateOf(child, false)).state).toBe('none_known');
    expect(await hintOf(asMother())).toBe(DONE);
    expect((await stateOf(child)).state).toBe('recorded');
    const told = await as(db.sql, mother, (tx) => tx`select allergies from public.my_people() where id = ${child}`);
    expect([...told]).toEqual([{ allergies: 'none_known' }]);
    // A clinician is told, as the check of a prescription tells them.
    await grant(child);
    expect(await hintOf(as(db.sql, doctor, (tx) => say(tx, child)))).toBe('chart.allergyListed');
    expect(await factsFor(doctor, child)).not.toContain('Nomsa');
  });

  it('is written by a clinician who asked: the patient, or of a child the adult', async () => {
    const child = await addPerson(db.sql, mother);
    expect(await hintOf(as(db.sql, doctor, (tx) => say(tx, patient)))).toBe('access.notGranted');
    await grant(patient, 'view');
    expect(await hintOf(as(db.sql, doctor, (tx) => say(tx, patient)))).toBe('access.notGranted');
    for (const who of [patient, child]) {
      await grant(who);
      await as(db.sql, doctor, (tx) => say(tx, who));
    }
    expect(await stateOf(patient)).toEqual({ state: 'none_known', by_id: doctor, from_id: patient });
    expect(await stateOf(child)).toEqual({ state: 'none_known', by_id: doctor, from_id: mother });
    expect(await factsFor(doctor, child)).toContain('"from_name":"Nomsa Khumalo"');
    const lines =
      await db.sql`select actor_id, action from public.access_log where patient_id = ${child} and action = 'add'`;
    expect([...lines]).toEqual([{ actor_id: doctor, action: 'add' }]);
    expect(
      await db.sql`select from public.notifications where ref_id = ${patient} and event = 'chart.entryAdded'`,
    ).toHaveLength(1);
  });

  it('is written while a visit goes on; of a part that is closed to who asks the word is kept, and outweighs nothing', async () => {
    const visit = await newVisit(db.sql);
    const { id, patient: who, specialist } = visit;
    await db.sql`update public.patient_allergies set status = 'removed' where patient_id = ${who} and status = 'active'`;
    const none = (minute: number, by = specialist) => hintOf(visit.as(by, minute, (tx) => say(tx, who)));
    await visit.enter(-3);
    expect(await none(-2)).toBe('access.notGranted');
    await visit.admit(0);
    expect(await none(1)).toBe(DONE);
    expect(await stateOf(who)).toEqual({ state: 'none_known', by_id: specialist, from_id: who });
    expect(await none(1, doctor)).toBe('access.notGranted');
    await add(who, 'Penicillin');
    expect(await none(2)).toBe('chart.allergyListed');
    await visit.as(who, 3, (tx) => tx`select public.set_visit_access(${id}, '{}')`);
    expect(await none(4)).toBe(DONE);
    expect((await stateOf(who)).state).toBe('recorded');
  });

  it('of a person with two records counts what both say', async () => {
    const other = await addPatient(db.sql, 'Thandi Test');
    await db.sql`update public.patient_allergies set status = 'removed' where patient_id = ${other}`;
    const operator = await addOperator(db.sql);
    await as(db.sql, patient, (tx) => say(tx));
    await add(other, 'Peanut');
    expect((await stateOf(patient)).state).toBe('none_known');
    await db.sql`insert into private.merged_persons (id, kept_id, folded_id, reason, marked_by)
      values (${randomUUID()}, ${patient}, ${other}, 'One person', ${operator})`;
    expect((await stateOf(patient)).state).toBe('recorded');
  });

  it('goes out as the entry by which FHIR says it', async () => {
    await as(db.sql, patient, (tx) => say(tx));
    const said = await db.sql<{ r: { code: unknown; verificationStatus: unknown } }[]>`
      select r from private.fhir_allergyintolerance(${patient}) r where r -> 'code' ->> 'text' = 'No known allergy'`;
    expect(said[0]?.r.code).toEqual({
      text: 'No known allergy',
      coding: [{ code: '716186003', system: 'http://snomed.info/sct' }],
    });
    await add(patient, 'Penicillin');
    expect(
      await db.sql`select from private.fhir_allergyintolerance(${patient}) r where r -> 'code' ->> 'text' = 'No known allergy'`,
    ).toHaveLength(0);
  });
});
