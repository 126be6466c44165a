import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPatient, addSpecialist, as, asService, hintOf } from '../support/people';
import {
  bookVisit,
  charge,
  firstOpening,
  hold,
  letLapse,
  paymentOf,
  statusOf,
  submit,
  useSandbox,
} from '../support/visits';

let db: TestDatabase;

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
});
afterAll(() => db.drop());

async function lapsedHold(submitted = false) {
  const specialist = await addSpecialist(db.sql);
  const patient = await addPatient(db.sql);
  const rival = await addPatient(db.sql, 'A Rival');
  const at = await firstOpening(db.sql, specialist.id);
  const held = await hold(db.sql, patient, specialist.visitType, at);
  if (submitted) await submit(db.sql, patient, held.id);
  await letLapse(db.sql, held.id);
  return { specialist, patient, rival, at, id: held.id };
}

const confirm = (id: string, event: string, amount = 4500) =>
  asService(db.sql, (tx) => tx`select status from public.confirm_booking(${id}, ${event}, 'ref', ${amount}, 'USD')`);

describe('a hold that runs out', () => {
  it('is ignored by search at once, shown as expired to its patient, and flipped when someone books', async () => {
    const { specialist, patient, rival, at, id } = await lapsedHold();
    expect(await statusOf(db.sql, id)).toBe('held');
    expect((await firstOpening(db.sql, specialist.id)).getTime()).toBe(at.getTime());
    const [mine] = await as(
      db.sql,
      patient,
      (tx) => tx`select status, hold_expires_at from public.my_appointments() where id = ${id}`,
    );
    expect(mine).toEqual({ status: 'expired', hold_expires_at: null });
    await hold(db.sql, rival, specialist.visitType, at);
    expect(await statusOf(db.sql, id)).toBe('expired');
  });

  it('can be extended once, by five minutes, and only while it lives', async () => {
    const specialist = await addSpecialist(db.sql);
    const rival = await addPatient(db.sql);
    const held = await hold(db.sql, rival, specialist.visitType, await firstOpening(db.sql, specialist.id));
    const extend = () => as(db.sql, rival, (tx) => tx`select * from public.extend_hold(${held.id})`);
    const [longer] = await extend();
    expect(longer?.hold_expires_at.getTime() - Number(held.hold_expires_at)).toBe(300_000);
    expect(await hintOf(extend())).toBe('booking.extensionUsed');
    const { id, patient } = await lapsedHold();
    expect(await hintOf(as(db.sql, patient, (tx) => tx`select public.extend_hold(${id})`))).toBe('booking.holdExpired');
    expect(await hintOf(submit(db.sql, patient, id))).toBe('booking.holdExpired');
  });

  it('charges nothing after it lapsed', async () => {
    const { id, patient } = await lapsedHold(true);
    expect(await hintOf(charge(db.sql, patient, id))).toBe('booking.holdExpired');
    expect((await paymentOf(db.sql, id)).state).toBe('requires_payment');
  });

  it('is tidied by the job, which also lets the payment go', async () => {
    const { id } = await lapsedHold(true);
    const [tidied] = await db.sql`select public.expire_lapsed_holds() as n`;
    expect(tidied?.n).toBeGreaterThan(0);
    expect(await statusOf(db.sql, id)).toBe('expired');
    expect((await paymentOf(db.sql, id)).state).toBe('expired');
  });
});

describe('money that arrives late', () => {
  it('books after all while the time is still free, lapsed or already flipped', async () => {
    const lapsed = await lapsedHold(true);
    expect((await confirm(lapsed.id, 'evt-late-1'))[0]?.status).toBe('booked');
    const flipped = await lapsedHold(true);
    await db.sql`select public.expire_lapsed_holds()`;
    expect((await confirm(flipped.id, 'evt-late-2'))[0]?.status).toBe('booked');
    expect((await paymentOf(db.sql, flipped.id)).state).toBe('paid');
  });

  it('is marked for return in full when the time has gone to someone else, buffers included', async () => {
    const { specialist, rival, at, id } = await lapsedHold(true);
    await bookVisit(db.sql, rival, specialist, at);
    expect((await confirm(id, 'evt-late-3'))[0]?.status).toBe('expired');
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'refund_pending', refund_minor: 4500 });
    expect((await confirm(id, 'evt-late-3'))[0]?.status, 'told twice, done once').toBe('expired');
    const [events] = await db.sql`select count(*)::int from public.payment_events where event_id = 'evt-late-3'`;
    expect(events).toEqual({ count: 1 });

    const beside = await lapsedHold(true);
    await db.sql`update public.visit_types set buffer_before_minutes = 15 where id = ${beside.specialist.visitType}`;
    await bookVisit(db.sql, beside.rival, beside.specialist, new Date(beside.at.getTime() + 1_800_000));
    expect((await confirm(beside.id, 'evt-late-4'))[0]?.status).toBe('expired');
  });

  it('is refused when the amount or the currency differs', async () => {
    const { id } = await lapsedHold(true);
    expect(await hintOf(confirm(id, 'evt-wrong', 4499))).toBe('payment.amountMismatch');
    expect(await statusOf(db.sql, id)).toBe('awaiting_payment');
  });
});
