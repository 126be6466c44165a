import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { delegateTo, newVisit, type Visit } from '../support/consultations';
import { addOperator, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { useSandbox } from '../support/visits';

interface Seat {
  id: string;
  n: number;
  side: string;
  name: string;
  mine: boolean;
  fingerprint: string;
}
interface Room {
  state: string;
  medium: string;
  seats: Seat[];
}

let db: TestDatabase;
let visit: Visit;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());
beforeEach(async () => {
  visit = await newVisit(db.sql);
});

const certificate = (digit = 'A') => Array.from({ length: 32 }, () => `0${digit}`).join(':');
const SECOND = 1 / 60;

const room = async (who: string, minute: number, ask: (tx: TransactionSql) => Promise<{ room: Room }[]>) =>
  visit.as(who, minute, async (tx) => (await ask(tx))[0]?.room as Room);
const take = (who: string, minute: number, seat: string = randomUUID(), print = certificate()) =>
  room(who, minute, (tx) => tx`select public.take_room_seat(${visit.id}, ${seat}, ${print}) as room`);
const keep = (who: string, minute: number, seat: string) =>
  room(who, minute, (tx) => tx`select public.keep_room_seat(${seat}) as room`);
const leave = (who: string, minute: number, seat: string) =>
  visit.as(who, minute, (tx) => tx`select public.leave_room_seat(${seat})`);
const tidy = (minute: number) =>
  db.sql.begin(async (tx) => {
    await tx`select set_config('sawubona.clock', ${visit.at(minute).toISOString()}, true)`;
    await tx`select private.empty_silent_seats()`;
  });
const rowOf = async (seat: string) => {
  const [row] = await db.sql<{ left_how: string | null; side: string; n: number }[]>`
    select left_how, side, n from public.room_seats where id = ${seat}`;
  return row;
};
const eventsOf = async (who: string) =>
  (
    await db.sql<{ kind: string }[]>`select e.kind from public.join_events e join public.consultations c
      on c.id = e.consultation_id where c.appointment_id = ${visit.id} and e.profile_id = ${who} order by e.id`
  ).map(({ kind }) => kind);
const saidOnTopic = async () =>
  (
    await db.sql<{ payload: object }[]>`select payload - 'id' as payload from realtime.messages
      where topic = ${`consultation:${visit.id}`} and event = 'seat' order by inserted_at, id`
  ).map(({ payload }) => payload);

/** Both are there: the patient waited and was admitted. */
async function begun() {
  await visit.enter(-5);
  await visit.admit(0);
  const [mine, theirs] = [randomUUID(), randomUUID()];
  await take(visit.patient, 1, mine, certificate('1'));
  await take(visit.specialist, 1, theirs, certificate('2'));
  return { mine, theirs };
}

describe('a seat', () => {
  it('names both sides by their session and their certificate', async () => {
    const { mine, theirs } = await begun();
    const { state, seats } = await keep(visit.patient, 1.2, mine);
    expect(state).toBe('active');
    expect(seats).toEqual([
      { id: mine, n: 1, side: 'patient', name: 'Thandi Test', mine: true, fingerprint: certificate('1') },
      expect.objectContaining({ id: theirs, n: 2, side: 'specialist', mine: false, fingerprint: certificate('2') }),
    ]);
  });

  it('is taken once by an id, however often it is asked', async () => {
    await visit.enter(-5);
    const seat = randomUUID();
    await take(visit.patient, -4, seat);
    expect((await take(visit.patient, -4, seat)).seats).toHaveLength(1);
    expect(await eventsOf(visit.patient)).toEqual(['join', 'join']);
    // Neither by another certificate, nor by somebody else.
    expect(await hintOf(take(visit.patient, -4, seat, certificate('B')))).toBe('data.conflict');
    expect(await hintOf(take(visit.specialist, -4, seat))).toBe('data.conflict');
  });

  it('moves to another tab, which says so to the first one', async () => {
    const { mine } = await begun();
    const other = randomUUID();
    const { seats } = await take(visit.patient, 2, other, certificate('3'));
    expect(seats.filter((seat) => seat.mine).map(({ id }) => id)).toEqual([other]);
    expect(await rowOf(mine)).toMatchObject({ left_how: 'taken' });
    // The first tab does not get it back by being kept.
    expect((await keep(visit.patient, 2.1, mine)).seats.map(({ id }) => id)).not.toContain(mine);
    expect(await eventsOf(visit.patient)).toEqual(['join', 'join', 'join']);
    // The last two are said in one instant.
    expect((await saidOnTopic()).slice(0, 2)).toEqual([
      { n: 1, left: null },
      { n: 2, left: null },
    ]);
    expect(new Set((await saidOnTopic()).slice(2))).toEqual(
      new Set([
        { n: 1, left: 'taken' },
        { n: 3, left: null },
      ]),
    );
  });

  it('of somebody who closed everything falls silent after 75 seconds, and is theirs again when they are back', async () => {
    const { mine, theirs } = await begun();
    await keep(visit.specialist, 2, theirs);
    await tidy(1 + 74 * SECOND);
    expect(await rowOf(mine)).toMatchObject({ left_how: null });
    // Nobody sees it any more at that moment, also before the job comes.
    expect((await keep(visit.specialist, 1 + 76 * SECOND, theirs)).seats.map(({ id }) => id)).toEqual([theirs]);
    await tidy(1 + 76 * SECOND);
    expect(await rowOf(mine)).toMatchObject({ left_how: 'silent' });
    expect(await eventsOf(visit.patient)).toEqual(['join', 'join', 'drop']);
    expect((await keep(visit.patient, 6, mine)).seats.map(({ id }) => id)).toContain(mine);
    expect(await eventsOf(visit.patient)).toEqual(['join', 'join', 'drop', 'join']);
  });

  it('that fell silent is not given back to who sat down elsewhere meanwhile', async () => {
    const { mine } = await begun();
    await tidy(3);
    await take(visit.patient, 4, randomUUID(), certificate('3'));
    await keep(visit.patient, 5, mine);
    expect(await rowOf(mine)).toMatchObject({ left_how: 'silent' });
  });

  it('is left by a press, and taken again by another', async () => {
    const { mine } = await begun();
    await leave(visit.patient, 2, mine);
    await leave(visit.patient, 2, mine);
    expect(await rowOf(mine)).toMatchObject({ left_how: 'left' });
    expect(await eventsOf(visit.patient)).toEqual(['join', 'join', 'leave']);
    await keep(visit.patient, 2.1, mine);
    expect(await rowOf(mine)).toMatchObject({ left_how: 'left' });
    expect((await take(visit.patient, 2.2)).seats.map(({ side }) => side)).toEqual(['specialist', 'patient']);
  });

  it.each([
    ['ends', (one: Visit) => one.finish(20)],
    ['is given up', (one: Visit) => one.abandon(20)],
    ['is handed over', (one: Visit) => one.transfer(20)],
  ])('is empty when the visit %s', async (_, end) => {
    const { mine, theirs } = await begun();
    await end(visit);
    for (const seat of [mine, theirs]) expect(await rowOf(seat)).toMatchObject({ left_how: 'over' });
    expect((await keep(visit.patient, 21, mine)).seats).toEqual([]);
    expect(await hintOf(take(visit.patient, 21))).toBe('consultation.over');
  });

  it('is for each side as many as there are people, and says which side', async () => {
    await begun();
    const sister = await delegateTo(db.sql, visit.patient, ['messages', 'join']);
    const { seats } = await take(sister, 2);
    expect(seats.map(({ side }) => side)).toEqual(['patient', 'specialist', 'delegate']);
  });

  it('is nobody’s who takes no part', async () => {
    await begun();
    const [row] = await db.sql<
      { id: string }[]
    >`select id from public.room_seats s where s.profile_id = ${visit.patient}`;
    const strangers = [
      await addPatient(db.sql),
      (await addSpecialist(db.sql)).id,
      await addOperator(db.sql),
      await delegateTo(db.sql, visit.patient, ['book', 'records']),
    ];
    for (const stranger of strangers) {
      expect(await hintOf(take(stranger, 2))).toBe('consultation.notFound');
      expect(await hintOf(keep(stranger, 2, row?.id ?? ''))).toBe('consultation.notFound');
      await leave(stranger, 2, row?.id ?? '');
      expect(await as(db.sql, stranger, (tx) => tx`select * from public.room_seats`)).toEqual([]);
    }
    expect(await rowOf(row?.id ?? '')).toMatchObject({ left_how: null });
  });

  it('ends with the right to be there', async () => {
    await begun();
    const sister = await delegateTo(db.sql, visit.patient, ['messages', 'join']);
    const seat = randomUUID();
    await take(sister, 2, seat);
    await db.sql`update public.delegations set state = 'ended', ended_at = now(), ended_by = ${visit.patient}
      where delegate_id = ${sister}`;
    expect(await hintOf(keep(sister, 2.2, seat))).toBe('consultation.notFound');
    expect(await rowOf(seat)).toMatchObject({ left_how: 'ended' });
  });

  it('waits for the doors, and for the waiting room', async () => {
    expect(await hintOf(take(visit.patient, -31))).toBe('consultation.tooEarly');
    expect(await hintOf(take(visit.patient, -5))).toBe('consultation.enterFirst');
    expect(await hintOf(take(visit.patient, -5, randomUUID(), 'a certificate'))).toBe('data.invalid');
    expect((await take(visit.specialist, -5)).seats).toHaveLength(1);
  });

  it.each([
    ['another person', 'profile_id = gen_random_uuid()'],
    ['another certificate', `fingerprint = '${certificate('9')}'`],
    ['another side', `side = 'covering'`],
    ['an earlier sign of life', `seen_at = seen_at - interval '1 hour'`],
  ])('never becomes that of %s', async (_, change) => {
    const { mine } = await begun();
    expect(await hintOf(db.sql.unsafe(`update public.room_seats set ${change} where id = '${mine}'`))).toBe('23514');
    expect(await hintOf(db.sql`delete from public.room_seats where id = ${mine}`)).toBe('access.refused');
  });

  it('is one per person also for two tabs at the same instant', async () => {
    await visit.enter(-5);
    await Promise.all(Array.from({ length: 8 }, () => take(visit.patient, -4)));
    const rows = await db.sql`select left_how from public.room_seats where profile_id = ${visit.patient}`;
    expect(rows).toHaveLength(8);
    expect(rows.filter(({ left_how }) => left_how === null)).toHaveLength(1);
  });
});

describe('who came is said by seats as well', () => {
  it('a specialist who sat in the call before and still does is not absent', async () => {
    await visit.enter(-20);
    const seat = randomUUID();
    await take(visit.specialist, -20, seat);
    await keep(visit.specialist, 1, seat);
    await visit.settle(15);
    expect(await visit.status()).toBe('waiting');
  });

  it('one who sat there long before and was not heard of since is', async () => {
    await visit.enter(-20);
    await take(visit.specialist, -20);
    await tidy(-15);
    await visit.settle(15);
    expect(await visit.status()).toBe('no_show_specialist');
    expect(await visit.refunded()).toBe(4500);
  });
});
