import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPatient, addSpecialist, as, hintOf, setRegistration } from '../support/people';
import { at, practiceOf } from '../support/practice';
import { bookVisit, cancel, hold, letLapse, useSandbox } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
});
afterAll(() => db.drop());

interface Facts {
  patient_born: string | null;
  patient_gender: string | null;
  first_visit: boolean | null;
}

const between = (who: string, from: Date, to: Date) =>
  as(
    db.sql,
    who,
    (tx) =>
      tx<
        (Facts & { id: string; status: string; counterpart_name: string; viewer_role: string })[]
      >`select *, patient_born::text from public.visits_of_practice(${from}, ${to})`,
  );

it('has the visits of its days and the invitations that wait, and nothing that is off or only held', async () => {
  const specialist = await addSpecialist(db.sql);
  const practice = practiceOf(db.sql, specialist.id);
  const patient = await addPatient(db.sql, 'Anele First');
  const visit = await bookVisit(db.sql, patient, specialist, at(5, '09:00'));
  await bookVisit(db.sql, await addPatient(db.sql), specialist, at(7, '09:00'));
  const off = await bookVisit(db.sql, await addPatient(db.sql), specialist, at(5, '10:00'));
  await cancel(db.sql, specialist.id, off, 'Away');
  await hold(db.sql, await addPatient(db.sql), specialist.visitType, at(5, '11:00'));
  const invited = await practice.squeeze(patient, specialist.visitType, at(5, '19:10'));
  const lapsed = await practice.squeeze(patient, specialist.visitType, at(5, '20:10'));
  await letLapse(db.sql, lapsed.appointmentId);
  const found = await between(specialist.id, at(5, '00:00'), at(6, '00:00'));
  expect(found.map(({ id, status, counterpart_name: name }) => [id, status, name])).toEqual([
    [visit, 'booked', 'Anele First'],
    [invited.appointmentId, 'held', 'Anele First'],
  ]);
  expect(found[0]?.viewer_role).toBe('specialist');
  const { id: other } = await addSpecialist(db.sql);
  expect(await between(other, at(5, '00:00'), at(6, '00:00'))).toEqual([]);
  await setRegistration(db.sql, specialist.id, 'suspended');
  expect(await between(specialist.id, at(5, '00:00'), at(6, '00:00'))).toEqual([]);
});

it('says how old somebody is and whether they were here before, to the practice alone, and age only once it is booked', async () => {
  const specialist = await addSpecialist(db.sql);
  const patient = await addPatient(db.sql);
  const before = await bookVisit(db.sql, patient, specialist, at(5, '09:00'));
  const again = await bookVisit(db.sql, patient, specialist, at(6, '09:00'));
  await practiceOf(db.sql, specialist.id).squeeze(patient, specialist.visitType, at(6, '19:10'));
  await db.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update public.appointments set status = 'completed' where id = ${before}`;
  });
  const facts = ({ patient_born, patient_gender, first_visit }: Facts) => [patient_born, patient_gender, first_visit];
  const [{ born, gender } = { born: '', gender: '' }] = await db.sql<{ born: string; gender: string }[]>`
    select date_of_birth::text as born, gender from public.patients where profile_id = ${patient}`;
  expect((await between(specialist.id, at(5, '00:00'), at(7, '00:00'))).map(facts)).toEqual([
    [born, gender, true],
    [born, gender, false],
    [null, null, false],
  ]);
  const listed = (who: string) =>
    as(
      db.sql,
      who,
      (tx) => tx<Facts[]>`select patient_born::text, patient_gender, first_visit from public.my_appointments(${again})`,
    );
  expect((await listed(specialist.id)).map(facts)).toEqual([[born, gender, false]]);
  expect((await listed(patient)).map(facts)).toEqual([[null, null, null]]);
});

it('is for specialists, and for six weeks at most', async () => {
  expect(await hintOf(between(await addPatient(db.sql), at(5, '00:00'), at(6, '00:00')))).toBe('access.refused');
  const { id } = await addSpecialist(db.sql);
  expect(await hintOf(between(id, at(0, '00:00'), at(47, '00:00')))).toBe('data.invalid');
  expect(await hintOf(between(id, at(2, '00:00'), at(1, '00:00')))).toBe('data.invalid');
});
