import { randomUUID } from 'node:crypto';
import { GOOD_WAITING_ROOM } from '@telehealth/contracts/examples/consultation';
import { GOOD_NOTE } from '@telehealth/contracts/examples/notes';
import { GOOD_PATIENT_ONBOARDING } from '@telehealth/contracts/examples/patient-onboarding';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acting } from '../support/acting';
import { delegateTo, newVisit, type Visit } from '../support/consultations';
import { useMovableClock } from '../support/operators';
import { addPatient, hintOf } from '../support/people';
import { asAt, endOf, only } from '../support/records';
import { useSandbox } from '../support/visits';

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

const SECOND = 1 / 60;
const certificate = Array.from({ length: 32 }, () => '0A').join(':');

// biome-ignore lint/suspicious/noExplicitAny: the shape is what these tests are about.
type Details = Record<string, any>;
/** What the page is told. Instants come as the database writes them in JSON. */
const details = (who: string, minute: number): Promise<Details> =>
  visit.as(who, minute, async (tx) => {
    const { answer } = only(await tx<{ answer: Details }[]>`select public.visit_details(${visit.id}) as answer`);
    return answer;
  });
const instant = (minute: number) => visit.at(minute).toISOString().replace('.000Z', '+00:00');
const roomOf = async (who: string, minute: number) => {
  const { room, toOpen } = await details(who, minute);
  return (toOpen ? { ...room, ...(await visit.words(who, minute)) } : room) as Details;
};
const sit = async (who: string, minute: number, seat: string = randomUUID()) => {
  await visit.as(who, minute, (tx) => tx`select public.take_room_seat(${visit.id}, ${seat}, ${certificate})`);
  return seat;
};
const keep = (who: string, minute: number, seat: string) =>
  visit.as(who, minute, (tx) => tx`select public.keep_room_seat(${seat})`);

describe('who is here', () => {
  it('is said by seats where somebody sat: a browser that crashed is gone after 75 seconds', async () => {
    await visit.enter(-5);
    await visit.admit(0);
    const [mine, theirs] = [await sit(visit.patient, 1), await sit(visit.specialist, 1)];
    expect(await roomOf(visit.patient, 2)).toMatchObject({ patientHere: true, specialistHere: true });
    await keep(visit.specialist, 2, theirs);
    // The job that empties silent seats did not run.
    expect(await roomOf(visit.specialist, 1 + 76 * SECOND)).toMatchObject({ patientHere: false, specialistHere: true });
    await keep(visit.patient, 3, mine);
    expect(await roomOf(visit.specialist, 3)).toMatchObject({ patientHere: true });
  });

  it('is said by the door before anybody sat, for as long as its page is open', async () => {
    await visit.enter(-20);
    expect(await roomOf(visit.specialist, -19)).toMatchObject({ patientHere: true, specialistHere: false });
    expect(await roomOf(visit.specialist, -18.5)).toMatchObject({ patientHere: false });
    expect(await visit.stay(visit.patient, 4)).toBe(true);
    expect(await roomOf(visit.specialist, 5)).toMatchObject({ patientHere: true });
    expect(await roomOf(visit.specialist, 4 + 76 * SECOND)).toMatchObject({ patientHere: false });
    await sit(visit.patient, 6);
    expect(await roomOf(visit.specialist, 10)).toMatchObject({ patientHere: false });
    await visit.enter(11);
    expect(await roomOf(visit.specialist, 12)).toMatchObject({ patientHere: true });
  });

  it('is not said by an open page of somebody who did not come, or left', async () => {
    expect(await visit.stay(visit.specialist, -5)).toBe(false);
    expect(await roomOf(visit.patient, -5)).toMatchObject({ specialistHere: false });
    await visit.report(visit.specialist, 'join', -4);
    expect(await visit.stay(visit.specialist, -3)).toBe(true);
    await visit.report(visit.specialist, 'leave', -2);
    expect(await visit.stay(visit.specialist, -2)).toBe(false);
    expect(await roomOf(visit.patient, -2)).toMatchObject({ specialistHere: false });
    for (const who of [await addPatient(db.sql), await delegateTo(db.sql, visit.patient, ['book'])]) {
      expect(await hintOf(visit.stay(who, -2))).toBe('consultation.notFound');
    }
    expect(await hintOf(visit.stay(visit.specialist, 45))).toBe('consultation.tooLate');
  });

  it('is told to the pages when somebody falls silent at the door, once, and when they are heard of again', async () => {
    const tidy = (minute: number) =>
      db.sql.begin(async (tx) => {
        await tx`select set_config('sawubona.clock', ${visit.at(minute).toISOString()}, true)`;
        await tx`select private.tell_silent_doors()`;
      });
    const heard = async () =>
      (
        await db.sql<{ payload: { kind: string } }[]>`select payload from realtime.messages
          where topic = ${`consultation:${visit.id}`} and event = 'presence' order by inserted_at, id`
      ).map(({ payload }) => payload.kind);
    await visit.enter(-5);
    await visit.stay(visit.patient, -4);
    const before = (await heard()).length;
    await tidy(-3);
    expect((await heard()).slice(before)).toEqual([]);
    for (const minute of [-2, -1]) await tidy(minute);
    await visit.stay(visit.patient, 0);
    expect((await heard()).slice(before)).toEqual(['drop', 'join']);
  });

  it('is told to those who wait by the same rule', async () => {
    await visit.enter(-5);
    await sit(visit.specialist, -5);
    const waiting = (minute: number) =>
      visit.as(visit.patient, minute, async (tx) =>
        only(await tx<{ specialist_here: boolean }[]>`select specialist_here from public.waiting_time(${visit.id})`),
      );
    expect(await waiting(-4)).toEqual({ specialist_here: true });
    expect(await waiting(-2)).toEqual({ specialist_here: false });
  });
});

describe('where the patient is and what number to ring', () => {
  const PLACE = { location: GOOD_WAITING_ROOM.location, phone: GOOD_WAITING_ROOM.callback };

  it('is told to the practice while the visit runs, and to nobody who only books', async () => {
    expect((await roomOf(visit.specialist, -60)).place).toBeNull();
    await visit.enter(-5);
    expect((await roomOf(visit.specialist, -4)).place).toMatchObject({ ...PLACE, isOfThisVisit: true });
    expect(
      (await roomOf(acting(await delegateTo(db.sql, visit.patient, ['book']), visit.patient), -4)).place,
    ).toBeNull();
    expect((await roomOf(await delegateTo(db.sql, visit.patient, ['messages', 'join']), -4)).place).toMatchObject(
      PLACE,
    );
    await visit.admit(0);
    await visit.interrupt(5, visit.patient, 'patient');
    expect(await roomOf(visit.specialist, 6)).toMatchObject({
      ...{ place: PLACE, interruptedAt: instant(5), interruptedSide: 'patient', fallbackStep: 'low_video' },
      pausedSeconds: 60,
    });
    await visit.finish(20);
    expect((await roomOf(visit.specialist, 21)).place).toBeNull();
  });

  it('stays with the practice for a day when the patient was handed to emergency services, with the reason', async () => {
    await visit.enter(-5);
    await visit.admit(0);
    await visit.transfer(10, 'Chest pain, ambulance called');
    const room = await roomOf(visit.specialist, 60);
    expect(room).toMatchObject({ place: PLACE, closingReason: 'Chest pain, ambulance called' });
    expect((await roomOf(visit.patient, 60)).closingReason).toBe('Chest pain, ambulance called');
    expect((await roomOf(visit.specialist, 10 + 24 * 60)).place).toBeNull();
  });

  it('is what the patient said last time, to begin with', async () => {
    await visit.enter(-5);
    await visit.admit(0);
    await visit.finish(20);
    const again = await newVisit(db.sql, { patient: visit.patient });
    const first = visit;
    visit = again;
    expect((await roomOf(again.patient, -60)).place).toMatchObject({ ...PLACE, isOfThisVisit: false });
    expect((await roomOf(again.specialist, -60)).place).toBeNull();
    expect((await roomOf(await delegateTo(db.sql, first.patient, ['book', 'messages', 'join']), -60)).place).toBeNull();
  });
});

describe('the number to ring', () => {
  const ringOf = async (who: string, minute: number) => (await roomOf(who, minute)).ring;
  const PROFILE = { phone: GOOD_PATIENT_ONBOARDING.phoneNumber, givenFor: 'profile' };

  it('is there for the practice before anybody came in, from the opening of the doors until the visit is over', async () => {
    expect(await ringOf(visit.specialist, -31)).toBeNull();
    expect(await ringOf(visit.specialist, -30)).toMatchObject({ ...PROFILE, e164: '+27820000000' });
    for (const who of [visit.patient, await delegateTo(db.sql, visit.patient, ['book', 'messages', 'join'])]) {
      expect(await ringOf(who, -29)).toBeNull();
    }
    await visit.enter(-5);
    expect(await ringOf(visit.specialist, -4)).toMatchObject({ phone: GOOD_WAITING_ROOM.callback, givenFor: 'visit' });
    await visit.admit(0);
    await visit.finish(20);
    expect(await ringOf(visit.specialist, 21)).toBeNull();
    visit = await newVisit(db.sql, { patient: visit.patient });
    expect(await ringOf(visit.specialist, -5)).toMatchObject({
      phone: GOOD_WAITING_ROOM.callback,
      givenFor: 'earlier',
    });
    expect((await roomOf(visit.specialist, -5)).place).toBeNull();
  });

  it('is what a call in vain needs, and an answered one does not', async () => {
    await db.sql`update public.profiles set phone_raw = null, phone_e164 = null where id = ${visit.patient}`;
    expect(await ringOf(visit.specialist, 5)).toBeNull();
    expect(await hintOf(visit.ring(5, false))).toBe('consultation.noNumber');
    await visit.ring(6, true);
    await visit.enter(7);
    await visit.ring(8, false);
  });
});

it('says from when and until when one can come in', async () => {
  const doors = async () => {
    const { opensAt, closesAt } = await details(visit.patient, -60);
    return [opensAt, closesAt];
  };
  expect(await doors()).toEqual([instant(-30), instant(45)]);
  await db.sql`update public.appointments set corrected_at = now() where id = ${visit.id}`;
  expect(await doors()).toEqual([instant(-30), null]);
});

describe('the clock of no-shows', () => {
  it('names from when it may be reported and what is missing, as the report itself decides', async () => {
    const missing = async (minute: number) => (await roomOf(visit.specialist, minute)).noShow.missing;
    expect(await roomOf(visit.specialist, -60)).toMatchObject({
      noShow: { reportFrom: instant(10), specialistBy: instant(15), patientBy: instant(20) },
    });
    expect(await missing(-60)).toEqual(['join', 'ring']);
    await sit(visit.specialist, -5);
    expect(await missing(11)).toEqual(['ring']);
    expect(await hintOf(visit.missed(11))).toBe('consultation.callFirst');
    await visit.ring(11, false);
    expect(await missing(11.5)).toEqual([]);
    expect(await hintOf(visit.missed(9))).toBe('consultation.waitLonger');
    await visit.missed(12);
    expect((await roomOf(visit.specialist, 13)).noShow).toBeNull();
  });

  it('tells the patient until when the specialist must come, and nothing of the evidence', async () => {
    await visit.enter(-5);
    await visit.report(visit.specialist, 'join', -4);
    expect((await roomOf(visit.patient, 11)).noShow).toMatchObject({ specialistBy: instant(15), missing: null });
    await visit.stay(visit.specialist, 3);
    expect((await roomOf(visit.patient, 11)).noShow).toMatchObject({ specialistBy: instant(18) });
    await visit.settle(17.9);
    expect(await visit.status()).toBe('waiting');
    await visit.settle(18);
    expect(await visit.status()).toBe('no_show_specialist');
  });

  it('says nothing of the specialist once both met in a visit that runs', async () => {
    await visit.enter(-5);
    await visit.admit(0);
    await sit(visit.patient, 1);
    expect((await roomOf(visit.patient, 2)).noShow).toMatchObject({ specialistBy: instant(15) });
    await sit(visit.specialist, 1);
    expect((await roomOf(visit.patient, 2)).noShow).toMatchObject({ specialistBy: null });
  });
});

describe('the plan, its questions and its money', () => {
  const QUESTIONS = [{ question: 'When do you write?', options: ['Never', 'With a fever'], right: 1 }];
  const signed = async () => {
    await visit.enter(-5);
    await visit.admit(0);
    await visit.finish(20);
    return asAt(db.sql, visit.specialist, endOf(visit), async (tx) => {
      const note = only(await tx<{ id: string }[]>`select id from public.begin_note(${visit.id}, 'notes')`);
      await tx`select public.save_note(${note.id}, 1, ${tx.json(GOOD_NOTE.soap)}, ${GOOD_NOTE.planPlain},
        ${tx.json(QUESTIONS)}, '{"callAtOnce": ["You cannot breathe"]}')`;
      await tx`select public.sign_note(${note.id}, 2)`;
      return note.id;
    });
  };

  it('tells the right answers to the patient once they answered, and what to watch for', async () => {
    const note = await signed();
    const before = only<Details>((await details(visit.patient, 40)).notes);
    expect(before).toMatchObject({
      ...{ isMine: false, answered: null, watchFor: { callAtOnce: ['You cannot breathe'], writeOrBook: [] } },
      teachBack: [{ question: 'When do you write?', options: ['Never', 'With a fever'] }],
    });
    expect(before.teachBack[0]).not.toHaveProperty('right');
    expect(only<Details>((await details(visit.specialist, 40)).notes).teachBack).toMatchObject([{ right: 1 }]);
    await visit.as(visit.patient, 41, (tx) => tx`select public.answer_plan(${note}, '{0}')`);
    for (const who of [visit.patient, visit.specialist]) {
      const after = only<Details>((await details(who, 42)).notes);
      expect(after).toMatchObject({ teachBack: [{ right: 1 }], answered: { answers: [0], misunderstood: [0] } });
    }
  });

  it('tells what was paid to who paid and who was paid, the receipt to the first', async () => {
    await signed();
    const mine = await details(visit.patient, 40);
    expect(mine.payment).toMatchObject({ state: 'paid', amountMinor: 4500, refundMinor: 0, hasReceipt: true });
    expect(mine.threadUntil).toBe(instant(30 + 14 * 24 * 60));
    expect((await details(visit.specialist, 40)).payment).toMatchObject({ amountMinor: 4500, hasReceipt: false });
    expect(
      (await details(acting(await delegateTo(db.sql, visit.patient, ['book']), visit.patient), 40)).payment,
    ).toBeNull();
    const pays = acting(await delegateTo(db.sql, visit.patient, ['book', 'pay']), visit.patient);
    expect((await details(pays, 40)).payment).not.toBeNull();
  });

  it('gives everything back for a visit that was given up, and for one that was handed over takes the price', async () => {
    await visit.enter(-5);
    await visit.admit(0);
    await visit.abandon(5);
    expect((await details(visit.patient, 6)).payment).toMatchObject({ amountMinor: 4500 });
    expect(await visit.refunded()).toBe(4500);
    expect((await roomOf(visit.patient, 6)).closingReason).toBe('The line is too weak');
    expect((await details(visit.patient, 6)).reviewUntil, 'nobody asks how it was').toBeNull();
    const facts = db.sql.json({ started: 'on_time' });
    const review = visit.as(visit.patient, 6, (tx) => tx`select public.submit_review(${visit.id}, ${facts})`);
    expect(await hintOf(review)).toBe('review.notCompleted');
  });
});
