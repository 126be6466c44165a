import { GOOD_ITEM } from '@telehealth/contracts/examples/prescription';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, hintOf } from '../support/people';
import { after, asAt, draftPrescription, endOf, issue, json, only, visitThatIs } from '../support/records';
import { useSandbox } from '../support/visits';

let db: TestDatabase;
let specialist: { id: string; visitType: string };
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  specialist = await addSpecialist(db.sql);
});
afterAll(() => db.drop());

const of = (medicineId: string, medicine: string, more: object = {}) => ({
  ...GOOD_ITEM,
  ...{ medicine, medicineId, strength: '5 mg', form: 'tablet', schedule: 4, repeats: 0, quantity: 30, daysSupply: 30 },
  ...{ doseAmount: 1, doseUnit: 'tablet', timesADay: 1 },
  ...more,
});

/** What is taken, what is prescribed, and whether somebody has to say why. */
const COMMON: readonly [taken: readonly string[], drafted: object, interrupts: boolean][] = [
  [['Amlodipine 5 mg'], of('amlodipine', 'Amlodipine'), false],
  [['Amlodipine 5 mg'], of('hydrochlorothiazide', 'Hydrochlorothiazide', { strength: '12.5 mg' }), false],
  [['Enalapril 10 mg', 'Metformin 850 mg'], of('simvastatin', 'Simvastatin', { strength: '20 mg' }), false],
  [['Enalapril 10 mg'], of('furosemide', 'Furosemide', { strength: '40 mg' }), false],
  [['Salbutamol inhaler'], of('prednisone', 'Prednisone'), false],
  [['Simvastatin 20 mg'], of('amlodipine', 'Amlodipine'), false],
  [['Metformin 850 mg'], of('gliclazide', 'Gliclazide', { strength: '80 mg' }), false],
  [['Tenofovir, lamivudine, dolutegravir'], of('amoxicillin', 'Amoxicillin', { strength: '500 mg' }), false],
  [['Warfarin 5 mg'], of('ibuprofen', 'Ibuprofen', { strength: '400 mg', schedule: 3 }), true],
  [['Simvastatin 20 mg'], of('clarithromycin', 'Clarithromycin', { strength: '500 mg' }), true],
  [['Enalapril 10 mg'], of('spironolactone', 'Spironolactone', { strength: '25 mg' }), true],
  [['Panado'], of('codeine-paracetamol', 'Codeine + paracetamol', { strength: '10/500 mg', schedule: 2 }), true],
];

it.each(COMMON)(
  'of what is common, %j with %j interrupts only where it is severe',
  async (taken, drafted, interrupts) => {
    const patient = await addPatient(db.sql);
    await db.sql`update public.patient_medications set status = 'ended' where patient_id = ${patient}`;
    for (const label of taken)
      await db.sql`insert into public.patient_medications (patient_id, label, recorded_by) values (${patient}, ${label}, ${patient})`;
    await db.sql`update public.patient_allergies set status = 'ended' where patient_id = ${patient}`;
    const visit = await visitThatIs(db.sql, patient, specialist);
    const draft = await draftPrescription(db.sql, visit, [drafted as typeof GOOD_ITEM]);
    expect(await hintOf(issue(db.sql, specialist.id, draft, endOf(visit)))).toBe(
      interrupts ? 'prescriptions.conflictFound' : 'nothing was refused',
    );
  },
);

it('where the check does not run, it is issued after 30 seconds with a reason, which says that nothing was checked', async () => {
  const patient = await addPatient(db.sql);
  await db.sql`insert into public.patient_medications (patient_id, label, recorded_by) values (${patient}, 'Warfarin 5 mg', ${patient})`;
  const visit = await visitThatIs(db.sql, patient, specialist);
  const draft = await draftPrescription(db.sql, visit, [
    of('ibuprofen', 'Ibuprofen', { schedule: 3 }) as unknown as typeof GOOD_ITEM,
  ]);
  const at = (seconds: number) => after(endOf(visit), seconds * 1000);
  const tryAt = (seconds: number, reason: string | null) =>
    asAt(
      db.sql,
      specialist.id,
      at(seconds),
      async (tx) =>
        only(
          await tx<{ changed: unknown }[]>`
          select public.issue_prescription(${draft.id}, ${draft.version}, ${reason}, true) as changed`,
        ).changed,
    );
  const REASON = 'Her last tablet was today';
  expect(await hintOf(tryAt(60, REASON)), 'nobody asked for the check').toBe('prescriptions.checkFirst');
  await asAt(db.sql, specialist.id, at(0), (tx) => tx`select public.check_prescription(${draft.id})`);
  expect(await hintOf(tryAt(20, REASON))).toBe('prescriptions.checkFirst');
  // It runs again, and what it finds was not what the reason is about.
  expect(await hintOf(tryAt(40, REASON))).toBe('prescriptions.conflictFound');
  await db.sql`update private.medicine_catalogues set state = 'replaced' where version = 1`;
  try {
    expect(await hintOf(tryAt(40, null))).toBe('prescriptions.reasonRequired');
    await tryAt(40, REASON);
  } finally {
    await db.sql`update private.medicine_catalogues set state = 'published' where version = 1`;
  }
  const [kept] =
    await db.sql`select status, override_reason, checks, allergy_check from public.prescriptions where id = ${draft.id}`;
  expect(json(kept)).toMatchObject({
    ...{ status: 'active', override_reason: REASON },
    checks: { failed: true, items: [], not_checked: 1, seen_by: specialist.id },
    allergy_check: { result: 'unknown', unknown: ['Ibuprofen'] },
  });
});
