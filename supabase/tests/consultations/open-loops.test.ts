import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, grant, openChart, revokeAll } from '../support/charts';
import { newVisit, type Visit } from '../support/consultations';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { after, asAt, DAY, endOf, issuedPrescription, visitThatIs } from '../support/records';
import { bookVisit, firstOpening, hold, submit, useSandbox } from '../support/visits';

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
const open = (who: string, kind: string, at: Date = new Date()) =>
  asAt(db.sql, who, at, (tx) => tx`select * from public.my_open_loops() where kind = ${kind}`);
const finished = (who: string, at: Date = new Date()) =>
  asAt(db.sql, who, at, (tx) => tx`select kind, item_id, how from public.my_finished_work()`);
const mark = (who: string, kind: string, item: string, act: string, to: string | null = null, at: Date = new Date()) =>
  asAt(db.sql, who, at, (tx) => tx`select public.mark_work(${kind}, ${item}, ${act}, ${to})`);
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
  const done = (act: string, who = doctor.id) => mark(who, 'result', patient, act);
  expect(await hintOf(done('done')), 'nobody has looked').toBe('work.openFirst');
  await openChart(db.sql, doctor.id, patient, ['results']);
  expect(await open(doctor.id, 'result'), 'opened, and not done with').toMatchObject([{ seen_at: expect.any(Date) }]);
  expect(await hintOf(done('done', stranger.id))).toBe('work.notFound');
  await done('done');
  await done('done');
  expect([await loops(doctor.id, 'result'), await finished(doctor.id)]).toMatchObject([
    [],
    [{ kind: 'result', item_id: patient, how: 'done' }],
  ]);
  await done('reopened');
  await done('reopened');
  expect([(await loops(doctor.id, 'result')).length, await finished(doctor.id)]).toEqual([1, []]);
  await done('done');
  expect(
    await hintOf(mark(doctor.id, 'result', patient, 'reopened', null, after(new Date(), DAY))),
    'a day later',
  ).toBe('work.notFound');
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

const say = (visit: Visit, who: string, minute: number, flag: string | null = null) =>
  visit.as(who, minute, (tx) => tx`select public.send_message(${visit.id}, ${randomUUID()}, 'And now?', ${flag})`);
const read = (visit: Visit, who: string, minute: number) =>
  visit.as(who, minute, (tx) => tx`select public.mark_messages_read(${visit.id}, 99)`);

it('keep messages that were read until they are answered or done with, which is undone to where it was', async () => {
  const busy = await addSpecialist(db.sql);
  const visit = await newVisit(db.sql, { specialist: busy });
  const messages = (minute: number) => open(busy.id, 'messages', visit.at(minute));
  const done = (act: string, minute: number) => mark(busy.id, 'messages', visit.id, act, null, visit.at(minute));
  await say(visit, visit.patient, -90);
  expect(await hintOf(done('done', -89))).toBe('work.openFirst');
  await read(visit, busy.id, -88);
  expect(await messages(-87)).toMatchObject([{ item_id: visit.id, seen_at: visit.at(-88), urgent: false }]);
  await done('done', -86);
  await say(visit, visit.patient, -85, 'chest.pain@3');
  expect(await messages(-84)).toMatchObject([{ since: visit.at(-85), seen_at: null, urgent: true }]);
  await read(visit, busy.id, -83);
  await done('done', -82);
  expect([await messages(-81), await finished(busy.id, visit.at(-81))]).toMatchObject([
    [],
    [{ kind: 'messages', item_id: visit.id, how: 'done' }],
  ]);
  await done('reopened', -80);
  expect(await messages(-79), 'not what was done with before').toMatchObject([{ since: visit.at(-85) }]);
  await say(visit, busy.id, -78);
  expect([await messages(-77), await finished(busy.id, visit.at(-77))]).toMatchObject([[], [{ how: 'answered' }]]);
});

it('go to a colleague who may already, stay in sight of who gave them, and come back', async () => {
  const [holder, cover] = [await addSpecialist(db.sql), await addSpecialist(db.sql, { name: 'Hlengiwe Ngcobo' })];
  const visit = await newVisit(db.sql, { specialist: holder });
  await say(visit, visit.patient, -90);
  const give = (act: string, minute: number, to: string | null = null, who = holder.id) =>
    mark(who, 'messages', visit.id, act, to, visit.at(minute));
  const rows = async (minute: number) =>
    (await Promise.all([holder, cover].map(({ id }) => open(id, 'messages', visit.at(minute))))).map(([row]) => [
      row?.with_name,
      row?.from_name,
    ]);
  expect(await hintOf(give('given', -89, cover.id)), 'no part in the visit').toBe('work.notTheirs');
  await visit.cover(cover.id, -80);
  expect((await open(holder.id, 'messages', visit.at(-79)))[0]?.takers).toEqual([
    { id: cover.id, name: 'Hlengiwe Ngcobo' },
  ]);
  expect(await hintOf(give('given', -78, stranger.id))).toBe('work.notTheirs');
  expect(await hintOf(give('given', -78, cover.id, stranger.id))).toBe('work.notFound');
  await give('given', -77, cover.id);
  await give('given', -77, cover.id);
  expect(await rows(-76)).toEqual([
    ['Hlengiwe Ngcobo', null],
    [null, 'Naledi Test'],
  ]);
  await give('taken_back', -75, null, cover.id);
  expect(await rows(-74)).toEqual([
    [null, null],
    [null, null],
  ]);
  await give('given', -73, cover.id);
  await visit.cover(null, -72);
  expect((await rows(-71))[0], 'nobody stands in any more').toEqual([null, null]);
});

it('name corrections and visits that are asked for and letters that are being written, the nearest first', async () => {
  const busy = await addSpecialist(db.sql);
  const visit = await visitThatIs(db.sql, await addPatient(db.sql), busy);
  const script = await issuedPrescription(db.sql, visit);
  const at = after(endOf(visit), 3_600_000);
  await call(db.sql, visit.patient, 'request_correction', {
    ...{ p_kind: 'prescriptions', p_id: script.id, p_wrong: 'Not mine', p_wanted: '', p_key: randomUUID() },
  });
  await asAt(
    db.sql,
    busy.id,
    endOf(visit),
    (tx) => tx`select public.keep_letter_draft(${visit.id}, 'referral', ${tx.json({ reason: 'Cough' })})`,
  );
  await db.sql`update public.visit_types set needs_approval = true where id = ${busy.visitType}`;
  const asks = await addPatient(db.sql);
  const held = await hold(db.sql, asks, busy.visitType, await firstOpening(db.sql, busy.id));
  await submit(db.sql, asks, held.id);
  const all = await asAt(
    db.sql,
    busy.id,
    new Date(),
    (tx) => tx<{ kind: string; item_id: string; patient_born: Date }[]>`select * from public.my_open_loops()`,
  );
  expect(all.map(({ kind }) => kind).filter((kind) => kind !== 'note')).toEqual([
    ...['request', 'letter_draft', 'correction'],
  ]);
  const [correction] = all.filter(({ kind }) => kind === 'correction');
  await mark(busy.id, 'correction', correction?.item_id ?? '', 'seen');
  expect(await open(busy.id, 'correction', at)).toMatchObject([{ seen_at: expect.any(Date) }]);
  expect(await hintOf(mark(busy.id, 'request', held.id, 'done')), 'it is answered').toBe('data.invalid');
  expect(await open(stranger.id, 'correction')).toEqual([]);
});

it('give results to who stood in and may open them, not to others who treat; done by either is done for both', async () => {
  const [holder, cover, other] = [
    await addSpecialist(db.sql),
    await addSpecialist(db.sql, { name: 'Hlengiwe Ngcobo' }),
    await addSpecialist(db.sql),
  ];
  const visit = await newVisit(db.sql, { specialist: holder });
  const { patient } = visit;
  await visit.cover(cover.id, -60);
  for (const { id } of [holder, other]) await grant(db.sql, patient, id, ['results'], 'view');
  await record(patient, [sugar()]);
  const takers = async () => (await open(holder.id, 'result'))[0]?.takers;
  expect(await takers(), 'stands in without a right to results').toEqual([]);
  await grant(db.sql, patient, cover.id, ['results'], 'view');
  expect(await takers()).toEqual([{ id: cover.id, name: 'Hlengiwe Ngcobo' }]);
  expect(await hintOf(mark(holder.id, 'result', patient, 'given', other.id))).toBe('work.notTheirs');
  await mark(holder.id, 'result', patient, 'given', cover.id);
  expect(await open(cover.id, 'result')).toMatchObject([{ item_id: patient, from_name: 'Naledi Test', seen_at: null }]);
  expect(await hintOf(mark(cover.id, 'result', patient, 'done'))).toBe('work.openFirst');
  await openChart(db.sql, cover.id, patient, ['results']);
  await mark(cover.id, 'result', patient, 'done');
  expect([await open(holder.id, 'result'), await open(cover.id, 'result')]).toEqual([[], []]);
  await mark(cover.id, 'result', patient, 'reopened');
  await revokeAll(db.sql, patient, cover.id);
  expect(await open(cover.id, 'result'), 'the right was taken back').toEqual([]);
  expect(await open(holder.id, 'result')).toMatchObject([{ with_name: null }]);
});
