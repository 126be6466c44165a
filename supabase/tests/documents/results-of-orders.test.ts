import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, grant, logOf, openChart } from '../support/charts';
import type { Visit } from '../support/consultations';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { asAt, endOf, json, only, visitThatIs } from '../support/records';
import { useSandbox } from '../support/visits';

let db: TestDatabase;
let patient: string;
let doctor: { id: string; visitType: string };
let other: { id: string; visitType: string };
let visit: Visit;

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  [patient, doctor, other] = [await addPatient(db.sql), await addSpecialist(db.sql), await addSpecialist(db.sql)];
  visit = await visitThatIs(db.sql, patient, doctor);
  for (const { id } of [doctor, other]) await grant(db.sql, patient, id, ['results'], 'view');
});
afterAll(() => db.drop());

const ORDER = {
  ...{ category: 'laboratory', tests: ['HbA1c'], question: 'How good is the sugar?', code: '', urgency: 'routine' },
  ...{ fasting: false, to: '' },
};
const order = async () =>
  asAt(db.sql, doctor.id, endOf(visit), async (tx) =>
    only(
      await tx<
        { id: string }[]
      >`select public.issue_letter(${visit.id}, ${randomUUID()}, 'test_request', ${tx.json(ORDER)}) ->> 'id' as id`,
    ),
  ).then(({ id }) => id);
const FILE = { name: 'report.pdf', type: 'application/pdf', size: 10, sha256: 'a'.repeat(64) };
const announce = async (words: object = {}, who = patient) => {
  const id = randomUUID();
  const document = { title: 'Blood of May', type: 'lab_result', date: '2026-01-01', file: FILE, ...words };
  await as(db.sql, who, (tx) => tx`select public.add_document(${tx.json(json(document))}, ${id})`);
  return id;
};
const keep = (id: string) =>
  db.sql`select public.settle_document(${id}, 'clean', '', ${FILE.size}, ${FILE.sha256})`.then(() => id);
const upload = async (words: object = {}, who = patient) => keep(await announce(words, who));
const resultAt = async (id: string, who = patient) =>
  only(
    await as(
      db.sql,
      who,
      (tx) => tx<{ result_at: Date | null }[]>`select result_at from public.letters where id = ${id}`,
    ),
  ).result_at;
const file = (who: string, document: string, to: string | null) =>
  call(db.sql, who, 'file_result', { p_document: document, p_order: to });
const answer = (who: string, document: string, change: object = {}) =>
  call(db.sql, who, 'answer_result', {
    ...{ p_document: document, p_key: randomUUID(), p_words: 'Your sugar is good.', p_follows: 'nothing', ...change },
  });
const waits = (who: string) =>
  as(db.sql, who, (tx) => tx`select * from public.my_open_loops() where kind = 'result'`).then(({ length }) => length);
const shown = async (who: string, document: string) => {
  const { categories } = await openChart(db.sql, who, patient, ['results']);
  const rows = Object.values(categories.results?.sections ?? {}).flat() as Record<string, unknown>[];
  return rows.find(({ id }) => id === document);
};

it('say on both sides of an order that its result came, once the file is kept and as long as it is filed there', async () => {
  const [first, second] = [await order(), await order()];
  const announced = await announce({ orderId: first });
  expect(await resultAt(first), 'nobody has inspected it').toBeNull();
  const document = await keep(announced);
  for (const who of [patient, doctor.id]) expect(await resultAt(first, who)).toBeInstanceOf(Date);
  expect(await resultAt(second)).toBeNull();
  for (const who of [patient, doctor.id]) {
    expect(await shown(who, document)).toMatchObject({ order: { id: first, by_name: 'Naledi Test' }, answers: [] });
  }
  await file(patient, document, second);
  expect([await resultAt(first), await resultAt(second)]).toEqual([null, expect.any(Date)]);
  const before = (await logOf(db.sql, patient)).length;
  await file(doctor.id, document, first);
  await file(doctor.id, document, first);
  expect((await logOf(db.sql, patient)).slice(before)).toMatchObject([
    { actor_id: doctor.id, category: 'results', action: 'change', basis: 'grant' },
  ]);
  expect([await resultAt(first), await resultAt(second)]).toEqual([expect.any(Date), null]);
  await file(patient, document, null);
  expect(await resultAt(first)).toBeNull();
  await file(patient, document, first);
  await call(db.sql, patient, 'remove_document', { p_id: document, p_version: 2 });
  expect(await resultAt(first), 'taken out of the record').toBeNull();
});

it('file nothing but results, to orders of the same person, by who may', async () => {
  const mine = await order();
  const document = await upload();
  const [letter, stranger] = [await upload({ type: 'letter' }), await addPatient(db.sql)];
  const foreign = await upload({}, stranger);
  expect(await hintOf(file(patient, letter, mine)), 'no result').toBe('chart.notFound');
  expect(await hintOf(file(patient, foreign, mine)), 'of somebody else').toBe('chart.notFound');
  expect(await hintOf(file(stranger, foreign, mine)), 'an order for somebody else').toBe('letters.notFound');
  expect(await hintOf(file(other.id, document, mine)), 'ordered by a colleague').toBe('letters.notFound');
  expect(await hintOf(file(patient, await announce(), mine)), 'not inspected').toBe('chart.notFound');
  expect(await hintOf(announce({ type: 'letter', orderId: mine }))).toBe('data.invalid');
  expect(await hintOf(announce({ orderId: mine }, stranger))).toBe('letters.notFound');
  expect(await hintOf(file(stranger, document, mine)), 'of nobody they know').toBe('chart.notFound');
  await as(db.sql, doctor.id, (tx) => tx`select public.withdraw_letter(${mine}, 'Ordered for somebody else')`);
  expect(await hintOf(file(patient, document, mine)), 'taken back').toBe('letters.notFound');
  await expect(db.sql`update private.result_filings set letter_id = null`).rejects.toThrow();
});

it('tell the patient what a result means, after it was opened, and end the task by that', async () => {
  const started = await waits(doctor.id);
  const document = await upload();
  expect(await waits(doctor.id)).toBe(1);
  if (started === 0) expect(await hintOf(answer(doctor.id, document))).toBe('work.openFirst');
  await shown(doctor.id, document);
  expect(await hintOf(answer(doctor.id, document, { p_words: ' ' }))).toBe('chart.correctionAnswerRequired');
  expect(await hintOf(answer(doctor.id, document, { p_words: 'x'.repeat(1001) }))).toBe('validation.tooLong');
  for (const change of [{ p_follows: 'come_back' }, { p_weeks: 2 }, { p_follows: 'later' }, { p_key: null }]) {
    expect(await hintOf(answer(doctor.id, document, change)), JSON.stringify(change)).toBe('data.invalid');
  }
  expect(await hintOf(answer(patient, document)), 'patients answer nothing').toBe('access.refused');
  const key = randomUUID();
  const told = { p_key: key, p_follows: 'come_back', p_weeks: 12 };
  await answer(doctor.id, document, told);
  await answer(doctor.id, document, told);
  expect((await logOf(db.sql, patient)).at(-1)).toMatchObject({
    actor_id: doctor.id,
    category: 'results',
    action: 'add',
  });
  for (const who of [patient, other.id]) {
    expect((await shown(who, document))?.answers).toMatchObject([
      { words: 'Your sugar is good.', follows: 'come_back', weeks: 12, by: doctor.id, by_name: 'Naledi Test' },
    ]);
  }
  const news = await db.sql`select payload from public.notifications
    where event = 'chart.resultAnswered' and recipient_id = ${patient}`;
  expect(news).toHaveLength(1);
  expect(JSON.stringify(news)).not.toMatch(/sugar|HbA1c/);
  expect(await hintOf(answer(other.id, document, { p_key: key }))).toBe('data.conflict');
  // What came before in this file is open to both as well; only what was told about is gone from the list.
  const left = async (who: string, id: string) =>
    (
      await db.sql`select 1 from private.results_waiting(${who}, ${who}) where newest_at = (
        select created_at from public.documents where id = ${id})`
    ).length;
  expect([await left(doctor.id, document), await left(other.id, document)]).toEqual([0, 1]);
  const [alone, given] = [await upload(), await upload()];
  await shown(other.id, given);
  await answer(other.id, alone);
  await db.sql`insert into private.work_acts (owner_id, kind, item_id, patient_id, act, to_id, by_id)
    values (${doctor.id}, 'result', ${patient}, ${patient}, 'given', ${other.id}, ${doctor.id})`;
  expect(await left(doctor.id, given)).toBe(1);
  await answer(other.id, given);
  expect(await left(doctor.id, given), 'told by the colleague who had it').toBe(0);
  expect(await left(doctor.id, alone), 'told by a colleague on their own').toBe(1);
  const done = await as(db.sql, doctor.id, (tx) => tx`select kind, item_id, how from public.my_finished_work()`);
  expect(done).toContainEqual({ kind: 'result', item_id: patient, how: 'answered' });
  await expect(db.sql`update private.result_answers set words = ''`).rejects.toThrow();
});
