import { randomUUID } from 'node:crypto';
import { WAITLIST_EXAMPLES } from '@telehealth/contracts/examples/waitlist';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acting } from '../support/acting';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { at, bookFree, join, offersOf, plus, runOffers, type Wish } from '../support/waiting';

let db: TestDatabase;
/** A Monday morning, ten o'clock in Johannesburg. */
const NOW = new Date('2027-01-04T08:00:00Z');
const SLOT = new Date('2027-01-06T09:00:00Z');
const WINDOW = { from: NOW, until: new Date('2027-02-01T00:00:00Z') };

beforeAll(async () => {
  db = await startTestDatabase();
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());

async function people(count: number, specialty = 'cardiology') {
  const specialist = await addSpecialist(db.sql, { rate: '0', specialty });
  await db.sql`update public.visit_types set modes = '{video,voice}' where id = ${specialist.visitType}`;
  const owner = await addPatient(db.sql);
  const visit = await bookFree(db.sql, NOW, owner, specialist.visitType, SLOT);
  const waiting: string[] = [];
  for (let n = 0; n < count; n += 1) waiting.push(await addPatient(db.sql));
  return { specialist, owner, visit, waiting };
}
async function line(count: number, wish: Partial<Wish> = {}) {
  const all = await people(count, wish.specialty ?? undefined);
  const places: string[] = [];
  for (const patient of all.waiting) {
    places.push((await join(db.sql, NOW, patient, { specialist: all.specialist.id, ...WINDOW, ...wish })).id);
  }
  return { ...all, places };
}
const callOff = (who: string, visit: string, now = NOW) =>
  at(db.sql, now, who, (tx) => tx`select public.cancel_appointment(${visit}, 'Better again')`);
const answer = (how: 'accept' | 'decline', who: string, offer: string, now: Date) =>
  at(db.sql, now, who, async (tx) => (await tx`select * from ${tx(`public.${how}_slot_offer`)}(${offer}::uuid)`)[0]);
const stateOf = async (entry: string) =>
  (await db.sql`select state from public.waitlist_entries where id = ${entry}`)[0]?.state;
const offered = async (specialist: string) =>
  (await offersOf(db.sql, specialist)).map(({ patient_id, state }) => [patient_id, state]);

describe('a time that becomes free', () => {
  it('is offered to the first in line alone, and held for them', async () => {
    const { specialist, owner, visit, waiting } = await line(3);
    expect(await runOffers(db.sql, NOW), 'nothing is free').toBe(0);
    await callOff(owner, visit);
    const runs = await Promise.allSettled(Array.from({ length: 5 }, () => runOffers(db.sql, NOW)));
    expect(runs.map((run) => (run.status === 'fulfilled' ? run.value : 'failed')).sort()).toEqual([0, 0, 0, 0, 1]);
    expect(await offered(specialist.id)).toEqual([[waiting[0], 'offered']]);
    const rival = at(
      db.sql,
      NOW,
      waiting[1] ?? '',
      (tx) => tx`select public.hold_slot(${specialist.visitType}, ${SLOT}, 'video',
      null, ${randomUUID()})`,
    );
    expect(await hintOf(rival)).toBe('booking.slotTaken');
    const told = await db.sql`select recipient_id, payload ->> 'startsAt' as starts from public.notifications
      where event = 'waitlist.offer' and recipient_id = any (${waiting})`;
    expect(told.map(({ recipient_id }) => recipient_id)).toEqual([waiting[0]]);
  });

  it('goes to the next when declined and when ten minutes pass, to each once, and then to anybody', async () => {
    const { specialist, owner, visit, waiting, places } = await line(3);
    await callOff(owner, visit);
    await runOffers(db.sql, NOW);
    const [first] = await offersOf(db.sql, specialist.id);
    await answer('decline', waiting[0] ?? '', first?.id ?? '', plus(NOW, 1));
    await answer('decline', waiting[0] ?? '', first?.id ?? '', plus(NOW, 1));
    await runOffers(db.sql, plus(NOW, 1));
    await runOffers(db.sql, plus(NOW, 10));
    expect(await offered(specialist.id)).toEqual([
      [waiting[0], 'declined'],
      [waiting[1], 'offered'],
    ]);
    await runOffers(db.sql, plus(NOW, 12));
    expect(await offered(specialist.id)).toEqual([
      [waiting[0], 'declined'],
      [waiting[1], 'lapsed'],
      [waiting[2], 'offered'],
    ]);
    await runOffers(db.sql, plus(NOW, 23));
    await runOffers(db.sql, plus(NOW, 24));
    expect((await offered(specialist.id)).map(([, state]) => state)).toEqual(['declined', 'lapsed', 'lapsed']);
    for (const place of places) expect(await stateOf(place), 'the place stays').toBe('waiting');
    await bookFree(db.sql, plus(NOW, 25), await addPatient(db.sql), specialist.visitType, SLOT);
  });

  it('is a hold of ten minutes once accepted, and ends the wait once booked', async () => {
    const { specialist, owner, visit, waiting, places } = await line(2);
    await callOff(owner, visit);
    await runOffers(db.sql, NOW);
    const [offer] = await offersOf(db.sql, specialist.id);
    const held = await answer('accept', waiting[0] ?? '', offer?.id ?? '', plus(NOW, 9));
    expect(held).toMatchObject({ id: offer?.appointment_id, status: 'held', hold_expires_at: plus(NOW, 19) });
    expect(await answer('accept', waiting[0] ?? '', offer?.id ?? '', plus(NOW, 9)), 'repeatable').toMatchObject({
      status: 'held',
    });
    expect(await hintOf(answer('decline', waiting[0] ?? '', offer?.id ?? '', plus(NOW, 9)))).toBe('waitlist.offerGone');
    expect(await stateOf(places[0] ?? '')).toBe('waiting');
    await at(
      db.sql,
      plus(NOW, 10),
      waiting[0] ?? '',
      (tx) => tx`select public.book_visit(${offer?.appointment_id ?? ''}, 'Cough', true)`,
    );
    expect(await stateOf(places[0] ?? '')).toBe('fulfilled');
    await runOffers(db.sql, plus(NOW, 30));
    expect(await offered(specialist.id)).toEqual([[waiting[0], 'accepted']]);
  });

  it('cannot be accepted after the ten minutes, nor by anybody else', async () => {
    const { specialist, owner, visit, waiting } = await line(2);
    await callOff(owner, visit);
    await runOffers(db.sql, NOW);
    const [offer] = await offersOf(db.sql, specialist.id);
    expect(await hintOf(answer('accept', waiting[1] ?? '', offer?.id ?? '', NOW))).toBe('waitlist.offerNotFound');
    expect(await hintOf(answer('decline', waiting[1] ?? '', offer?.id ?? '', NOW))).toBe('waitlist.offerNotFound');
    expect(await hintOf(answer('accept', waiting[0] ?? '', offer?.id ?? '', plus(NOW, 10)))).toBe('waitlist.offerGone');
    await runOffers(db.sql, plus(NOW, 10));
    expect(await hintOf(answer('accept', waiting[0] ?? '', offer?.id ?? '', plus(NOW, 11)))).toBe('waitlist.offerGone');
  });

  it('is not offered when the specialist gave it up, when somebody took it, or when it is past', async () => {
    const gaveUp = await line(1);
    await callOff(gaveUp.specialist.id, gaveUp.visit);
    await runOffers(db.sql, NOW);
    expect(await offered(gaveUp.specialist.id)).toEqual([]);
    const took = await line(1);
    await callOff(took.owner, took.visit);
    await bookFree(db.sql, NOW, await addPatient(db.sql), took.specialist.visitType, SLOT);
    await runOffers(db.sql, NOW);
    expect(await offered(took.specialist.id)).toEqual([]);
    const past = await line(1);
    await callOff(past.owner, past.visit);
    await runOffers(db.sql, plus(SLOT, 1));
    expect(await offered(past.specialist.id)).toEqual([]);
  });

  it('goes back to the line when a passing hold on it lapses', async () => {
    const { specialist, owner, visit, waiting } = await line(1);
    await callOff(owner, visit);
    const passing = await addPatient(db.sql);
    await at(
      db.sql,
      NOW,
      passing,
      (tx) => tx`select public.hold_slot(${specialist.visitType}, ${SLOT}, 'video', null, ${randomUUID()})`,
    );
    expect(await runOffers(db.sql, NOW)).toBe(0);
    await runOffers(db.sql, plus(NOW, 11));
    expect(await offered(specialist.id)).toEqual([[waiting[0], 'offered']]);
  });

  it('waits for a person whose calendar is busy this very moment instead of passing them over', async () => {
    const { specialist, owner, visit, waiting } = await line(2);
    await callOff(owner, visit);
    await db.sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(hashtextextended(${`patient:${waiting[0]}`}, 0))`;
      expect(await runOffers(db.sql, NOW)).toBe(0);
    });
    await runOffers(db.sql, NOW);
    expect(await offered(specialist.id)).toEqual([[waiting[0], 'offered']]);
  });
});

describe('who is asked', () => {
  it.each([
    ['in another window', { from: plus(SLOT, 30), until: plus(SLOT, 600) }],
    ['by another mode', { modes: ['chat'] }],
  ])('not somebody who waits %s', async (_, wish) => {
    const { specialist, owner, visit } = await line(1, wish);
    await callOff(owner, visit);
    await runOffers(db.sql, NOW);
    expect(await offered(specialist.id)).toEqual([]);
  });

  it('not somebody who waits for another specialty', async () => {
    await addSpecialist(db.sql, { specialty: 'dermatology', rate: '0' });
    const { specialist, owner, visit, waiting } = await people(1);
    await join(db.sql, NOW, waiting[0] ?? '', { specialty: 'dermatology', ...WINDOW });
    await callOff(owner, visit);
    await runOffers(db.sql, NOW);
    expect(await offered(specialist.id)).toEqual([]);
  });

  it('somebody who waits for the specialty, in the mode they prefer', async () => {
    const { specialist, owner, visit, waiting } = await line(1, {
      specialist: null,
      specialty: 'neurology',
      modes: ['chat', 'voice', 'video'],
    });
    await callOff(owner, visit);
    await runOffers(db.sql, NOW);
    const [offer] = await offersOf(db.sql, specialist.id);
    expect(offer?.patient_id).toBe(waiting[0]);
    const [held] = await db.sql`select mode from public.appointments where id = ${offer?.appointment_id ?? ''}`;
    expect(held).toEqual({ mode: 'voice' });
  });

  it('not somebody who sleeps, by their own clock; they keep their place', async () => {
    const { specialist, owner, visit, waiting } = await line(2);
    // Six in the evening in Johannesburg is three in the morning in Sydney.
    const evening = new Date('2027-01-04T16:00:00Z');
    await db.sql`update public.profiles set time_zone = 'Australia/Sydney' where id = ${waiting[0] ?? ''}`;
    await callOff(owner, visit, evening);
    await runOffers(db.sql, evening);
    expect(await offered(specialist.id)).toEqual([[waiting[1], 'offered']]);
    const [offer] = await offersOf(db.sql, specialist.id);
    await answer('decline', waiting[1] ?? '', offer?.id ?? '', plus(evening, 1));
    await runOffers(db.sql, plus(evening, 2));
    expect(await offered(specialist.id), 'still three in the morning').toHaveLength(1);
    await runOffers(db.sql, new Date('2027-01-04T20:00:00Z'));
    expect((await offered(specialist.id)).at(-1)).toEqual([waiting[0], 'offered']);
  });

  it('not somebody who has a visit then, or answers another offer', async () => {
    const { specialist, owner, visit, waiting } = await line(3);
    const elsewhere = await addSpecialist(db.sql, { rate: '0' });
    await bookFree(db.sql, NOW, waiting[0] ?? '', elsewhere.visitType, SLOT);
    const later = await bookFree(db.sql, NOW, await addPatient(db.sql), specialist.visitType, plus(SLOT, 60));
    await callOff(owner, visit);
    await callOff(specialist.id, later).catch(() => undefined);
    await db.sql`insert into private.freed_slots (specialist_id, during) values (${specialist.id},
      tstzrange(${plus(SLOT, 60)}, ${plus(SLOT, 90)}))`;
    await runOffers(db.sql, NOW);
    const made = await offersOf(db.sql, specialist.id);
    expect(new Map(made.map((offer) => [offer.starts_at.getTime(), offer.patient_id]))).toEqual(
      new Map([
        [SLOT.getTime(), waiting[1]],
        [plus(SLOT, 60).getTime(), waiting[0]],
      ]),
    );
  });

  it('nobody any more who left three offers in a row without an answer', async () => {
    const { specialist, owner, visit, waiting, places } = await line(1);
    await callOff(owner, visit);
    for (const n of [0, 1, 2]) {
      const slot = plus(SLOT, n * 30);
      await db.sql`insert into private.freed_slots (specialist_id, during) values (${specialist.id},
        tstzrange(${slot}, ${plus(slot, 30)})) on conflict do nothing`;
      await runOffers(db.sql, plus(NOW, n * 11));
    }
    expect(await stateOf(places[0] ?? '')).toBe('waiting');
    await runOffers(db.sql, plus(NOW, 40));
    expect(await stateOf(places[0] ?? '')).toBe('ended');
    const told =
      await db.sql`select from public.notifications where recipient_id = ${waiting[0] ?? ''} and event = 'waitlist.ended'`;
    expect(told).toHaveLength(1);
  });
});

describe('somebody who books for another person', () => {
  it('waits, accepts and leaves for them, within that scope', async () => {
    const { specialist, owner, visit, waiting } = await people(2);
    const [mother = '', son = ''] = waiting;
    const forHer = acting(son, mother);
    const joinFor = () =>
      at(
        db.sql,
        NOW,
        forHer,
        async (tx) =>
          (
            await tx`select id, patient_id from public.join_waitlist(${randomUUID()},
      ${specialist.id}, null, '{video}', ${WINDOW.from}, ${WINDOW.until})`
          )[0],
      );
    expect(await hintOf(joinFor())).toBe('access.notDelegated');
    await db.sql`insert into public.delegations (patient_id, delegate_id, scopes, state, accepted_at)
      values (${mother}, ${son}, '{book}', 'active', ${NOW})`;
    const entry = await joinFor();
    expect(entry?.patient_id).toBe(mother);
    await callOff(owner, visit);
    await runOffers(db.sql, NOW);
    const [offer] = await offersOf(db.sql, specialist.id);
    expect(await answer('accept', forHer, offer?.id ?? '', plus(NOW, 1))).toMatchObject({
      patient_id: mother,
      status: 'held',
    });
    await at(db.sql, NOW, forHer, (tx) => tx`select public.leave_waitlist(${entry?.id ?? ''})`);
    expect(await stateOf(entry?.id ?? '')).toBe('left');
  });
});

describe('an earlier time for a booked visit', () => {
  it('moves the visit, keeps its id, and frees the old time for the next in line', async () => {
    const { specialist, owner, visit, waiting } = await people(2);
    const later = plus(SLOT, 24 * 60);
    const mine = await bookFree(db.sql, NOW, waiting[0] ?? '', specialist.visitType, later);
    const want = (key: string = randomUUID()) =>
      at(
        db.sql,
        NOW,
        waiting[0] ?? '',
        async (tx) => (await tx`select id from public.want_earlier(${mine}, ${key})`)[0]?.id,
      );
    const entry = await want();
    expect(await want()).toBe(entry);
    await join(db.sql, NOW, waiting[1] ?? '', {
      specialist: specialist.id,
      from: plus(later, -60),
      until: plus(later, 60),
    });
    await callOff(owner, visit);
    await runOffers(db.sql, NOW);
    const [offer] = await offersOf(db.sql, specialist.id);
    expect(offer).toMatchObject({ patient_id: waiting[0], starts_at: SLOT });
    const told = await db.sql`select payload ->> 'status' as status, private from realtime.messages
      where topic = ${`appointments:${waiting[0]}`} and event = 'appointment_changed'
      and payload ->> 'id' = ${offer?.appointment_id ?? ''}`;
    expect(told, 'the page that is open hears of it').toEqual([{ status: 'held', private: true }]);
    const moved = await answer('accept', waiting[0] ?? '', offer?.id ?? '', plus(NOW, 2));
    expect(moved).toMatchObject({ id: mine, status: 'booked', starts_at: SLOT, sequence: 1, moves_by_patient: 0 });
    expect(await stateOf(entry)).toBe('fulfilled');
    await runOffers(db.sql, plus(NOW, 2));
    expect((await offersOf(db.sql, specialist.id)).at(-1)).toMatchObject({ patient_id: waiting[1], starts_at: later });
    expect(await answer('accept', waiting[0] ?? '', offer?.id ?? '', plus(NOW, 3))).toMatchObject({ id: mine });
  });

  it('is no second visit of the list, and says what became of it', async () => {
    const { specialist, owner, visit, waiting } = await people(1);
    const me = waiting[0] ?? '';
    const mine = await bookFree(db.sql, NOW, me, specialist.visitType, plus(SLOT, 24 * 60));
    await at(db.sql, NOW, me, (tx) => tx`select public.want_earlier(${mine}, ${randomUUID()})`);
    await callOff(owner, visit);
    await runOffers(db.sql, NOW);
    const listed = (now: Date) =>
      at(db.sql, now, me, async (tx) => (await tx`select id from public.my_appointments()`).map(({ id }) => id));
    const place = (now: Date) =>
      at(
        db.sql,
        now,
        me,
        async (tx) =>
          (
            await tx`select appointment_id, offer_starts_at, last_offer_state, last_offer_starts_at, last_offer_ended_at
              from public.my_waitlist()`
          )[0],
      );
    expect(await listed(NOW)).toEqual([mine]);
    expect(await place(NOW)).toMatchObject({
      ...{ appointment_id: mine, offer_starts_at: SLOT, last_offer_state: null },
    });
    await runOffers(db.sql, plus(NOW, 13));
    expect(await listed(plus(NOW, 13))).toEqual([mine]);
    expect(await place(plus(NOW, 13))).toEqual({
      ...{ appointment_id: mine, offer_starts_at: null, last_offer_state: 'lapsed' },
      ...{ last_offer_starts_at: SLOT, last_offer_ended_at: plus(NOW, 10) },
    });
  });

  it('for a new visit stays in the list as a time that is kept', async () => {
    const { specialist, owner, visit, waiting } = await line(1);
    await callOff(owner, visit);
    await runOffers(db.sql, NOW);
    const [offer] = await offersOf(db.sql, specialist.id);
    const listed = await at(db.sql, NOW, waiting[0] ?? '', (tx) => tx`select id, status from public.my_appointments()`);
    expect([...listed]).toEqual([{ id: offer?.appointment_id, status: 'held' }]);
  });

  it('is not for a visit that is over or called off', async () => {
    const { owner, visit } = await people(0);
    const want = () =>
      at(
        db.sql,
        NOW,
        owner,
        async (tx) => (await tx`select id from public.want_earlier(${visit}, ${randomUUID()})`)[0]?.id,
      );
    const entry = await want();
    await callOff(owner, visit);
    expect(await stateOf(entry)).toBe('ended');
    expect(await hintOf(want())).toBe('waitlist.notEarlier');
  });
});

describe('a place in line', () => {
  it('is given once per key, at most five at a time, and left at will', async () => {
    const { specialist, waiting } = await people(1);
    const wish = { specialist: specialist.id, ...WINDOW, key: randomUUID() };
    const me = waiting[0] ?? '';
    const [one, two] = await Promise.all([join(db.sql, NOW, me, wish), join(db.sql, NOW, me, wish)]);
    expect(one).toEqual(two);
    const more = await Promise.allSettled(
      Array.from({ length: 8 }, () => join(db.sql, NOW, me, { specialist: specialist.id, ...WINDOW })),
    );
    expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    const leave = (who: string) => at(db.sql, NOW, who, (tx) => tx`select public.leave_waitlist(${one.id})`);
    expect(await hintOf(leave(await addPatient(db.sql)))).toBe('waitlist.notFound');
    await leave(me);
    await leave(me);
    expect(await stateOf(one.id)).toBe('left');
    await join(db.sql, NOW, me, { specialist: specialist.id, ...WINDOW });
  });

  it.each(WAITLIST_EXAMPLES.map((example) => [example.name, example] as const))(
    'for %s',
    async (_, { values, refused }) => {
      const { specialistId, specialty, modes, from, until } = values;
      await addSpecialist(db.sql);
      const patient = await addPatient(db.sql);
      const joined = as(
        db.sql,
        patient,
        (tx) => tx`select public.join_waitlist(${randomUUID()}, ${specialistId}, ${specialty},
      ${modes}, ${from}, ${until})`,
      );
      expect(await hintOf(joined)).toBe(refused?.id ?? 'nothing was refused');
      await db.sql`select private.end_entries(array(select e.id from public.waitlist_entries e where e.patient_id = ${patient}), 'left')`;
    },
  );

  it('gives an open offer back when it is left', async () => {
    const { specialist, owner, visit, waiting, places } = await line(2);
    await callOff(owner, visit);
    await runOffers(db.sql, NOW);
    await at(db.sql, NOW, waiting[0] ?? '', (tx) => tx`select public.leave_waitlist(${places[0] ?? ''})`);
    await runOffers(db.sql, NOW);
    expect(await offered(specialist.id)).toEqual([
      [waiting[0], 'declined'],
      [waiting[1], 'offered'],
    ]);
  });

  it('is seen with the number of those ahead; the specialist sees a count', async () => {
    const { specialist, waiting } = await line(3);
    const [mine] = await as(
      db.sql,
      waiting[2] ?? '',
      (tx) => tx`select state, ahead, specialist_name from public.my_waitlist()`,
    );
    expect(mine).toEqual({ state: 'waiting', ahead: 2, specialist_name: 'Naledi Test' });
    const count = (await as(db.sql, specialist.id, (tx) => tx`select public.waitlist_count() as n`))[0]?.n;
    expect(count).toBeGreaterThanOrEqual(3);
    expect(await as(db.sql, specialist.id, (tx) => tx`select from public.waitlist_entries`)).toHaveLength(0);
  });

  it('ends with its last day, and says so', async () => {
    const { waiting, places } = await line(1);
    await runOffers(db.sql, WINDOW.until);
    expect(await stateOf(places[0] ?? '')).toBe('ended');
    const told =
      await db.sql`select from public.notifications where recipient_id = ${waiting[0] ?? ''} and event = 'waitlist.ended'`;
    expect(told).toHaveLength(1);
  });

  it('keeps its facts and stays over, also against the owner', async () => {
    const { places } = await line(1);
    const id = places[0] ?? '';
    expect(await hintOf(db.sql`update public.waitlist_entries set modes = '{chat}' where id = ${id}`)).toBe('23514');
    await db.sql`update public.waitlist_entries set state = 'left', ended_at = now() where id = ${id}`;
    expect(
      await hintOf(db.sql`update public.waitlist_entries set state = 'waiting', ended_at = null where id = ${id}`),
    ).toBe('23514');
    expect(await hintOf(db.sql`delete from public.waitlist_entries`)).toBe('access.refused');
    const two = db.sql`insert into public.slot_offers (entry_id, patient_id, specialist_id, appointment_id, during, expires_at)
      select entry_id, patient_id, specialist_id, appointment_id, during, expires_at from public.slot_offers limit 1`;
    expect(await hintOf(two)).toMatch(/^23/);
  });
});
