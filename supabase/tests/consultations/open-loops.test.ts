import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, grant, openChart, revokeAll } from '../support/charts';
import { newVisit } from '../support/consultations';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as } from '../support/people';
import { asAt, visitThatIs } from '../support/records';
import { bookVisit, useSandbox } from '../support/visits';

let db: TestDatabase;
let doctor: { id: string; visitType: string };
let stranger: { id: string; visitType: string };

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  [doctor, stranger] = [await addSpecialist(db.sql), await addSpecialist(db.sql)];
});
afterAll(() => db.drop());

interface Loop {
  kind: string;
  patient_id: string;
  due_at: Date | null;
  overdue: boolean;
}
const DAY = 86_400_000;
const loops = (who: string, kind: string, at: Date = new Date()) =>
  asAt(
    db.sql,
    who,
    at,
    (tx) =>
      tx<
        Loop[]
      >`select kind, patient_id, due_at, overdue from public.my_open_loops() where kind = ${kind} order by since`,
  );
const sugar = (code = 'hba1c', unit = '%') => ({
  ...{ id: randomUUID(), code, value: 6, unit, takenAt: new Date(Date.now() - 60_000).toISOString(), source: 'typed' },
});
const record = (who: string, items: unknown[], of: string | null = null) =>
  call(db.sql, who, 'record_observations', { p_items: items, p_patient: of });

it('name whose results came since they were opened, only while the record is open, and to nobody else', async () => {
  const patient = await addPatient(db.sql);
  await record(patient, [sugar()]);
  await grant(db.sql, patient, doctor.id, ['results', 'readings'], 'add');
  expect(await loops(doctor.id, 'result'), 'older than the access').toEqual([]);
  await record(patient, [sugar()]);
  expect(await loops(doctor.id, 'result')).toEqual([
    { kind: 'result', patient_id: patient, due_at: null, overdue: false },
  ]);
  for (const who of [stranger.id, patient]) expect(await loops(who, 'result')).toEqual([]);
  await openChart(db.sql, doctor.id, patient, ['readings']);
  expect(await loops(doctor.id, 'result'), 'another part was opened').toHaveLength(1);
  await openChart(db.sql, doctor.id, patient, ['results']);
  expect(await loops(doctor.id, 'result')).toEqual([]);
  await record(doctor.id, [sugar()], patient);
  await record(
    patient,
    [sugar('heart_rate', '/min')].map((item) => ({ ...item, value: 70 })),
  );
  expect(await loops(doctor.id, 'result'), 'one’s own, and a reading').toEqual([]);
  await record(patient, [sugar()]);
  expect(await loops(doctor.id, 'result')).toHaveLength(1);
  await revokeAll(db.sql, patient, doctor.id);
  expect(await loops(doctor.id, 'result'), 'taken back').toEqual([]);
});

it('name who did not come until there is another visit of theirs', async () => {
  const visit = await newVisit(db.sql, { specialist: doctor });
  await visit.report(doctor.id, 'join', 1);
  await visit.ring(11, false);
  await visit.missed(12);
  const after = visit.at(60);
  expect(await loops(doctor.id, 'follow_up', after)).toMatchObject([{ patient_id: visit.patient, overdue: false }]);
  expect(await loops(stranger.id, 'follow_up', after)).toEqual([]);
  expect(await loops(doctor.id, 'follow_up', new Date(after.getTime() + 61 * DAY))).toEqual([]);
  await bookVisit(db.sql, visit.patient, doctor, visit.at(60));
  expect(await loops(doctor.id, 'follow_up', after)).toEqual([]);
});

it('name a request for access until it lapses, and access besides a visit that ends within seven days', async () => {
  const { patient } = await visitThatIs(db.sql, await addPatient(db.sql), doctor);
  await as(
    db.sql,
    doctor.id,
    (tx) => tx`select public.request_access(${patient}, array['notes'], 'ongoing_care', 'view', 'Please', null)`,
  );
  const asked = await loops(doctor.id, 'access_request');
  expect(asked).toMatchObject([{ patient_id: patient, overdue: false }]);
  expect(await loops(stranger.id, 'access_request')).toEqual([]);
  expect(await loops(doctor.id, 'access_request', new Date(Date.now() + 8 * DAY))).toEqual([]);
  const until = new Date(Date.now() + 10 * DAY);
  await grant(db.sql, patient, doctor.id, ['notes'], 'view', until);
  expect(await loops(doctor.id, 'access_ends')).toEqual([]);
  const soon = new Date(until.getTime() - 6 * DAY);
  expect(await loops(doctor.id, 'access_ends', soon)).toEqual([
    { kind: 'access_ends', patient_id: patient, due_at: until, overdue: false },
  ]);
  expect(await loops(doctor.id, 'access_ends', new Date(until.getTime() + 1))).toEqual([]);
});

it('leave out the note of a visit that was given up', async () => {
  const busy = await addSpecialist(db.sql);
  const visit = await newVisit(db.sql, { specialist: busy });
  await visit.enter(-5);
  await visit.admit(0);
  await visit.abandon(10);
  expect(await loops(busy.id, 'note', visit.at(60))).toEqual([]);
});
