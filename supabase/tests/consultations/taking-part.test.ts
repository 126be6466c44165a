import { randomUUID } from 'node:crypto';
import { evaluatePolicies } from '@telehealth/local-services/backend/realtime/authorize';
import type { Claims } from '@telehealth/local-services/backend/tokens';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { delegateTo, newVisit, type Visit } from '../support/consultations';
import { addOperator, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, asFor, claimsOf, hintOf } from '../support/people';
import { firstOpening, hold, useSandbox } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());

/** What a person may do on a topic: hear, speak, or nothing. */
async function rightsOf(who: string | null, topic: string): Promise<string> {
  const claims: Claims = who ? claimsOf(who) : { role: 'anon' };
  const { broadcast, presence } = await evaluatePolicies(db.sql, claims, topic);
  expect(presence).toEqual(broadcast);
  return [broadcast.read && 'hears', broadcast.write && 'speaks'].filter(Boolean).join(' and ') || 'nothing';
}

describe('the topic of a visit', () => {
  it('is joined by its participants only', async () => {
    const visit = await newVisit(db.sql);
    const topic = `consultation:${visit.id}`;
    const talks = await delegateTo(db.sql, visit.patient, ['messages', 'join']);
    const colleague = await addSpecialist(db.sql);
    await visit.cover(colleague.id, -60);
    for (const who of [visit.patient, visit.specialist, talks, colleague.id]) {
      expect(await rightsOf(who, topic)).toBe('hears and speaks');
    }
    const neighbour = await newVisit(db.sql);
    const outside = [
      neighbour.patient,
      neighbour.specialist,
      await addOperator(db.sql),
      await delegateTo(db.sql, visit.patient, ['book', 'records']),
      await delegateTo(db.sql, visit.patient, ['messages', 'join'], new Date(Date.now() - 1000)),
      null,
    ];
    for (const who of outside) expect(await rightsOf(who, topic)).toBe('nothing');
  });

  it('closes for a colleague and a delegate who are out again', async () => {
    const visit = await newVisit(db.sql);
    const topic = `consultation:${visit.id}`;
    const talks = await delegateTo(db.sql, visit.patient, ['messages', 'join']);
    const colleague = await addSpecialist(db.sql);
    await visit.cover(colleague.id, -60);
    await visit.cover(null, -59);
    await db.sql`update public.delegations set state = 'ended', ended_at = now() where delegate_id = ${talks}`;
    expect(await rightsOf(colleague.id, topic)).toBe('nothing');
    expect(await rightsOf(talks, topic)).toBe('nothing');
  });

  it('is only listened to once the visit is over', async () => {
    const visit = await newVisit(db.sql);
    await visit.enter(-5);
    await visit.admit(0);
    await visit.interrupt(1, visit.patient, 'both');
    expect(await rightsOf(visit.patient, `consultation:${visit.id}`)).toBe('hears and speaks');
    await visit.finish(10);
    expect(await rightsOf(visit.patient, `consultation:${visit.id}`)).toBe('hears');
  });

  it('does not exist for a time that is only held, or under another name', async () => {
    const patient = await addPatient(db.sql);
    const specialist = await addSpecialist(db.sql);
    const held = await hold(db.sql, patient, specialist.visitType, await firstOpening(db.sql, specialist.id));
    const visit = await newVisit(db.sql);
    for (const topic of [held.id, randomUUID(), `${visit.id} `, `${visit.id}:x`, '%', '', "' or true --"]) {
      expect(await rightsOf(patient, `consultation:${topic}`), topic).toBe('nothing');
      expect(await rightsOf(visit.patient, `consultation:${topic}`), topic).toBe('nothing');
    }
  });

  it('carries ids and states, no place, number or name', async () => {
    const visit = await newVisit(db.sql);
    await visit.enter(-5);
    await visit.saveIntake(-4, { reason: 'A secret' });
    await visit.admit(0);
    await visit.interrupt(1, visit.patient, 'both');
    const sent = await db.sql<{ event: string; payload: Record<string, unknown> }[]>`
      select event, payload - 'id' as payload from realtime.messages where topic = ${`consultation:${visit.id}`}`;
    expect(new Set(sent.map(({ event }) => event))).toEqual(
      new Set(['consultation_changed', 'presence', 'intake_changed']),
    );
    const keys = new Set(sent.flatMap(({ payload }) => Object.keys(payload)));
    expect([...keys].sort()).toEqual(['kind', 'side', 'state', 'version']);
  });
});

describe('a delegate who may write messages alone', () => {
  it('sits in no visit, by their own session or in the patient’s place, and learns nothing of the room', async () => {
    const visit = await newVisit(db.sql);
    const writes = await delegateTo(db.sql, visit.patient, ['messages', 'book', 'records']);
    await visit.enter(-5);
    expect(await rightsOf(writes, `consultation:${visit.id}`)).toBe('nothing');
    expect(await hintOf(visit.enter(-4, writes))).toBe('consultation.notFound');
    const asked = (name: string, ...args: string[]) =>
      hintOf(
        visit.as(writes, 0, (tx) => tx.unsafe(`select public.${name}(${args.map((_, at) => `$${at + 1}`)})`, args)),
      );
    const fingerprint = Array(32).fill('AB').join(':');
    expect(await asked('room_access', visit.id)).toBe('consultation.notFound');
    expect(await asked('take_room_seat', visit.id, randomUUID(), fingerprint)).toBe('consultation.notFound');
    expect(await asked('visit_details', visit.id)).toBe('consultation.notFound');
    expect(await visit.as(writes, 0, (tx) => tx`select from public.my_consultations()`)).toEqual([]);
    expect(await visit.as(writes, 0, (tx) => tx`select from public.my_places(${visit.id})`)).toEqual([]);
    expect(await visit.as(writes, 0, (tx) => tx`select id from public.consultations`)).toEqual([]);
    for (const endpoint of ['rpc/room_access', 'rpc/take_room_seat']) {
      const acting = asFor(db.sql, { actor: writes, person: visit.patient, endpoint }, (tx) => tx`select private.me()`);
      expect(await hintOf(acting)).toBe('access.notDelegated');
    }
  });

  it('reads and writes in the patient’s place, and hears of news there', async () => {
    const visit = await newVisit(db.sql);
    const writes = await delegateTo(db.sql, visit.patient, ['messages']);
    const open = asFor(
      db.sql,
      { actor: writes, person: visit.patient, endpoint: 'rpc/open_thread' },
      (tx) => tx`select public.open_thread(${visit.id})`,
    );
    expect(await hintOf(open)).toBe('nothing was refused');
    await visit.as(
      visit.specialist,
      -60,
      (tx) => tx`select public.send_message(${visit.id}, ${randomUUID()}, 'Please bring the letter')`,
    );
    const [told] = await db.sql`select payload from public.notifications
      where recipient_id = ${writes} and event = 'message.received'`;
    expect(told?.payload.forWhom).toMatchObject({ personId: visit.patient });
  });
});

describe('a delegate who may sit in visits', () => {
  it('reads no thread by that alone, and finds no visit that the patient keeps private', async () => {
    const visit = await newVisit(db.sql);
    const sits = await delegateTo(db.sql, visit.patient, ['join']);
    expect(await rightsOf(sits, `consultation:${visit.id}`)).toBe('hears and speaks');
    expect(await hintOf(visit.as(sits, 0, (tx) => tx`select public.open_thread(${visit.id})`))).toBe(
      'messages.notFound',
    );
    await visit.as(visit.patient, -60, (tx) => tx`select public.keep_visit_private(${visit.id}, true)`);
    expect(await rightsOf(sits, `consultation:${visit.id}`)).toBe('nothing');
    expect(await visit.as(sits, 0, (tx) => tx`select from public.my_consultations()`)).toEqual([]);
    expect(await visit.as(sits, 0, (tx) => tx`select id from public.consultations`)).toEqual([]);
  });

  it('comes in for the patient and counts as their presence', async () => {
    const visit = await newVisit(db.sql);
    const talks = await delegateTo(db.sql, visit.patient, ['messages', 'join']);
    await visit.enter(-5, talks);
    await visit.settle(15);
    expect(await visit.status()).toBe('no_show_specialist');
  });

  it('keeps the patient in the waiting room when one of both leaves', async () => {
    const visit = await newVisit(db.sql);
    const talks = await delegateTo(db.sql, visit.patient, ['messages', 'join']);
    await visit.enter(-25);
    await visit.enter(-24, talks);
    await visit.report(talks, 'leave', -20);
    expect(await visit.status()).toBe('waiting');
    await visit.report(visit.patient, 'leave', -19);
    expect(await visit.status()).toBe('booked');
  });

  it('lists the visits they take part in, without being able to end them', async () => {
    const visit = await newVisit(db.sql);
    const talks = await delegateTo(db.sql, visit.patient, ['messages', 'join']);
    const books = await delegateTo(db.sql, visit.patient, ['book']);
    const list = (who: string) =>
      visit.as(who, 0, (tx) => tx`select viewer_side, state from public.my_consultations()`);
    expect(await list(talks)).toEqual([{ viewer_side: 'delegate', state: 'scheduled' }]);
    expect(await list(books)).toEqual([]);
    expect(await hintOf(visit.missed(20, talks))).toBe('consultation.notFound');
    expect(await hintOf(visit.finish(20, talks))).toBe('consultation.notFound');
  });
});

describe('a colleague who stands in', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await newVisit(db.sql);
  });

  it('is verified, free at that time and not in the visit already', async () => {
    const busy = await addSpecialist(db.sql);
    await newVisit(db.sql, { specialist: busy });
    const unverified = await addSpecialist(db.sql, { verified: false });
    for (const who of [busy.id, unverified.id, visit.specialist, visit.patient, randomUUID()]) {
      expect(await hintOf(visit.cover(who, -60))).toBe('consultation.colleagueNotFree');
    }
    expect((await visit.consultation()).covered_by).toBeNull();
  });

  it('is named by the specialist alone; patient and colleague are told', async () => {
    const colleague = await addSpecialist(db.sql);
    const name = (who: string) =>
      visit.as(who, -60, (tx) => tx`select public.cover_consultation(${visit.id}, ${colleague.id})`);
    for (const who of [visit.patient, colleague.id]) expect(await hintOf(name(who))).toBe('consultation.notFound');
    await name(visit.specialist);
    await name(visit.specialist);
    expect(await visit.told(visit.patient)).toEqual(['consultation.covered']);
    expect(await visit.told(colleague.id)).toEqual(['consultation.coverNamed']);
  });

  it('holds the visit', async () => {
    const { covered_by: colleague } = await visit.consultation();
    await visit.enter(-5);
    await visit.admit(0, colleague ?? '');
    await visit.finish(10, colleague ?? '');
    expect(await visit.status()).toBe('completed');
    expect(await hintOf(visit.cover(null, 11))).toBe('consultation.over');
  });
});

describe('running late', () => {
  const announce = (visit: Visit, who: string, minute: number, minutes: number) =>
    visit.as(who, minute, (tx) => tx`select * from public.announce_delay(${visit.id}, ${minutes})`);

  it('is told to the other side by either', async () => {
    const visit = await newVisit(db.sql);
    expect(await hintOf(announce(visit, visit.patient, -121, 10))).toBe('consultation.delayTooEarly');
    expect(await hintOf(announce(visit, visit.patient, -60, 4))).toBe('consultation.delayMinutes');
    expect(await hintOf(announce(visit, visit.patient, -60, 121))).toBe('consultation.delayMinutes');
    await announce(visit, visit.patient, -60, 10);
    await announce(visit, visit.specialist, -50, 15);
    await announce(visit, visit.specialist, -40, 20);
    expect(await visit.told(visit.specialist)).toEqual(['consultation.runningLate']);
    expect(await visit.told(visit.patient)).toEqual(['consultation.runningLate', 'consultation.runningLate']);
    expect(await hintOf(announce(visit, visit.specialist, 30, 20))).toBe('consultation.over');
  });

  it('shows what the wait depends on, from visits before', async () => {
    const specialist = await addSpecialist(db.sql);
    for (const late of [4, 8, 12]) {
      const past = await newVisit(db.sql, { specialist });
      await past.enter(-1);
      await past.admit(late);
      await past.finish(late + 5);
    }
    const visit = await newVisit(db.sql, { specialist });
    await visit.enter(-5);
    await announce(visit, specialist.id, -4, 10);
    const shown = await visit.as(visit.patient, 7, (tx) => tx`select * from public.waiting_time(${visit.id})`);
    expect(shown).toEqual([
      {
        specialist_here: false,
        in_another_visit: false,
        announced_minutes: 10,
        behind_minutes: 7,
        usual_from: 6,
        usual_to: 10,
        based_on: 3,
      },
    ]);
    await visit.report(specialist.id, 'join', 8);
    const [now] = await visit.as(visit.patient, 9, (tx) => tx`select * from public.waiting_time(${visit.id})`);
    expect(now).toMatchObject({ specialist_here: true });
  });
});
