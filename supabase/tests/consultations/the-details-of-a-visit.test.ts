import { randomUUID } from 'node:crypto';
import { GOOD_INTAKE } from '@telehealth/contracts/examples/consultation';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acting } from '../support/acting';
import { delegateTo, newVisit, type Visit } from '../support/consultations';
import { addOperator, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { at, practiceOf } from '../support/practice';
import { cancel, charge, decide, firstOpening, hold, openingsOf, submit, useSandbox } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());

// biome-ignore lint/suspicious/noExplicitAny: the shape is what these tests are about.
type Details = Record<string, any>;
const details = (visit: Visit, who: string, minute = -60) =>
  visit.as(who, minute, async (tx) => {
    const [row] = await tx<{ details: Details }[]>`select public.visit_details(${visit.id}) as details`;
    return row?.details ?? {};
  });
const tick = (visit: Visit, who: string, step: string, done = true, minute = -60) =>
  visit.as(who, minute, (tx) => tx`select public.tick_preparation(${visit.id}, ${step}, ${done})`);
const DEVICES = { camera: 'works', microphone: 'works', speaker: 'fails' };
const test = (visit: Visit, who: string, devices: object, minute = -60) =>
  visit.as(
    who,
    minute,
    (tx) => tx`select public.keep_device_test(${visit.id}, ${tx.json(JSON.parse(JSON.stringify(devices)))})`,
  );

describe('what a patient has ready', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await newVisit(db.sql);
  });

  it('is kept with the visit and seen by both sides', async () => {
    await tick(visit, visit.patient, 'address');
    await tick(visit, visit.patient, 'address');
    await tick(visit, visit.patient, 'questions');
    await tick(visit, visit.patient, 'address', false);
    await test(visit, visit.patient, DEVICES);
    for (const who of [visit.patient, visit.specialist]) {
      expect((await details(visit, who)).preparation).toEqual({
        done: ['questions'],
        devices: DEVICES,
        devicesTestedAt: expect.any(String),
      });
    }
  });

  it('is written by the patient or who books for them, in known words, until the visit begins', async () => {
    await tick(visit, acting(await delegateTo(db.sql, visit.patient, ['book']), visit.patient), 'medicines');
    const strangers = [
      visit.specialist,
      await addPatient(db.sql),
      await delegateTo(db.sql, visit.patient, ['messages', 'join']),
    ];
    for (const who of strangers) {
      expect(await hintOf(tick(visit, who, 'place'))).toBe('consultation.notFound');
      expect(await hintOf(test(visit, who, DEVICES))).toBe('consultation.notFound');
    }
    expect(await hintOf(tick(visit, visit.patient, 'breakfast'))).toBe('data.invalid');
    for (const bad of [{}, { ...DEVICES, camera: 'purple' }, { ...DEVICES, name: 'FaceTime HD' }, []]) {
      expect(await hintOf(test(visit, visit.patient, bad))).toBe('data.invalid');
    }
    await visit.enter(-5);
    await tick(visit, visit.patient, 'place', true, -4);
    await visit.admit(0);
    expect(await hintOf(tick(visit, visit.patient, 'light', true, 1))).toBe('consultation.preparationClosed');
  });
});

describe('the details of a visit', () => {
  it('are nobody’s who has no part in it, in the same words as of a visit that does not exist', async () => {
    const visit = await newVisit(db.sql);
    const none = await hintOf(as(db.sql, visit.patient, (tx) => tx`select public.visit_details(${randomUUID()})`));
    expect(none).toBe('consultation.notFound');
    const strangers = [
      await addPatient(db.sql),
      (await addSpecialist(db.sql)).id,
      await addOperator(db.sql),
      await delegateTo(db.sql, visit.patient, ['book', 'records']),
      await delegateTo(db.sql, visit.patient, ['messages', 'join'], new Date(Date.now() - 86_400_000)),
    ];
    const told = await Promise.all(strangers.map((who) => hintOf(details(visit, who))));
    expect(told).toEqual(strangers.map(() => none));
  });

  it('are not the specialist’s while a patient only holds the time', async () => {
    const [patient, specialist] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    const held = await hold(db.sql, patient, specialist.visitType, await firstOpening(db.sql, specialist.id));
    const look = (who: string) => as(db.sql, who, (tx) => tx`select public.visit_details(${held.id}) as details`);
    expect((await look(patient))[0]?.details).toMatchObject({ side: 'patient', room: null, visit: { status: 'held' } });
    expect(await hintOf(look(specialist.id))).toBe('consultation.notFound');
  });

  it('say who invited to an extra visit, and why to the two of them alone', async () => {
    const visit = await newVisit(db.sql);
    const specialist = visit.specialist;
    const [type] = await db.sql<
      { id: string }[]
    >`select id from public.visit_types where specialist_id = ${specialist}`;
    const { appointmentId } = await practiceOf(db.sql, specialist).squeeze(
      visit.patient,
      type?.id ?? '',
      at(9, '20:10'),
    );
    const look = async (who: string) =>
      (await as(db.sql, who, (tx) => tx<{ d: Details }[]>`select public.visit_details(${appointmentId}) as d`))[0]?.d;
    expect((await look(visit.patient))?.invitation).toEqual({ reason: 'Results' });
    expect((await look(acting(await delegateTo(db.sql, visit.patient, ['book']), visit.patient)))?.invitation).toEqual({
      reason: null,
    });
    expect((await details(visit, visit.patient)).invitation).toBeNull();
    await submit(db.sql, visit.patient, appointmentId);
    await charge(db.sql, visit.patient, appointmentId);
    expect((await look(specialist))?.invitation).toEqual({ reason: 'Results' });
  });

  it('give the times that came with a no and lie ahead', async () => {
    const [patient, specialist] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    await db.sql`update public.visit_types set needs_approval = true where id = ${specialist.visitType}`;
    const [first, second] = await openingsOf(db.sql, specialist.id);
    if (!first || !second) throw new Error('no openings');
    const { id } = await hold(db.sql, patient, specialist.visitType, first);
    await submit(db.sql, patient, id);
    const look = async () =>
      (await as(db.sql, patient, (tx) => tx<{ d: Details }[]>`select public.visit_details(${id}) as d`))[0]?.d.visit;
    expect((await look()).alternatives).toEqual([]);
    await decide(db.sql, specialist.id, id, false, 'I am away', [second]);
    expect((await look()).alternatives.map((time: string) => Date.parse(time))).toEqual([second.getTime()]);
  });

  it('keep what was written for a visit that is only asked for until it is booked', async () => {
    const [patient, specialist] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    await db.sql`update public.visit_types set needs_approval = true where id = ${specialist.visitType}`;
    const { id } = await hold(db.sql, patient, specialist.visitType, await firstOpening(db.sql, specialist.id));
    await submit(db.sql, patient, id);
    await as(db.sql, patient, async (tx) => {
      await tx`select public.save_intake(${id}, ${tx.json(JSON.parse(JSON.stringify(GOOD_INTAKE)))})`;
      await tx`select public.tick_preparation(${id}, 'address', true)`;
      await tx`select public.set_visit_access(${id}, '{medicines}')`;
    });
    const look = async (who: string) =>
      (await as(db.sql, who, (tx) => tx<{ details: Details }[]>`select public.visit_details(${id}) as details`))[0]
        ?.details;
    expect(await look(patient)).toMatchObject({ preparation: { done: ['address'] }, sharing: { state: 'offered' } });
    expect(await look(specialist.id)).toMatchObject({
      side: 'specialist',
      preparation: null,
      intake: null,
      sharing: null,
    });
  });

  it('give who only writes messages for somebody nothing of what they prepared or share', async () => {
    const visit = await newVisit(db.sql);
    await tick(visit, visit.patient, 'address');
    const seen = await details(visit, await delegateTo(db.sql, visit.patient, ['messages', 'join']));
    expect(seen).toMatchObject({ side: 'delegate', preparation: null, sharing: null });
    const writes = await details(
      visit,
      acting(await delegateTo(db.sql, visit.patient, ['messages', 'join']), visit.patient),
    );
    expect(writes).toMatchObject({ side: 'delegate', preparation: null, sharing: null });
    const books = await details(visit, acting(await delegateTo(db.sql, visit.patient, ['book']), visit.patient));
    expect(books.preparation).toMatchObject({ done: ['address'] });
  });

  it('show each side the other, when it opens and what was prepared', async () => {
    const visit = await newVisit(db.sql);
    await visit.saveIntake(-120, GOOD_INTAKE);
    const [mine, theirs] = [await details(visit, visit.patient), await details(visit, visit.specialist)];
    expect(mine).toMatchObject({
      side: 'patient',
      visit: { viewer_role: 'patient', counterpart_id: visit.specialist },
    });
    expect(theirs).toMatchObject({
      side: 'specialist',
      visit: { viewer_role: 'specialist', counterpart_id: visit.patient },
    });
    expect(theirs.visit.counterpart_specialty).toBeNull();
    expect(new Date(mine.opensAt)).toEqual(visit.at(-30));
    expect(theirs).toMatchObject({ intake: null, toOpen: true });
    expect((await visit.words(visit.specialist, -60))?.intake).toMatchObject({ questions: GOOD_INTAKE.topQuestions });
    expect(mine.room).toMatchObject({ state: 'scheduled', endedBy: null, patientHere: false });
    // The specialist was never told of the time before the booking.
    expect(mine.history.map(({ status }: Details) => status)).toEqual(['held', 'awaiting_payment', 'booked']);
    expect(theirs.history.map(({ status }: Details) => status)).toEqual(['booked']);
  });

  it('give who books for somebody the time, and the patient’s words only with the right to records', async () => {
    const visit = await newVisit(db.sql);
    await visit.saveIntake(-120, GOOD_INTAKE);
    const seen = await details(visit, acting(await delegateTo(db.sql, visit.patient, ['book']), visit.patient));
    expect(seen).toMatchObject({ side: 'delegate', intake: null, notes: [], visit: { reason: '' } });
    const reads = await details(
      visit,
      acting(await delegateTo(db.sql, visit.patient, ['book', 'records']), visit.patient),
    );
    expect(reads.visit.reason).not.toBe('');
  });

  it('say who ended it and what came of it, to whom it belongs', async () => {
    const visit = await newVisit(db.sql);
    await visit.enter(-5);
    await visit.admit(0);
    const note = await visit.as(visit.specialist, 5, async (tx) => {
      const [row] = await tx<{ id: string; version: number }[]>`select * from public.begin_note(${visit.id}, 'notes')`;
      return row;
    });
    await visit.finish(20);
    expect((await details(visit, visit.patient, 21)).notes).toEqual([]);
    expect((await details(visit, visit.specialist, 21)).notes).toMatchObject([{ id: note?.id, state: 'draft' }]);
    await visit.as(visit.specialist, 25, async (tx) => {
      const soap = tx.json({ assessment: 'Cough', plan: 'Rest' });
      const [saved] = await tx<{ note: { version: number } }[]>`
        select public.save_note(${note?.id ?? ''}, ${note?.version ?? 1}, ${soap}, 'Rest and drink', '[]') -> 'note' as note`;
      await tx`select public.sign_note(${note?.id ?? ''}, ${saved?.note.version ?? 0})`;
    });
    const mine = await details(visit, visit.patient, 30);
    expect(mine.notes).toMatchObject([{ planPlain: 'Rest and drink', state: 'signed' }]);
    expect(mine.room).toMatchObject({ endedBy: 'specialist', state: 'note_signed' });
    expect(mine).toMatchObject({ visit: { status: 'completed' }, review: null, reviewUntil: expect.any(String) });
    // A colleague who stood in reads what is theirs, not the note of somebody else.
    expect((await details(visit, visit.specialist, 30)).reviewUntil).toBeNull();
  });

  it('name the earlier visits of the same two people, and who called one off and why', async () => {
    const first = await newVisit(db.sql);
    await first.enter(-5);
    await first.admit(0);
    await first.finish(20);
    const [type] = await db.sql<{ id: string }[]>`
      select visit_type_id as id from public.appointments where id = ${first.id}`;
    const again = await newVisit(db.sql, {
      patient: first.patient,
      specialist: { id: first.specialist, visitType: type?.id ?? '' },
    });
    expect((await details(again, first.specialist)).earlier).toMatchObject([{ id: first.id, status: 'completed' }]);
    await cancel(db.sql, again.specialist, again.id, 'I am ill');
    const seen = await details(again, again.patient);
    expect(seen.visit).toMatchObject({ status: 'cancelled', cancelled_by: 'specialist', sequence: 1 });
    expect(seen.history.at(-1)).toMatchObject({ status: 'cancelled', by: 'specialist', reason: 'I am ill' });
    expect(seen.room).toMatchObject({ state: 'abandoned' });
  });
});

describe('one visit in three answers', () => {
  it('has the same facts in the list, in the calendar and on its page', async () => {
    const visit = await newVisit(db.sql);
    const keysOf = (row: object | undefined) => Object.keys(row ?? {}).sort();
    const [listed] = await visit.as(visit.patient, -60, (tx) => tx`select * from public.my_appointments(${visit.id})`);
    const [planned] = await visit.as(
      visit.specialist,
      -60,
      (tx) =>
        tx`select * from public.visits_of_practice(private.clock() - interval '1 day', private.clock() + interval '40 days')`,
    );
    const shown = (await details(visit, visit.patient)).visit;
    expect(keysOf(listed).length).toBeGreaterThan(30);
    expect(keysOf(planned)).toEqual(keysOf(listed));
    expect(keysOf(shown)).toEqual(keysOf(listed));
  });

  it('says in each that it is being called off, to the side that pressed, and what its specialist proposes', async () => {
    const visit = await newVisit(db.sql);
    await visit.as(
      visit.specialist,
      -6000,
      (tx) => tx`select public.cancel_appointment(${visit.id}, 'Ill', null, true)`,
    );
    await db.sql`update public.appointments set proposed_start = starts_at + interval '2 days', proposal_reason = 'Away',
      proposal_until = starts_at
      where id = ${visit.id}`;
    const facts = { cancels_at: expect.anything(), proposed_start: expect.anything(), proposal_reason: 'Away' };
    expect((await details(visit, visit.specialist)).visit).toMatchObject(facts);
    expect((await details(visit, visit.patient)).visit).toMatchObject({ ...facts, cancels_at: null });
  });
});
