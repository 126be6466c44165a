import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { only } from '../support/access';
import { addPatient, addPerson, addSpecialist, as, asFor, hintOf } from '../support/people';
import { json } from '../support/records';
import { SYMPTOM_CHECK } from '../support/triage';
import { firstOpening, PAYS, useSandbox } from '../support/visits';

let db: TestDatabase;
let mother: string;
let child: string;
let doctor: { id: string; visitType: string };

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  mother = await addPatient(db.sql, 'Nomsa Khumalo');
  child = await addPerson(db.sql, mother);
  doctor = await addSpecialist(db.sql);
  await as(db.sql, mother, (tx) => {
    const allergy = tx.json({ label: 'Penicillin of the mother', severity: 'severe', reaction: 'rash' });
    return tx`select public.add_chart_entry('allergies', ${allergy}, ${randomUUID()})`;
  });
});
afterAll(() => db.drop());

const acting = <T>(endpoint: string, work: (tx: TransactionSql) => Promise<T>) =>
  asFor(db.sql, { actor: mother, person: child, endpoint: `rpc/${endpoint}` }, work);

async function holdForChild(): Promise<string> {
  const at = await firstOpening(db.sql, doctor.id);
  const rows = await acting(
    'hold_slot',
    (tx) => tx<{ id: string }[]>`select id from public.hold_slot(${doctor.visitType}, ${at}, 'video',
      'Africa/Johannesburg', ${randomUUID()})`,
  );
  return only(rows).id;
}
const book = (visit: string, check: object | null = null) =>
  acting('book_visit', (tx) => {
    const key = check && randomUUID().replaceAll('-', '');
    return tx`select public.book_visit(${visit}, 'A cough', true, p_check_key => ${key},
      p_check => ${check && tx.json(json(check))}, p_companion => ' Nomsa  Khumalo')`;
  });
const detailsFor = async (who: string, visit: string) =>
  only(
    await as(
      db.sql,
      who,
      (tx) => tx<{ details: Record<string, unknown> }[]>`select public.visit_details(${visit}) as details`,
    ),
  ).details;
const openChart = (patient: string) =>
  as(db.sql, doctor.id, (tx) => tx`select public.open_chart(${patient}, null, 'consultation')`);

describe('the visit of a child, booked by who looks after it', () => {
  it('names the child, who comes along and who booked it, and opens nothing of the mother’s record', async () => {
    const visit = await holdForChild();
    await book(visit);
    await acting(
      'sandbox_charge',
      (tx) => tx`select public.sandbox_charge(${visit}, ${PAYS}, '12/49', '123', ${randomUUID()})`,
    );
    expect(await detailsFor(doctor.id, visit)).toMatchObject({
      ...{ patientName: 'Lwazi Khumalo', companion: 'Nomsa Khumalo', bookedByName: 'Nomsa Khumalo' },
    });
    const grants = await db.sql`select patient_id from public.access_grants where appointment_id = ${visit}`;
    expect([...grants]).toEqual([{ patient_id: child }]);
    expect(await hintOf(openChart(child))).toBe('nothing was refused');
    expect(await hintOf(openChart(mother))).toBe('access.notGranted');
    const lines = await db.sql`select from public.access_log where patient_id = ${mother} and actor_id = ${doctor.id}`;
    expect(lines).toHaveLength(0);
  });

  it('asks the mother what the record lacks, until it is told, and nobody else', async () => {
    const visit = await holdForChild();
    await book(visit);
    await acting(
      'sandbox_charge',
      (tx) => tx`select public.sandbox_charge(${visit}, ${PAYS}, '12/49', '123', ${randomUUID()})`,
    );
    const missing = async () =>
      only(
        await acting(
          'visit_details',
          (tx) => tx<{ m: unknown }[]>`select public.visit_details(${visit}) -> 'missing' as m`,
        ),
      ).m;
    expect(await missing()).toEqual({ allergies: true, weight: true });
    const old = new Date(Date.now() - 31 * 86_400_000).toISOString();
    const weigh = (takenAt: string) =>
      acting('record_observations', (tx) => {
        const item = { id: randomUUID(), code: 'body_weight', value: 16.2, unit: 'kg', takenAt };
        return tx`select public.record_observations(${tx.json([item])})`;
      });
    await weigh(old);
    await acting('say_no_allergies', (tx) => tx`select public.say_no_allergies(true)`);
    expect(await missing()).toEqual({ allergies: false, weight: true });
    await weigh(new Date().toISOString());
    expect(await missing()).toEqual({ allergies: false, weight: false });
    expect((await detailsFor(doctor.id, visit)).missing ?? null).toBeNull();
  });

  it('says on the receipt who paid for whom', async () => {
    const visit = await holdForChild();
    await book(visit);
    await acting(
      'sandbox_charge',
      (tx) => tx`select public.sandbox_charge(${visit}, ${PAYS}, '12/49', '123', ${randomUUID()})`,
    );
    const receipt = only(await acting('receipt', (tx) => tx<{ r: object }[]>`select public.receipt(${visit}) as r`)).r;
    expect(receipt).toMatchObject({ patientName: 'Lwazi Khumalo', payerName: 'Nomsa Khumalo' });
  });

  it('takes no symptom check of the mother’s age, nor one about somebody else', async () => {
    const visit = await holdForChild();
    for (const facts of [
      { about: 'me', age: 36 },
      { about: 'other', age: 4 },
    ])
      expect(await hintOf(book(visit, { ...SYMPTOM_CHECK, sex: 'male', ...facts }))).toBe('triage.anotherPerson');
    await book(visit, { ...SYMPTOM_CHECK, sex: 'male', about: 'me', age: 4 });
    expect(await db.sql`select from public.triage_sessions where appointment_id = ${visit}`).toHaveLength(1);
  });
});
