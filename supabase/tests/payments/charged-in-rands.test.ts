import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addOperator, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { publisher } from '../support/publishing';
import {
  bookVisit,
  cancel,
  charge,
  decide,
  firstOpening,
  hold,
  paymentOf,
  submit,
  thoughtOver,
  useSandbox,
} from '../support/visits';

let db: TestDatabase;
let operator: string;
const DAY_MS = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const TODAY = dayBefore(0);

/** The only rate, as operators published it; older ones cannot be proposed any more, so it is laid down. */
async function publishOnly(perDollar: string, dated = TODAY) {
  await db.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`delete from public.exchange_rates`;
  });
  const { id } = await publisher(db.sql, operator).rate({ dated: TODAY, perDollar });
  await db.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update public.exchange_rates set dated = ${dated} where id = ${id}`;
  });
}
const chargeIn = (currency: string) =>
  db.sql`update private.settings set value = ${currency} where key = 'charge_currency'`;

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  operator = await addOperator(db.sql);
});
afterAll(() => db.drop());
beforeEach(async () => {
  await chargeIn('ZAR');
  await publishOnly('18.0315');
});

async function dueVisit(price = 4500) {
  const patient = await addPatient(db.sql);
  const specialist = await addSpecialist(db.sql);
  await db.sql`update public.visit_types set price_minor = ${price} where id = ${specialist.visitType}`;
  const { id } = await hold(db.sql, patient, specialist.visitType, await firstOpening(db.sql, specialist.id));
  await submit(db.sql, patient, id);
  return { patient, specialist, id };
}
async function paidVisit() {
  const due = await dueVisit();
  await charge(db.sql, due.patient, due.id);
  return due;
}
const termsFor = async (who: string, id: string) =>
  (
    await as(
      db.sql,
      who,
      (tx) => tx`select refund_minor, paid_minor, late_refund_minor, currency from public.cancellation_terms(${id})`,
    )
  )[0];
const rowFor = async (who: string, id: string) =>
  (
    await as(
      db.sql,
      who,
      (tx) => tx`select price_minor, currency, charge_minor, charge_currency from public.my_appointments(${id})`,
    )
  )[0];
const receiptOf = (who: string, id: string) =>
  as(db.sql, who, async (tx) => (await tx<{ r: object }[]>`select public.receipt(${id}) as r`)[0]?.r);
const refund = (id: string, amount: number | null, reason: string) =>
  db.sql`select private.refund(${id}, ${amount}, ${reason})`;

const RANDS = { amount_minor: 81_100, currency: 'ZAR', per_dollar: '18.0315' };
const DOLLARS = { amount_minor: 4500, currency: 'USD', per_dollar: null, rate_dated: null };

describe('a visit priced in dollars', () => {
  it.each([
    [4500, '18.0315', 81_100],
    // R811.50 goes up, R811.49 down.
    [4500, '18.0333', 81_100],
    [4500, '18.0334', 81_200],
    [1, '18.0315', 100],
    [10_000_000, '59.9999', 599_999_000],
  ])('of %i cents at R%s is charged with %i cents of rands', async (price, perDollar, minor) => {
    await publishOnly(perDollar);
    const { patient, id } = await dueVisit(price);
    expect(await paymentOf(db.sql, id)).toMatchObject({ amount_minor: minor, currency: 'ZAR', per_dollar: perDollar });
    expect(await rowFor(patient, id)).toEqual({
      ...{ price_minor: price, currency: 'USD', charge_minor: minor, charge_currency: 'ZAR' },
    });
  });

  it('keeps its rate, whatever is published later and whoever tries', async () => {
    const { patient, id } = await dueVisit();
    await publisher(db.sql, operator).rate({ dated: TODAY, perDollar: '25.00' }, 1);
    expect(await paymentOf(db.sql, id)).toMatchObject(RANDS);
    expect(await termsFor(patient, id)).toMatchObject({ paid_minor: 0, late_refund_minor: 40_550, currency: 'ZAR' });
    for (const change of ['amount_minor = 4500', "currency = 'USD'", 'per_dollar = 25', "rate_dated = '2026-01-01'"])
      expect(await hintOf(db.sql.unsafe(`update public.payments set ${change} where appointment_id = '${id}'`))).toBe(
        '23514',
      );
    await charge(db.sql, patient, id);
    expect(await receiptOf(patient, id)).toMatchObject({
      ...{ amountMinor: 81_100, netMinor: 81_100, currency: 'ZAR', priceMinor: 4500, priceCurrency: 'USD' },
      rate: { perDollar: 18.0315, dated: TODAY, source: expect.any(String) },
    });
    const [told] = await db.sql`select payload from public.notifications
      where event = 'booking.confirmed' and recipient_id = ${patient}`;
    expect(told?.payload).toMatchObject({ priceMinor: 81_100, currency: 'ZAR' });
  });

  it.each([
    ['without a rate', () => db.sql`update public.exchange_rates set retired_at = now(), retired_by = ${operator}`],
    ['when the rate is of 33 days ago', () => publishOnly('18.0315', dayBefore(33))],
    ['where the installation charges dollars', () => chargeIn('USD')],
  ])('is charged in dollars %s', async (_, change) => {
    await change();
    const { patient, id } = await dueVisit();
    expect(await paymentOf(db.sql, id)).toMatchObject(DOLLARS);
    expect(await rowFor(patient, id)).toMatchObject({ charge_minor: 4500, charge_currency: 'USD' });
  });

  it('is charged at a rate of 31 days ago, and costs nothing when it is free', async () => {
    await publishOnly('18.0315', dayBefore(30));
    expect(await paymentOf(db.sql, (await dueVisit()).id)).toMatchObject(RANDS);
    const { id } = await dueVisit(0);
    expect(await paymentOf(db.sql, id)).toMatchObject({ ...DOLLARS, amount_minor: 0, state: 'not_required' });
  });

  it('that needs a yes has its rate from the moment of the yes', async () => {
    const [patient, specialist] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    await db.sql`update public.visit_types set needs_approval = true where id = ${specialist.visitType}`;
    const { id } = await hold(db.sql, patient, specialist.visitType, await firstOpening(db.sql, specialist.id));
    await submit(db.sql, patient, id);
    expect(await rowFor(patient, id)).toMatchObject({ charge_minor: 4500, charge_currency: 'USD' });
    await publishOnly('20.0000');
    await decide(db.sql, specialist.id, id, true);
    expect(await rowFor(patient, id)).toMatchObject({ charge_minor: 90_000, charge_currency: 'ZAR' });
    const [told] = await db.sql`select payload from public.notifications
      where event = 'booking.approved' and ref_id = ${id}`;
    expect(told?.payload).toMatchObject({ priceMinor: 90_000, currency: 'ZAR' });
  });
});

describe('rands that go back', () => {
  it('are those that were charged, to the cent, in parts that never exceed them', async () => {
    const { patient, id } = await paidVisit();
    await publishOnly('25.0000');
    await refund(id, 33_333, 'one');
    expect(await hintOf(refund(id, 47_768, 'two'))).toBe('payment.refundTooMuch');
    await refund(id, null, 'rest');
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'refunded', refund_minor: 81_100 });
    expect(
      await db.sql`select amount_minor, currency from public.refunds where appointment_id = ${id} order by created_at`,
    ).toEqual([
      { amount_minor: 33_333, currency: 'ZAR' },
      { amount_minor: 47_767, currency: 'ZAR' },
    ]);
    expect(await receiptOf(patient, id)).toMatchObject({ amountMinor: 81_100, refundMinor: 81_100, netMinor: 0 });
  });

  it('are half of them inside the notice, as was shown, and the notification says so', async () => {
    const { patient, id } = await paidVisit();
    await thoughtOver(db.sql, id);
    expect(await termsFor(patient, id)).toEqual({
      ...{ refund_minor: 40_550, paid_minor: 81_100, late_refund_minor: 40_550, currency: 'ZAR' },
    });
    await cancel(db.sql, patient, id);
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'partly_refunded', refund_minor: 40_550 });
    const [told] = await db.sql`select payload from public.notifications
      where event = 'booking.cancelled' and recipient_id = ${patient}`;
    expect(told?.payload).toMatchObject({ refundMinor: 40_550, currency: 'ZAR' });
  });

  it('are counted apart from dollars before a practice is closed', async () => {
    const { specialist } = await paidVisit();
    await chargeIn('USD');
    await bookVisit(db.sql, await addPatient(db.sql), specialist);
    const [effects] = await as(
      db.sql,
      operator,
      (tx) => tx<{ e: { refunds: object[] } }[]>`select public.suspension_effects(${specialist.id}) as e`,
    );
    expect(effects?.e.refunds).toEqual([
      { amountMinor: 4500, currency: 'USD' },
      { amountMinor: 81_100, currency: 'ZAR' },
    ]);
  });
});
