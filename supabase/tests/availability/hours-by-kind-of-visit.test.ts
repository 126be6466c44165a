import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobsAt, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, asGuest, hintOf } from '../support/people';
import { at, dayOf, practiceOf } from '../support/practice';
import { bookVisit, cancel, charge, decide, hold, propose, reschedule, submit, useSandbox } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());

const daily = (startsAt: string, endsAt: string, modes?: string[]) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startsAt, endsAt, ...(modes && { modes }) }));
const MORNING = at(10, '09:00');
const NOON = at(10, '10:00');
const LATE = at(10, '11:30');

/** Every day: 9 to 10 by video alone, 10 to 11 however one likes, 11 to 12 by voice and chat. */
async function newPractice() {
  const specialist = await addSpecialist(db.sql);
  const practice = practiceOf(db.sql, specialist.id);
  await practice.weekHours(
    [...daily('09:00', '10:00', ['video']), ...daily('10:00', '11:00'), ...daily('11:00', '12:00', ['chat', 'voice'])],
    1,
  );
  return { ...specialist, practice };
}
interface Found {
  openings: Date[];
  opening_modes: string[];
}
const search = async (id: string, more: Record<string, string> = {}, from = at(10, '00:00'), hours = 24) => {
  const until = new Date(from.getTime() + hours * 3_600_000);
  const [row] = await asGuest(
    db.sql,
    (tx) =>
      tx<Found[]>`select openings, opening_modes
        from public.find_slots(${tx.json({ specialistId: id, ...more })}, ${from}, ${until}, 200)`,
  );
  return row ?? { openings: [], opening_modes: [] };
};
const nearest = (visitType: string, around: Date, mode: string | null) =>
  asGuest(
    db.sql,
    (tx) =>
      tx<{ starts_at: Date }[]>`select starts_at from public.nearest_openings(${visitType}, ${around}, 12, ${mode})
        where same_specialist order by starts_at`,
  );
const holdBy = (mode: string, patient: string, visitType: string, when: Date) =>
  hold(db.sql, patient, visitType, when, randomUUID(), mode);
const clock = (moment: Date) => new Date(moment.getTime() + 7_200_000).toISOString().slice(11, 16);

describe('a search', () => {
  it('says by which modes each opening can be had', async () => {
    const { id } = await newPractice();
    const { openings, opening_modes } = await search(id);
    expect(openings.map((moment, place) => [clock(moment), opening_modes[place]])).toEqual([
      ['09:00', 'video'],
      ['09:30', 'video'],
      ['10:00', 'video,voice,chat'],
      ['10:30', 'video,voice,chat'],
      ['11:00', 'voice,chat'],
      ['11:30', 'voice,chat'],
    ]);
  });

  it('for one mode finds the hours of that mode alone', async () => {
    const { id } = await newPractice();
    expect((await search(id, { mode: 'video' })).openings.map(clock)).toEqual(['09:00', '09:30', '10:00', '10:30']);
    expect((await search(id, { mode: 'chat' })).openings.map(clock)).toEqual(['10:00', '10:30', '11:00', '11:30']);
  });

  it('says nothing of modes where all hours are open for all of them', async () => {
    const { id } = await addSpecialist(db.sql);
    const { openings, opening_modes } = await search(id);
    expect([openings.length > 0, opening_modes]).toEqual([true, []]);
  });

  it('offers no time that is cut in two between two modes, and one that goes on by the same', async () => {
    const { id, visitType } = await newPractice();
    await db.sql`update public.visit_types set minutes = 60 where id = ${visitType}`;
    const { openings, opening_modes } = await search(id);
    // 9:30 to 10:30 by video all through; no mode has 9:30 to 11:30.
    expect(openings.map((moment, place) => [clock(moment), opening_modes[place]])).toEqual([
      ['09:00', 'video'],
      ['09:30', 'video'],
      ['10:00', 'video,voice,chat'],
      ['10:30', 'voice,chat'],
      ['11:00', 'voice,chat'],
    ]);
    await db.sql`update public.visit_types set minutes = 150 where id = ${visitType}`;
    expect((await search(id)).openings).toEqual([]);
  });

  it('leaves out a mode that the kind of visit does not have', async () => {
    const { id, visitType } = await newPractice();
    await db.sql`update public.visit_types set modes = '{chat}' where id = ${visitType}`;
    const { openings, opening_modes } = await search(id);
    expect([openings.map(clock), opening_modes]).toEqual([
      ['10:00', '10:30', '11:00', '11:30'],
      ['chat', 'chat', 'chat', 'chat'],
    ]);
  });

  it('has extra time for every mode', async () => {
    const { id, practice } = await newPractice();
    const on = dayOf(at(10, '12:00'));
    await practice.exception({ kind: 'extra', fromDate: on, toDate: on, startsAt: '14:00', endsAt: '14:30' }, 2);
    const { openings, opening_modes } = await search(id);
    expect([clock(openings.at(-1) ?? NOON), opening_modes.at(-1)]).toEqual(['14:00', 'video,voice,chat']);
  });

  it('instead of a lost time asks for the mode that was wanted', async () => {
    const { visitType } = await newPractice();
    // Others of the specialty are among the twelve.
    const found = (await nearest(visitType, MORNING, 'chat')).map(({ starts_at }) => clock(starts_at));
    expect(found).toContain('10:00');
    for (const time of found) expect(['10:00', '10:30', '11:00', '11:30']).toContain(time);
    expect((await nearest(visitType, MORNING, null)).map(({ starts_at }) => clock(starts_at))).toContain('09:30');
  });
});

describe('a hold', () => {
  it('is had by a mode of those hours, and told apart from a time that is never offered', async () => {
    const { visitType } = await newPractice();
    const patient = await addPatient(db.sql);
    expect(await hintOf(holdBy('chat', patient, visitType, MORNING))).toBe('booking.modeNotThen');
    expect(await hintOf(holdBy('chat', patient, visitType, at(10, '13:00')))).toBe('booking.slotNotOffered');
    await db.sql`update public.visit_types set modes = '{video,voice}' where id = ${visitType}`;
    expect(await hintOf(holdBy('chat', patient, visitType, MORNING))).toBe('booking.modeNotOffered');
    expect(await holdBy('video', patient, visitType, MORNING)).toMatchObject({ status: 'held', mode: 'video' });
  });

  it('asks the hours of its mode for the longer visit of somebody who needs extra time', async () => {
    const { visitType } = await newPractice();
    const needing = async () => {
      const patient = await addPatient(db.sql);
      await db.sql`update public.profiles set needs = needs || '{"extraTime": true}' where id = ${patient}`;
      return patient;
    };
    const lengthOf = async (id: string) =>
      (
        await db.sql`select extract(epoch from ends_at - starts_at)::int / 60 as n from public.appointments where id = ${id}`
      )[0]?.n;
    // 45 minutes go over eleven, when no video is to be had: the usual length is.
    expect(await lengthOf((await holdBy('video', await needing(), visitType, at(10, '10:30'))).id)).toBe(30);
    expect(await lengthOf((await holdBy('voice', await needing(), visitType, at(11, '10:30'))).id)).toBe(45);
  });
});

describe('what is there already', () => {
  it('moves to hours of its own mode; its specialist knows their own day', async () => {
    const { id, visitType } = await newPractice();
    const patient = await addPatient(db.sql);
    const visit = await bookVisit(db.sql, patient, { id, visitType }, NOON);
    expect(await hintOf(reschedule(db.sql, patient, visit, LATE))).toBe('booking.modeNotThen');
    expect(await hintOf(reschedule(db.sql, patient, visit, at(10, '13:00')))).toBe('booking.slotNotOffered');
    expect(await reschedule(db.sql, patient, visit, MORNING)).toMatchObject({ starts_at: MORNING });
    expect(await hintOf(propose(db.sql, id, visit, LATE, 'The camera is broken'))).toBe('nothing was refused');
  });

  it('lies outside when hours are no longer for its kind, with times that are', async () => {
    const { id, visitType, practice } = await newPractice();
    const patient = await addPatient(db.sql);
    const byVoice = await holdBy('voice', patient, visitType, at(12, '11:30'));
    await submit(db.sql, patient, byVoice.id);
    await charge(db.sql, patient, byVoice.id);
    const byVideo = await bookVisit(db.sql, await addPatient(db.sql), { id, visitType }, at(12, '09:00'));
    expect(await practice.outside()).toEqual([]);
    const { outside } = await practice.weekHours(
      [
        ...daily('09:00', '10:00', ['video']),
        ...daily('10:00', '11:00', ['voice']),
        ...daily('11:00', '12:00', ['chat']),
      ],
      2,
    );
    expect(outside).toMatchObject([{ appointmentId: byVoice.id, touched: true }]);
    expect(outside.map(({ appointmentId }) => appointmentId)).not.toContain(byVideo);
    for (const opening of outside[0]?.openings ?? []) expect(['10:00', '10:30']).toContain(clock(new Date(opening)));
    expect(outside[0]?.openings).toHaveLength(3);
  });

  it('as a request is answered with times of its mode', async () => {
    const { id, visitType } = await newPractice();
    await db.sql`update public.visit_types set needs_approval = true where id = ${visitType}`;
    const patient = await addPatient(db.sql);
    const held = await hold(db.sql, patient, visitType, MORNING);
    await submit(db.sql, patient, held.id);
    expect(await hintOf(decide(db.sql, id, held.id, false, 'Not then', [LATE]))).toBe('booking.modeNotThen');
    expect(await decide(db.sql, id, held.id, false, 'Not then', [NOON])).toMatchObject({ status: 'declined' });
    // The time that was offered instead is asked for anew.
    const second = await hold(db.sql, patient, visitType, NOON);
    expect(await submit(db.sql, patient, second.id)).toMatchObject({ status: 'requested' });
  });

  it('is squeezed in by any mode of the kind of visit: that is outside hours by its name', async () => {
    const { id, visitType, practice } = await newPractice();
    const patient = await addPatient(db.sql);
    await bookVisit(db.sql, patient, { id, visitType }, NOON);
    const invited = await practice.squeeze(patient, visitType, at(3, '09:10'), 'Results', randomUUID(), 'chat');
    expect(invited.status).toBe('held');
    expect(await practice.outside()).toEqual([]);
  });
});

it('a time that becomes free is offered to whoever waits by a mode of those hours', async () => {
  const { id, visitType } = await newPractice();
  const first = await addPatient(db.sql);
  const visit = await holdBy('voice', first, visitType, LATE);
  await submit(db.sql, first, visit.id);
  await charge(db.sql, first, visit.id);
  const wait = (who: string, modes: string[]) =>
    as(
      db.sql,
      who,
      (tx) =>
        tx`select public.join_waitlist(${randomUUID()}, ${id}, '', ${modes}, ${at(9, '00:00')}, ${at(11, '00:00')})`,
    );
  const [seen, heard] = [await addPatient(db.sql), await addPatient(db.sql)];
  await wait(seen, ['video']);
  await wait(heard, ['video', 'chat']);
  await cancel(db.sql, first, visit.id);
  await jobsAt(db.sql, at(1, '12:00'));
  const offers = await db.sql`select o.patient_id, a.mode from public.slot_offers o
    join public.appointments a on a.id = o.appointment_id where o.specialist_id = ${id}`;
  expect(offers).toEqual([{ patient_id: heard, mode: 'chat' }]);
});

describe('the weekly hours', () => {
  it('keep their modes, in one order, and the same again changes nothing', async () => {
    const { id, practice } = await newPractice();
    const kept = async () =>
      (
        await db.sql<{ modes: string[] }[]>`select modes from public.availability_rules
        where specialist_id = ${id} and weekday = 1 order by starts_at`
      ).map(({ modes }) => modes);
    expect(await kept()).toEqual([['video'], ['video', 'voice', 'chat'], ['voice', 'chat']]);
    const same = [
      ...daily('09:00', '10:00', ['video']),
      ...daily('10:00', '11:00', ['chat', 'video', 'voice']),
      ...daily('11:00', '12:00', ['voice', 'chat']),
    ];
    expect((await practice.weekHours(same, null)).version).toBe(2);
    expect(await hintOf(practice.weekHours(daily('09:00', '10:00'), null))).toBe('data.conflict');
    expect((await practice.weekHours(daily('09:00', '10:00'), 2)).version).toBe(3);
  });

  it('stand with their modes on the page of the specialist', async () => {
    const { id } = await newPractice();
    const [row] = await asGuest(db.sql, (tx) => tx`select public.specialist_page(${id}) -> 'hours' as hours`);
    expect(row?.hours.slice(0, 3)).toEqual([
      { weekday: 1, from: '09:00', to: '10:00', modes: ['video'] },
      { weekday: 1, from: '10:00', to: '11:00', modes: ['video', 'voice', 'chat'] },
      { weekday: 1, from: '11:00', to: '12:00', modes: ['voice', 'chat'] },
    ]);
  });
});
