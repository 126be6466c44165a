import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { close } from '../support/closing';
import { addOperator, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, asGuest, hintOf } from '../support/people';
import { publisher } from '../support/publishing';
import { signedNote, visitThatIs } from '../support/records';
import { bookVisit, useSandbox } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());

const AID = {
  scheme: 'Made-up Health',
  plan: 'Classic',
  memberName: 'Test S',
  memberNumber: '00123',
  dependantCode: '01',
};
const saveAid = (who: string, form: object, version = 0) =>
  as(db.sql, who, (tx) => tx`select * from public.save_my_medical_aid(${tx.json({ ...form })}, ${version})`);
const aidOf = (who: string) =>
  as(db.sql, who, (tx) => tx<{ scheme: string }[]>`select scheme from public.medical_aids`);
const receiptOf = (who: string, id: string) =>
  as(db.sql, who, async (tx) => (await tx<{ r: Record<string, unknown> }[]>`select public.receipt(${id}) as r`)[0]?.r);
const setCodes = (who: string, id: string, icd10: string[], tariffs: string[]) =>
  as(db.sql, who, (tx) => tx`select public.set_visit_codes(${id}, ${icd10}, ${tariffs})`);
const codesFor = (who: string, id: string) =>
  as(db.sql, who, (tx) => tx`select icd10, tariffs from public.visit_codes where appointment_id = ${id}`);
const day = new Date().toISOString().slice(0, 10);

describe('a medical aid', () => {
  it('is named by its patient, read by nobody else, and erased when they say so', async () => {
    const [who, other] = [await addPatient(db.sql), await addPatient(db.sql)];
    await saveAid(who, AID);
    expect(await aidOf(who)).toEqual([{ scheme: 'Made-up Health' }]);
    for (const stranger of [other, (await addSpecialist(db.sql)).id, await addOperator(db.sql)])
      expect(await aidOf(stranger)).toEqual([]);
    expect(await hintOf(asGuest(db.sql, (tx) => tx`select * from public.medical_aids`))).toBe('42501');
    expect(await hintOf(saveAid(who, { ...AID, scheme: 'Late' }))).toBe('data.conflict');
    await saveAid(who, { ...AID, scheme: 'Another' }, 1);
    expect(await aidOf(who)).toEqual([{ scheme: 'Another' }]);
    await as(db.sql, who, (tx) => tx`select public.remove_my_medical_aid()`);
    expect(await db.sql`select from public.medical_aids where patient_id = ${who}`).toHaveLength(0);
  });

  it.each([
    [{ scheme: ' ' }, 'medicalAid.scheme'],
    [{ memberName: '' }, 'medicalAid.memberName'],
    [{ memberNumber: '' }, 'medicalAid.memberNumber'],
    [{ memberNumber: '1'.repeat(31) }, 'validation.tooLong'],
    [{ dependantCode: 'A1' }, 'medicalAid.dependantCode'],
  ])('is refused as in its form: %o', async (change, hint) => {
    expect(await hintOf(saveAid(await addPatient(db.sql), { ...AID, ...change }))).toBe(hint);
  });

  it('is a patient’s alone, and gone with the account', async () => {
    expect(await hintOf(saveAid((await addSpecialist(db.sql)).id, AID))).toBe('access.refused');
    const who = await addPatient(db.sql);
    await saveAid(who, AID);
    await close(db.sql, who);
    expect(await db.sql`select from public.medical_aids where patient_id = ${who}`).toHaveLength(0);
  });
});

describe('codes of a visit', () => {
  it('come from who signed its note, and its patient and author alone read them', async () => {
    const patient = await addPatient(db.sql);
    const [specialist, other] = [await addSpecialist(db.sql), await addSpecialist(db.sql)];
    const visit = await visitThatIs(db.sql, patient, specialist);
    expect(await hintOf(setCodes(specialist.id, visit.id, ['J45.9'], []))).toBe('codes.noteFirst');
    await signedNote(db.sql, visit);
    for (const who of [other.id, patient])
      expect(await hintOf(setCodes(who, visit.id, ['J45.9'], []))).toBe('codes.noteFirst');
    await setCodes(specialist.id, visit.id, [' j45.9', 'I10', 'J45.9'], ['0190']);
    for (const who of [patient, specialist.id])
      expect(await codesFor(who, visit.id)).toEqual([{ icd10: ['J45.9', 'I10'], tariffs: ['0190'] }]);
    for (const who of [other.id, await addPatient(db.sql), await addOperator(db.sql)])
      expect(await codesFor(who, visit.id)).toEqual([]);
    expect(await hintOf(setCodes(specialist.id, visit.id, ['asthma'], []))).toBe('codes.icd10');
    expect(await hintOf(setCodes(specialist.id, visit.id, [], ['19']))).toBe('codes.tariff');
    const many = Array.from({ length: 13 }, (_, at) => `I${10 + at}`);
    expect(await hintOf(setCodes(specialist.id, visit.id, many, []))).toBe('validation.tooMany');
    await setCodes(specialist.id, visit.id, [], []);
    expect(await codesFor(patient, visit.id)).toEqual([]);
  });
});

describe('a receipt', () => {
  it('names practice, medical aid and the rate of its day, and says whether there are codes without telling them', async () => {
    const patient = await addPatient(db.sql);
    const specialist = await addSpecialist(db.sql);
    await db.sql`update public.specialists set practice_number = '0123456' where profile_id = ${specialist.id}`;
    const operator = await addOperator(db.sql);
    const before = await bookVisit(db.sql, patient, specialist);
    expect(await receiptOf(patient, before)).toMatchObject({ rate: null, medicalAid: null, hasCodes: false });
    await publisher(db.sql, operator).rate({ dated: day });
    const id = await bookVisit(db.sql, patient, specialist);
    await saveAid(patient, AID);
    await db.sql`insert into public.visit_codes (appointment_id, patient_id, author_id, icd10)
      values (${id}, ${patient}, ${specialist.id}, '{J45.9}')`;
    const receipt = await receiptOf(patient, id);
    expect(receipt).toMatchObject({
      practiceNumber: '0123456',
      medicalAid: AID,
      hasCodes: true,
      rate: { perDollar: 18.0315, dated: day },
    });
    expect(JSON.stringify(receipt)).not.toContain('J45');
    // The next rate changes nothing of what was paid before it.
    await publisher(db.sql, operator).rate({ dated: day, perDollar: '19.50' }, 1);
    expect(await receiptOf(patient, id)).toMatchObject({ rate: { perDollar: 18.0315 } });
    expect(await receiptOf(patient, before)).toMatchObject({ rate: null });
  });
});
