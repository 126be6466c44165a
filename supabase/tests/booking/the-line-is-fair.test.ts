import { Dice } from '@telehealth/local-services/test-support/dice';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist } from '../support/people';
import { at, join, type Offer, offersOf, plus, runOffers } from '../support/waiting';

let db: TestDatabase;
const START = new Date('2027-01-04T08:00:00Z');
const FIRST_SLOT = new Date('2027-01-20T08:00:00Z');
const ZONES = ['Africa/Johannesburg', 'Europe/London', 'America/New_York', 'Australia/Sydney', 'Asia/Kathmandu'];

/** Somebody in line, as the test knows them: nothing here is asked of the database. */
interface Waiting {
  patient: string;
  entry: string;
  zone: string;
  modes: string[];
  from: Date;
  until: Date;
  asked: Map<number, Offer['state']>;
  unanswered: number;
  over: boolean;
}

beforeAll(async () => {
  db = await startTestDatabase();
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());

const sleeps = (zone: string, now: Date) => {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(now),
  );
  return hour >= 21 || hour < 7;
};
const mayBeAsked = (one: Waiting, slot: Date, now: Date) =>
  !one.over &&
  !sleeps(one.zone, now) &&
  one.modes.includes('video') &&
  slot >= one.from &&
  slot < one.until &&
  !one.asked.has(slot.getTime()) &&
  ![...one.asked.values()].includes('offered');

async function fillLine(dice: Dice, specialist: string): Promise<Waiting[]> {
  const line: Waiting[] = [];
  for (let n = 0; n < 12; n += 1) {
    const patient = await addPatient(db.sql);
    const zone = dice.pick(ZONES);
    await db.sql`update public.profiles set time_zone = ${zone} where id = ${patient}`;
    const modes = dice.pick([['video'], ['chat'], ['chat', 'video']]);
    const from = plus(FIRST_SLOT, dice.upTo(10) * 30 - 60);
    const until = plus(from, 30 + dice.upTo(20) * 30);
    const { id } = await join(db.sql, START, patient, { specialist, modes, from, until });
    line.push({ patient, entry: id, zone, modes, from, until, asked: new Map(), unanswered: 0, over: false });
  }
  return line;
}

/** Somebody answers, or not; what the line must know of it afterwards. */
async function answerOffer(dice: Dice, one: Waiting, offer: Offer, now: Date): Promise<void> {
  const how = dice.pick(['accept', 'decline', 'nothing', 'nothing']);
  if (how === 'nothing') return;
  await at(db.sql, now, one.patient, async (tx) => {
    await tx`select ${tx(`public.${how}_slot_offer`)}(${offer.id}::uuid)`;
    if (how === 'accept') await tx`select public.book_visit(${offer.appointment_id}, 'Cough', true)`;
  });
  one.asked.set(offer.starts_at.getTime(), how === 'accept' ? 'accepted' : 'declined');
  one.unanswered = 0;
  one.over = one.over || how === 'accept';
}

function lapse(one: Waiting, slot: number): void {
  one.asked.set(slot, 'lapsed');
  one.unanswered += 1;
  one.over = one.over || one.unanswered >= 3;
}

/** After a run of the job: everything that was newly offered went to the first who could be asked, and nothing was held back. */
function check(line: Waiting[], made: Offer[], known: Set<string>, free: Set<number>, now: Date): number {
  let checked = 0;
  for (const offer of made.filter(({ id }) => !known.has(id))) {
    const first = line.find((one) => mayBeAsked(one, offer.starts_at, now));
    expect(offer.patient_id, `${offer.starts_at.toISOString()} at ${now.toISOString()}`).toBe(first?.patient);
    first?.asked.set(offer.starts_at.getTime(), 'offered');
    known.add(offer.id);
    free.delete(offer.starts_at.getTime());
    checked += 1;
  }
  for (const slot of free) expect(line.find((one) => mayBeAsked(one, new Date(slot), now))).toBeUndefined();
  return checked;
}

async function live(seed: number): Promise<number> {
  const dice = new Dice(seed);
  const specialist = await addSpecialist(db.sql, { rate: '0' });
  await db.sql`update public.visit_types set modes = '{video,voice}' where id = ${specialist.visitType}`;
  const line = await fillLine(dice, specialist.id);
  const known = new Set<string>();
  const free = new Set<number>();
  let [now, checked] = [START, 0];
  for (let round = 0; round < 40; round += 1) {
    now = plus(now, dice.pick([1, 4, 11, 47, 180]));
    if (dice.upTo(3) === 0) {
      const slot = plus(FIRST_SLOT, dice.upTo(24) * 30);
      const open = (await offersOf(db.sql, specialist.id)).some(
        ({ starts_at, state }) => starts_at.getTime() === slot.getTime() && ['offered', 'accepted'].includes(state),
      );
      if (!open) {
        await db.sql`insert into private.freed_slots (specialist_id, during, freed_at)
          values (${specialist.id}, tstzrange(${slot}, ${plus(slot, 30)}), ${now}) on conflict do nothing`;
        free.add(slot.getTime());
      }
    }
    for (const offer of (await offersOf(db.sql, specialist.id)).filter(({ state }) => state === 'offered')) {
      const one = line.find(({ patient }) => patient === offer.patient_id);
      const [hold] = await db.sql<
        { until: Date }[]
      >`select hold_expires_at as until from public.appointments where id = ${offer.appointment_id}`;
      if (!one || !hold) throw new Error('An offer to nobody.');
      if (hold.until > now) await answerOffer(dice, one, offer, now);
      else lapse(one, offer.starts_at.getTime());
      if (hold.until <= now || one.asked.get(offer.starts_at.getTime()) === 'declined')
        free.add(offer.starts_at.getTime());
    }
    await runOffers(db.sql, now);
    const made = await offersOf(db.sql, specialist.id);
    checked += check(line, made, known, free, now);
    const open = made.filter(({ state }) => state === 'offered');
    expect(new Set(open.map(({ starts_at }) => starts_at.getTime())).size).toBe(open.length);
    expect(new Set(open.map(({ patient_id }) => patient_id)).size).toBe(open.length);
  }
  return checked;
}

describe('the waiting list', () => {
  it('is first in, first offered in any order of events', async () => {
    let checked = 0;
    for (const seed of [1, 2, 3, 4]) checked += await live(seed);
    expect(checked, 'offers that were compared').toBeGreaterThan(40);
  });
});
