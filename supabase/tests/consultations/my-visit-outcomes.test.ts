import { randomUUID } from 'node:crypto';
import { GOOD_NOTE } from '@telehealth/contracts/examples/notes';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { delegateTo, type Visit } from '../support/consultations';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { asAt, beginNote, DAY, endOf, only, saveNote, signNote, visitThatIs } from '../support/records';
import { useSandbox } from '../support/visits';

let db: TestDatabase;
let patient: string;
let visit: Visit;
const QUESTIONS = [{ question: 'When do you take it?', options: ['Mornings', 'Never'], right: 0 }];

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  patient = await addPatient(db.sql);
  visit = await visitThatIs(db.sql, patient, await addSpecialist(db.sql), 'completed');
});
afterAll(() => db.drop());

interface Came {
  [column: string]: unknown;
  visit_id: string;
}
const cameAt = (at: Date, who = patient, ids: readonly string[] = [visit.id]) =>
  asAt(db.sql, who, at, (tx) => tx<Came[]>`select * from public.my_visit_outcomes(${[...ids]})`);
const cameOf = async (at = endOf(visit)) => only(await cameAt(at));

it('tells nothing but the open thread and the question how it was, before anything is written', async () => {
  expect(await cameOf()).toMatchObject({
    ...{ visit_id: visit.id, room_state: 'ended', plan: null, signed_at: null, questions: 0, answered: false },
    ...{ prescriptions: 0, files: 0, unread: 0, unanswered_since: null, reviewed: false },
    thread_until: new Date(visit.at(30).getTime() + 14 * DAY),
    review_until: new Date(visit.at(30).getTime() + 60 * DAY),
  });
  expect((await cameOf(new Date(endOf(visit).getTime() + 15 * DAY))).thread_until).toBeNull();
});

it('tells the plan once it is signed, and whether its questions were answered and understood', async () => {
  const begun = await beginNote(db.sql, visit);
  const { note } = await saveNote(db.sql, visit.specialist, begun, GOOD_NOTE, endOf(visit));
  await asAt(db.sql, visit.specialist, endOf(visit), (tx) => {
    return tx`select public.save_note(${note.id}, ${note.version}, ${tx.json(note.soap)}, ${note.plan_plain}, ${tx.json(QUESTIONS)})`;
  });
  expect((await cameOf()).plan, 'a draft is its author’s').toBeNull();
  await signNote(db.sql, visit.specialist, { ...note, version: note.version + 1 }, endOf(visit));
  expect(await cameOf()).toMatchObject({ plan: GOOD_NOTE.planPlain, questions: 1, answered: false, misunderstood: 0 });
  await as(db.sql, patient, (tx) => tx`select public.answer_plan(${note.id}, '{1}')`);
  expect(await cameOf()).toMatchObject({ answered: true, misunderstood: 1 });
});

it('counts what others wrote and nobody read', async () => {
  const write = (who: string) =>
    asAt(db.sql, who, endOf(visit), (tx) => tx`select public.send_message(${visit.id}, ${randomUUID()}, 'How is it?')`);
  await write(visit.specialist);
  await write(visit.specialist);
  expect(await cameOf()).toMatchObject({ unread: 2, unanswered_since: endOf(visit) });
  await write(patient);
  expect(await cameOf(), 'answered, and not read').toMatchObject({ unread: 2, unanswered_since: null });
  await asAt(db.sql, patient, endOf(visit), (tx) => tx`select public.mark_messages_read(${visit.id}, 99)`);
  expect((await cameOf()).unread).toBe(0);
});

it('tells what the last test of camera and sound said, of a visit to come', async () => {
  const devices = { camera: 'works', microphone: 'fails', speaker: 'untried' };
  const coming = await visitThatIs(db.sql, patient, await addSpecialist(db.sql), 'booked');
  const came = async () => only(await cameAt(coming.at(-600), patient, [coming.id])).devices;
  expect(await came()).toBeNull();
  await asAt(
    db.sql,
    patient,
    coming.at(-600),
    (tx) => tx`select public.keep_device_test(${coming.id}, ${tx.json(devices)})`,
  );
  expect(await came()).toEqual(devices);
});

it('knows only visits of whoever asks, a hundred at a time', async () => {
  const others = [visit.specialist, await addPatient(db.sql), await delegateTo(db.sql, patient, ['book', 'records'])];
  for (const who of others) expect(await cameAt(endOf(visit), who)).toEqual([]);
  expect(await cameAt(endOf(visit), patient, [randomUUID()])).toEqual([]);
  const many = Array.from({ length: 101 }, () => randomUUID());
  expect(await hintOf(cameAt(endOf(visit), patient, many))).toBe('data.invalid');
});
