import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acting } from '../support/acting';
import { call as callAs, delegate, grant, openChart } from '../support/charts';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { only, visitThatIs } from '../support/records';
import { SYMPTOM_CHECK, triageOf } from '../support/triage';
import { bookVisit, cancel, charge, firstOpening, hold, useSandbox } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());

interface Near {
  byName: string;
  how: 'visit' | 'opened';
}
interface Dangers {
  checks: { id: string; check: { level: number }; visits: string[]; opened: Near | null }[];
  readings: { id: string; code: string; value: number; opened: Near | null }[];
  seen: { byName: string; done: string; words: string }[];
}
const call = <T>(who: string, name: string, args: Record<string, unknown>) => callAs<T>(db.sql, who, name, args);
const dangersOf = (who: string) =>
  as(db.sql, who, async (tx) => only(await tx<{ found: Dangers }[]>`select public.my_open_dangers() as found`).found);
const pressuresOf = async (who: string) => (await dangersOf(who)).readings.map(({ value }) => value);
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const pressure = (value: number, secondValue: number, minutes: number, change: object = {}) => ({
  ...{ id: randomUUID(), code: 'blood_pressure', unit: 'mm[Hg]', value, secondValue, takenAt: ago(minutes) },
  ...{ source: 'typed', ...change },
});
const record = async (who: string, items: { id: string }[], of: string | null = null) => {
  await call(who, 'record_observations', { p_items: items, p_patient: of });
  return items[0]?.id ?? '';
};
const newKey = () => randomUUID().replaceAll('-', '');
const URGENT = { ...SYMPTOM_CHECK, level: 2, about: 'me', heading: 'This should be seen now', words: 'chest pain' };
const save = async (who: string, check: object = URGENT) =>
  (await call<{ id: string }>(who, 'save_symptom_check', { p_key: newKey(), p_check: check })).id;
const ofReading = (observationId: string, level = 3) => ({ ...URGENT, level, origin: 'reading', observationId });
const checksOf = async (who: string) => (await dangersOf(who)).checks.map(({ id }) => id);
const seen = (who: string, args: Record<string, unknown>) => call(who, 'mark_danger_seen', args);
const toldOfDanger = async (who: string) =>
  (await db.sql`select from public.notifications where recipient_id = ${who} and event = 'chart.dangerSeen'`).length;
const share = (who: string, id: string, visit: string) => call(who, 'share_danger', { p_id: id, p_appointment: visit });

describe('a measurement', () => {
  it('stays open until a newer one of its kind is there, whoever writes it down', async () => {
    const [owner, child] = [await addPatient(db.sql), await addPatient(db.sql)];
    await delegate(db.sql, owner, child, ['records'], 'add');
    await record(acting(child, owner), [pressure(192, 124, 9)]);
    expect(await pressuresOf(owner)).toEqual([192]);
    expect(await pressuresOf(child)).toEqual([]);
    await record(owner, [pressure(130, 80, 60)]);
    expect(await pressuresOf(owner)).toEqual([192]);
    await record(owner, [pressure(130, 80, 9)]);
    expect(await pressuresOf(owner)).toEqual([130]);
  });

  it('is what a correction says, and nothing once struck', async () => {
    const owner = await addPatient(db.sql);
    const id = await record(owner, [pressure(129, 84, 5)]);
    const key = randomUUID();
    const correction = { p_id: id, p_value: 192, p_second_value: 124, p_reason: 'Mistyped', p_key: key };
    await call(owner, 'correct_observation', correction);
    expect(await pressuresOf(owner)).toEqual([192]);
    const strike = { p_id: key, p_value: null, p_second_value: null, p_reason: 'Not mine', p_key: randomUUID() };
    await call(owner, 'correct_observation', strike);
    expect(await pressuresOf(owner)).toEqual([]);
  });

  it.each([
    ['of last week, written down now', pressure(192, 124, 7 * 24 * 60, { source: 'import', deviceId: 'export' }), []],
    ['of this morning, brought in now', pressure(192, 124, 8 * 60, { source: 'import', deviceId: 'export' }), [192]],
  ])('%s, is history or of now', async (_, item, open) => {
    const owner = await addPatient(db.sql);
    await record(owner, [item]);
    expect(await pressuresOf(owner)).toEqual(open);
  });

  it('stays open when a specialist opens that part of the record, which the person is told, until one says what was done', async () => {
    const [owner, doctor] = [await addPatient(db.sql), (await addSpecialist(db.sql, { name: 'Naledi Test' })).id];
    await grant(db.sql, owner, doctor, ['readings', 'profile']);
    const reading = await record(owner, [pressure(192, 124, 5)]);
    await openChart(db.sql, doctor, owner, ['profile']);
    expect((await dangersOf(owner)).readings).toMatchObject([{ id: reading, opened: null }]);
    await openChart(db.sql, doctor, owner, ['readings']);
    const [open] = (await dangersOf(owner)).readings;
    expect(open).toMatchObject({ id: reading, opened: { byName: 'Naledi Test', how: 'opened' } });
    await seen(doctor, { p_done: 'medicine_changed', p_words: ' Amlodipine doubled ', p_observation: reading });
    await seen(doctor, { p_done: 'medicine_changed', p_words: 'Amlodipine doubled', p_observation: reading });
    const said = { byName: 'Naledi Test', done: 'medicine_changed', words: 'Amlodipine doubled' };
    expect(await dangersOf(owner)).toMatchObject({
      checks: [],
      readings: [],
      seen: [{ ...said, reading: { value: 192 } }],
    });
    expect(await toldOfDanger(owner)).toBe(1);
    const [line] = await db.sql`select actor_name, category, action from public.access_log where patient_id = ${owner}
      order by seq desc limit 1`;
    expect(line).toMatchObject({ actor_name: 'Naledi Test', category: 'readings', action: 'review' });
    await record(owner, [pressure(195, 125, 1)]);
    expect(await pressuresOf(owner)).toEqual([195]);
  });

  it('is seen by no patient, delegate or specialist without a right to it, and not without what was done', async () => {
    const [owner, child, doctor] = [
      await addPatient(db.sql),
      await addPatient(db.sql),
      (await addSpecialist(db.sql)).id,
    ];
    await delegate(db.sql, owner, child, ['records'], 'add');
    const reading = await record(owner, [pressure(192, 124, 5)]);
    const advised = { p_done: 'advised', p_observation: reading };
    expect(await hintOf(seen(doctor, advised))).toBe('access.notGranted');
    for (const who of [owner, child]) expect(await hintOf(seen(who, advised))).toBe('access.refused');
    await grant(db.sql, owner, doctor, ['readings']);
    expect(await hintOf(seen(doctor, { ...advised, p_done: 'looked' }))).toBe('data.invalid');
    expect(await hintOf(seen(doctor, { p_done: 'advised' }))).toBe('data.invalid');
    expect(await hintOf(seen(doctor, { ...advised, p_done: 'no_action', p_words: ' ' }))).toBe('triage.whyNoAction');
    expect(await hintOf(seen(doctor, { ...advised, p_words: 'x'.repeat(501) }))).toBe('validation.tooLong');
    expect(await pressuresOf(owner)).toEqual([192]);
    await seen(doctor, { ...advised, p_done: 'no_action', p_words: 'Measured again at the desk: 128/80' });
    expect(await pressuresOf(owner)).toEqual([]);
  });

  it('is answered once by its owner, with all that was said of it', async () => {
    const [owner, other] = [await addPatient(db.sql), await addPatient(db.sql)];
    const reading = await record(owner, [pressure(192, 124, 5)]);
    const first = await save(owner, ofReading(reading));
    expect(await save(owner, ofReading(reading, 4))).toBe(first);
    const worse = await save(owner, ofReading(reading, 1));
    expect(await checksOf(owner)).toEqual([worse, first]);
    expect(await hintOf(call(other, 'answer_danger', { p_id: first, p_answer: 'seen' }))).toBe('triage.notFound');
    expect(await hintOf(call(owner, 'answer_danger', { p_id: first, p_answer: 'better' }))).toBe('data.invalid');
    await call(owner, 'answer_danger', { p_id: worse, p_answer: 'called' });
    await call(owner, 'answer_danger', { p_id: first, p_answer: 'mistake' });
    expect(await dangersOf(owner)).toEqual({ checks: [], readings: [], seen: [] });
    const kept = await db.sql`select distinct answer from public.triage_sessions where profile_id = ${owner}`;
    expect(kept.map(({ answer }) => answer)).toEqual(['called']);
  });

  it('of somebody else is not kept as one’s own', async () => {
    const [owner, other] = [await addPatient(db.sql), await addPatient(db.sql)];
    const reading = await record(owner, [pressure(192, 124, 5)]);
    expect(await hintOf(save(other, ofReading(reading)))).toBe('triage.notFound');
    expect(await hintOf(save(other, { ...URGENT, origin: 'reading' }))).toBe('data.invalid');
  });
});

describe('an urgent answer of checker or chat', () => {
  it('stays open, once, until it is answered', async () => {
    const owner = await addPatient(db.sql);
    await save(owner, { ...URGENT, level: 3 });
    const id = await save(owner);
    expect(await save(owner)).toBe(id);
    const chat = await save(owner, { ...URGENT, level: 1, origin: 'chat', words: '' });
    expect(await checksOf(owner)).toEqual([chat, id]);
    await call(owner, 'answer_danger', { p_id: chat, p_answer: 'mistake' });
    expect(await checksOf(owner)).toEqual([id]);
  });

  it('is not open for somebody who had called for help already', async () => {
    const owner = await addPatient(db.sql);
    await save(owner, { ...URGENT, hasCalled: true });
    expect(await checksOf(owner)).toEqual([]);
  });
});

describe('with a visit', () => {
  it('goes along, is read first by its specialist, and is then seen', async () => {
    const [owner, doctor] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    const reading = await record(owner, [pressure(192, 124, 5)]);
    const id = await save(owner, ofReading(reading));
    const { id: visit } = await hold(db.sql, owner, doctor.visitType, await firstOpening(db.sql, doctor.id));
    await as(db.sql, owner, (tx) => tx`select public.book_visit(${visit}, 'Head', true, p_dangers => ${[id]}::uuid[])`);
    await charge(db.sql, owner, visit);
    expect(await dangersOf(owner)).toMatchObject({ checks: [{ id, visits: [visit] }], readings: [{ id: reading }] });
    const [told] = await triageOf(db.sql).readOn(doctor.id, visit);
    expect(told).toMatchObject({ level: 3, answers: { observationId: reading }, seen: null });
    // Reading it treats nobody.
    expect(await dangersOf(owner)).toMatchObject({
      checks: [{ id, opened: { how: 'opened' } }],
      readings: [{ id: reading }],
    });
    const other = (await addSpecialist(db.sql)).id;
    const session = (told as unknown as { sessionId: string }).sessionId;
    expect(await hintOf(seen(other, { p_done: 'advised', p_session: session }))).toBe('booking.notFound');
    await seen(doctor.id, { p_done: 'sent_to_emergency', p_session: session });
    expect(await dangersOf(owner)).toMatchObject({
      checks: [],
      readings: [],
      seen: [{ done: 'sent_to_emergency', words: '' }],
    });
    const [again] = await triageOf(db.sql).readOn(doctor.id, visit);
    expect(again).toMatchObject({ seen: { done: 'sent_to_emergency' } });
  });

  it('goes along with a later visit as well, when the first was called off', async () => {
    const [owner, doctor] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    const id = await save(owner);
    const first = await bookVisit(db.sql, owner, doctor);
    await share(owner, id, first);
    await cancel(db.sql, owner, first);
    const second = await bookVisit(db.sql, owner, doctor);
    await share(owner, id, second);
    await share(owner, id, second);
    const [copy] = await triageOf(db.sql).readOn(doctor.id, second);
    expect(await checksOf(owner)).toEqual([id]);
    await seen(doctor.id, { p_done: 'advised', p_session: (copy as unknown as { sessionId: string }).sessionId });
    expect(await checksOf(owner)).toEqual([]);
  });

  it('stays open after a visit in which nobody said what was done; a visit of its person is named', async () => {
    const [owner, doctor] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    const [mine, theirs] = [await save(owner), await save(owner, { ...URGENT, about: 'other' })];
    await visitThatIs(db.sql, owner, doctor);
    const opened = new Map((await dangersOf(owner)).checks.map((check) => [check.id, check.opened]));
    expect(opened.get(mine)).toMatchObject({ how: 'visit' });
    expect(opened.get(theirs)).toBeNull();
  });

  it('is not shared with a visit of somebody else, when it was said of somebody else, or after it', async () => {
    const [owner, doctor] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    const id = await save(owner);
    const theirs = await save(owner, { ...URGENT, about: 'other' });
    const ahead = await bookVisit(db.sql, owner, doctor);
    expect(await hintOf(share(owner, theirs, ahead))).toBe('booking.notFound');
    await cancel(db.sql, owner, ahead);
    const other = await addPatient(db.sql);
    expect(await hintOf(share(other, id, await bookVisit(db.sql, other, doctor)))).toBe('triage.notFound');
    expect(await hintOf(share(owner, id, randomUUID()))).toBe('booking.notFound');
    const over = await bookVisit(db.sql, owner, doctor);
    await cancel(db.sql, owner, over);
    expect(await hintOf(share(owner, id, over))).toBe('triage.visitOver');
  });
});
