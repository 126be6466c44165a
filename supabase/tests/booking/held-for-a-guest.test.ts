import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import postgres, { type Sql, type TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, addUser, as, asGuest, hintOf } from '../support/people';
import { bookVisit, firstOpening, hold, openingsOf, reschedule, useSandbox } from '../support/visits';
import { at as atTime, bookFree, join, offersOf, runOffers } from '../support/waiting';

let db: TestDatabase;
let crowd: Sql;

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  crowd = postgres(db.url, { max: 20, onnotice: () => {} });
});
afterAll(async () => {
  await crowd.end();
  await db.drop();
});

const asks = async (tx: TransactionSql, visitType: string, at: Date, device: string) =>
  (await tx<{ until: Date | null }[]>`select public.hold_for_guest(${visitType}, ${at}, ${device}) as until`)[0]?.until;
const guestHold = (visitType: string, at: Date, device: string, sql = db.sql) =>
  asGuest(sql, (tx) => asks(tx, visitType, at, device));
const letGo = (device: string) => asGuest(db.sql, (tx) => tx`select public.let_guest_hold_go(${device})`);
/** The patient's own hold, with the token of the device they chose the time on. */
const claim = (patient: string, visitType: string, at: Date, device: string, mode = 'video') =>
  as(
    db.sql,
    patient,
    async (tx) =>
      (
        await tx<{ status: string; starts_at: Date; hold_expires_at: Date }[]>`
        select * from public.hold_slot(${visitType}, ${at}, ${mode}, 'Europe/London', ${randomUUID()},
          p_device => ${device})`
      )[0],
  );
const lapse = () => db.sql`update private.guest_holds set expires_at = now() - interval '1 second'`;
const isShown = async (specialist: string, at: Date, device?: string) => {
  const filters = { specialistId: specialist, ...(device && { device }) };
  const [row] = await asGuest(
    db.sql,
    (tx) => tx<{ openings: Date[] }[]>`select openings from public.find_slots(${tx.json(filters)},
      ${new Date(+at - 3_600_000)}, ${new Date(+at + 3_600_000)}, 50)`,
  );
  return row?.openings.some((opening) => +opening === +at);
};
async function chosen() {
  const specialist = await addSpecialist(db.sql);
  const at = await firstOpening(db.sql, specialist.id);
  const device = randomUUID();
  return { specialist, at, device, until: await guestHold(specialist.visitType, at, device) };
}

describe('a time a guest chose', () => {
  it('is kept for ten minutes, and shown and given to nobody else', async () => {
    const { specialist, at, device, until } = await chosen();
    const left = Number(until) - Date.now();
    expect(left).toBeGreaterThan(9 * 60_000);
    expect(left).toBeLessThanOrEqual(10 * 60_000);
    expect(await isShown(specialist.id, at)).toBe(false);
    expect(await isShown(specialist.id, at, randomUUID()), 'to another device').toBe(false);
    expect(await isShown(specialist.id, at, device), 'to whom it is kept for').toBe(true);
    const patient = await addPatient(db.sql);
    expect(await hintOf(hold(db.sql, patient, specialist.visitType, at))).toBe('booking.slotTaken');
    expect(await hintOf(claim(patient, specialist.visitType, at, randomUUID()))).toBe('booking.slotTaken');
    expect(await hintOf(guestHold(specialist.visitType, at, randomUUID()))).toBe('booking.slotTaken');
    const nearest = await asGuest(
      db.sql,
      (tx) => tx<{ starts_at: Date }[]>`
        select starts_at from public.nearest_openings(${specialist.visitType}, ${new Date(+at + 60_000)}, 12)`,
    );
    expect(nearest.map(({ starts_at }) => +starts_at)).not.toContain(+at);
    expect(await guestHold(specialist.visitType, at, device), 'asked again it is the same hold').toEqual(until);
  });

  it('leaves only a hash, and nothing once it is over', async () => {
    const { device } = await chosen();
    expect(await db.sql`select from private.guest_holds g where g::text like ${`%${device}%`}`).toHaveLength(0);
    await lapse();
    await db.sql`select public.expire_lapsed_holds()`;
    expect(await db.sql`select from private.guest_holds`).toHaveLength(0);
  });

  it('is kept with its buffers', async () => {
    const specialist = await addSpecialist(db.sql);
    await db.sql`update public.visit_types set buffer_after_minutes = 30, minutes = 30, grid_minutes = 30
      where id = ${specialist.visitType}`;
    const [first, second] = await openingsOf(db.sql, specialist.id, 2);
    if (!first || !second) throw new Error('Two openings were expected.');
    await guestHold(specialist.visitType, first, randomUUID());
    expect(await isShown(specialist.id, second)).toBe(false);
    expect(await hintOf(guestHold(specialist.visitType, second, randomUUID()))).toBe('booking.slotTaken');
  });

  it('goes to exactly one of forty guests and patients who press at once', async () => {
    const specialist = await addSpecialist(db.sql);
    const at = await firstOpening(db.sql, specialist.id);
    const patients = await Promise.all(Array.from({ length: 20 }, () => addPatient(db.sql)));
    const answers = await Promise.all([
      ...patients.map((patient) =>
        hold(crowd, patient, specialist.visitType, at).then(
          () => 'held',
          ({ hint }) => String(hint),
        ),
      ),
      ...patients.map(() =>
        guestHold(specialist.visitType, at, randomUUID(), crowd).then(
          () => 'held',
          ({ hint }) => String(hint),
        ),
      ),
    ]);
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'booking.slotTaken')).toHaveLength(39);
  });

  it('goes to exactly one of two guests, also past the functions', async () => {
    const { specialist, at } = await chosen();
    const [standing] = await db.sql`select during from private.guest_holds where specialist_id = ${specialist.id}`;
    await expect(
      db.sql`insert into private.guest_holds (device, specialist_id, visit_type_id, during, blocks)
        values (sha256('other'), ${specialist.id}, ${specialist.visitType}, ${standing?.during}, ${standing?.during})`,
    ).rejects.toMatchObject({ code: '23P01' });
    expect(await isShown(specialist.id, at)).toBe(false);
  });

  it('blocks nothing once its time is over, before anything tidied it', async () => {
    const { specialist, at, device } = await chosen();
    await lapse();
    expect(await isShown(specialist.id, at)).toBe(true);
    const other = randomUUID();
    expect(await guestHold(specialist.visitType, at, other)).toBeInstanceOf(Date);
    expect(await hintOf(guestHold(specialist.visitType, at, device))).toBe('booking.slotTaken');
    await lapse();
    expect(await hold(db.sql, await addPatient(db.sql), specialist.visitType, at)).toMatchObject({ status: 'held' });
  });

  it('is let go by the next choice, also with another specialist, and by hand', async () => {
    const { specialist, at, device } = await chosen();
    const other = await addSpecialist(db.sql);
    const there = await firstOpening(db.sql, other.id);
    expect(await guestHold(other.visitType, there, device)).toBeInstanceOf(Date);
    expect(await isShown(specialist.id, at)).toBe(true);
    expect(await isShown(other.id, there)).toBe(false);
    await letGo(device);
    await letGo(device);
    expect(await isShown(other.id, there)).toBe(true);
  });

  it('stands when the next choice is refused', async () => {
    const { specialist, at, device } = await chosen();
    const [, next] = await openingsOf(db.sql, specialist.id, 2, at);
    if (!next) throw new Error('Another opening was expected.');
    await hold(db.sql, await addPatient(db.sql), specialist.visitType, next);
    expect(await hintOf(guestHold(specialist.visitType, next, device))).toBe('booking.slotTaken');
    const odd = new Date(+next + 60_000);
    expect(await hintOf(guestHold(specialist.visitType, odd, device))).toBe('booking.slotNotOffered');
    expect(await isShown(specialist.id, at)).toBe(false);
  });

  it('is one choice of a device that chooses in two tabs at once', async () => {
    const [one, other] = [await addSpecialist(db.sql), await addSpecialist(db.sql)];
    const device = randomUUID();
    for (let round = 0; round < 5; round += 1) {
      const at = await firstOpening(db.sql, one.id);
      await Promise.all([one, other].map(({ visitType }) => guestHold(visitType, at, device, crowd)));
      await Promise.all([other, one].map(({ visitType }) => guestHold(visitType, at, device, crowd)));
    }
    const rows = await db.sql`select from private.guest_holds where device = private.code_hash(${device})`;
    expect(rows).toHaveLength(1);
  });
});

describe('once the guest has an account', () => {
  it('it becomes their own hold by the token, and only once', async () => {
    const { specialist, at, device } = await chosen();
    const patient = await addPatient(db.sql);
    expect(await claim(patient, specialist.visitType, at, device)).toMatchObject({ status: 'held', starts_at: at });
    expect(await db.sql`select from private.guest_holds where specialist_id = ${specialist.id}`).toHaveLength(0);
    const rival = await addPatient(db.sql);
    expect(await hintOf(claim(rival, specialist.visitType, at, device))).toBe('booking.slotTaken');
  });

  it('it becomes theirs although the notice has passed meanwhile, but not by a way the hours lack', async () => {
    const { specialist, at, device } = await chosen();
    await db.sql`update public.visit_types set notice_minutes = 1440 where id = ${specialist.visitType}`;
    const patient = await addPatient(db.sql);
    expect(await hintOf(hold(db.sql, await addPatient(db.sql), specialist.visitType, at))).toBe(
      'booking.slotNotOffered',
    );
    await db.sql`update public.availability_rules set modes = '{video}' where specialist_id = ${specialist.id}`;
    expect(await hintOf(claim(patient, specialist.visitType, at, device, 'voice'))).not.toBe('nothing was refused');
    expect(await isShown(specialist.id, at), 'a refusal leaves it').toBe(false);
    expect(await claim(patient, specialist.visitType, at, device)).toMatchObject({ status: 'held' });
  });

  it('another time that they book lets it go', async () => {
    const { specialist, at, device } = await chosen();
    const [, next] = await openingsOf(db.sql, specialist.id, 2, at);
    if (!next) throw new Error('Another opening was expected.');
    await claim(await addPatient(db.sql), specialist.visitType, next, device);
    expect(await isShown(specialist.id, at)).toBe(true);
  });

  it('is still kept and said while they sign up; afterwards no new one is kept so', async () => {
    const { specialist, at, device, until } = await chosen();
    const half = await addUser(db.sql);
    expect(await as(db.sql, half, (tx) => asks(tx, specialist.visitType, at, device))).toEqual(until);
    const whole = await addPatient(db.sql);
    expect(await as(db.sql, whole, (tx) => asks(tx, specialist.visitType, at, device))).toEqual(until);
    const [, next] = await openingsOf(db.sql, specialist.id, 2, at);
    if (!next) throw new Error('Another opening was expected.');
    expect(await as(db.sql, whole, (tx) => asks(tx, specialist.visitType, next, randomUUID()))).toBeNull();
    expect(await isShown(specialist.id, next)).toBe(true);
  });
});

describe('nobody blocks a practice', () => {
  const short = async () => {
    const specialist = await addSpecialist(db.sql);
    await db.sql`update public.visit_types set minutes = 30, grid_minutes = 30 where id = ${specialist.visitType}`;
    await db.sql`update public.availability_rules set starts_at = '08:00', ends_at = '12:00'
      where specialist_id = ${specialist.id}`;
    const all = await openingsOf(db.sql, specialist.id, 40, new Date(Date.now() + 86_400_000));
    const day = (at: Date) => at.toISOString().slice(0, 10);
    const openings = all.filter((at) => day(at) === day(all[8] ?? at));
    return { specialist, openings, later: all.filter((at) => at > (openings.at(-1) ?? at)) };
  };

  it('guests have a quarter of a day together, whoever they are', async () => {
    const { specialist, openings, later } = await short();
    const untils: unknown[] = [];
    for (const at of openings) untils.push(await guestHold(specialist.visitType, at, randomUUID()));
    expect(untils.map((until) => until !== null)).toEqual([true, true, false, false, false, false, false, false]);
    for (const at of openings.slice(2)) expect(await isShown(specialist.id, at)).toBe(true);
    expect(await guestHold(specialist.visitType, later[0] ?? new Date(), randomUUID())).toBeInstanceOf(Date);
    await lapse();
    expect(await guestHold(specialist.visitType, openings[2] ?? new Date(), randomUUID())).toBeInstanceOf(Date);
  });

  it('a day of fewer than four visits is not kept for guests at all', async () => {
    const { specialist, openings } = await short();
    await db.sql`update public.availability_rules set ends_at = '09:30' where specialist_id = ${specialist.id}`;
    expect(await guestHold(specialist.visitType, openings[0] ?? new Date(), randomUUID())).toBeNull();
    expect(await isShown(specialist.id, openings[0] ?? new Date())).toBe(true);
  });

  it('an address keeps thirty times an hour with one specialist, under however many tokens', async () => {
    const specialist = await addSpecialist(db.sql);
    const openings = await openingsOf(db.sql, specialist.id, 32);
    const from = (address: string, at: Date | undefined) =>
      asGuest(db.sql, async (tx) => {
        await tx`select set_config('request.headers', ${JSON.stringify({ 'x-forwarded-for': address })}, true)`;
        return asks(tx, specialist.visitType, at ?? new Date(), randomUUID());
      });
    for (const at of openings.slice(0, 29)) {
      expect(await from('192.0.2.44', at)).toBeInstanceOf(Date);
      await lapse();
    }
    expect(await from('192.0.2.44', openings[29])).toBeInstanceOf(Date);
    expect(await hintOf(from('192.0.2.44', openings[30]))).toBe('data.busy');
    expect(await from('192.0.2.45', openings[30]), 'another address').toBeInstanceOf(Date);
  });

  it('what is not offered, not listed or not said is kept for nobody', async () => {
    const hidden = await addSpecialist(db.sql, { verified: false });
    const specialist = await addSpecialist(db.sql);
    const at = await firstOpening(db.sql, specialist.id);
    expect(await hintOf(guestHold(hidden.visitType, at, randomUUID()))).toBe('booking.slotNotOffered');
    expect(await hintOf(guestHold(randomUUID(), at, randomUUID()))).toBe('booking.slotNotOffered');
    const past = new Date(Date.now() - 86_400_000);
    expect(await hintOf(guestHold(specialist.visitType, past, randomUUID()))).toBe('booking.slotNotOffered');
    for (const missing of ['p_visit_type', 'p_starts_at', 'p_device']) {
      const args = { p_visit_type: specialist.visitType, p_starts_at: at.toISOString(), p_device: randomUUID() };
      const said = (name: keyof typeof args) => (name === missing ? null : args[name]);
      const asked = asGuest(
        db.sql,
        (tx) => tx`select public.hold_for_guest(${said('p_visit_type')}, ${said('p_starts_at')}, ${said('p_device')})`,
      );
      expect(await hintOf(asked)).toBe('booking.slotNotOffered');
    }
  });
});

describe('what else takes times', () => {
  it('a booked visit is not moved onto it', async () => {
    const specialist = await addSpecialist(db.sql);
    const [at, later] = await openingsOf(db.sql, specialist.id, 2, new Date(Date.now() + 7 * 86_400_000));
    if (!at || !later) throw new Error('Two openings were expected.');
    const patient = await addPatient(db.sql);
    const id = await bookVisit(db.sql, patient, specialist, later);
    await guestHold(specialist.visitType, at, randomUUID());
    expect(await hintOf(reschedule(db.sql, patient, id, at))).toBe('booking.slotTaken');
    await lapse();
    expect(await reschedule(db.sql, patient, id, at)).toMatchObject({ status: 'booked' });
  });

  it('the waiting list offers it once the guest let it go', async () => {
    await useMovableClock(db.sql);
    const now = new Date('2027-01-04T08:00:00Z');
    const slot = new Date('2027-01-06T09:00:00Z');
    const specialist = await addSpecialist(db.sql, { rate: '0' });
    const owner = await addPatient(db.sql);
    const visit = await bookFree(db.sql, now, owner, specialist.visitType, slot);
    const waiting = await addPatient(db.sql);
    await join(db.sql, now, waiting, {
      specialist: specialist.id,
      from: now,
      until: new Date('2027-02-01T00:00:00Z'),
    });
    await atTime(db.sql, now, owner, (tx) => tx`select public.cancel_appointment(${visit}, 'Better again')`);
    const device = randomUUID();
    await atTime(db.sql, now, null, (tx) => asks(tx, specialist.visitType, slot, device));
    expect(await runOffers(db.sql, now)).toBe(0);
    await letGo(device);
    expect(await runOffers(db.sql, now)).toBe(1);
    expect(await offersOf(db.sql, specialist.id)).toMatchObject([{ patient_id: waiting, state: 'offered' }]);
  });
});
