import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../support/operators';
import { addPatient, addSpecialist, as, asService, hintOf } from '../support/people';
import { bookVisit, firstOpening, hold, letLapse, paymentOf, statusOf, submit, useSandbox } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await db.sql`update private.settings set value = 'somepay' where key = 'payment_provider'`;
});
afterAll(() => db.drop());

type Kind = 'processing' | 'challenge' | 'authorised' | 'paid' | 'failed' | 'expired';
interface Report {
  event?: string;
  ref?: string;
  amount?: number;
  currency?: string;
  failure?: string | null;
}

const report = (id: string, kind: Kind, given: Report = {}) => {
  const { event = randomUUID(), ref = 'charge-1', amount = 4500, currency = 'USD', failure = null } = given;
  return asService(
    db.sql,
    (tx) => tx`select status from public.receive_payment_event(${id}, ${event}, ${kind}, ${ref}, ${amount},
    ${currency}, ${failure})`,
  );
};
async function unpaid() {
  const patient = await addPatient(db.sql);
  const specialist = await addSpecialist(db.sql);
  const at = await firstOpening(db.sql, specialist.id);
  const { id } = await hold(db.sql, patient, specialist.visitType, at);
  await submit(db.sql, patient, id);
  return { patient, specialist, at, id };
}
const refundsOf = (id: string) => db.sql<{ id: string; kind: string; amount_minor: number; state: string }[]>`
  select id, kind, amount_minor, state from public.refunds where appointment_id = ${id} order by created_at`;
const settle = (id: string, refund: string | null = null, ok = true, event: string = randomUUID()) =>
  asService(
    db.sql,
    async (tx) => (await tx`select state from public.settle_refund(${id}, ${event}, ${refund}, ${ok})`)[0],
  );
const told = async (patient: string) =>
  (
    await db.sql<{ event: string }[]>`select event from public.notifications where recipient_id = ${patient}
    and event like 'payment.%' order by created_at`
  ).map(({ event }) => event);

/** What a payment and its visit are after these reports, in this order. */
const STORIES: readonly [name: string, reports: readonly (readonly [Kind, Report?])[], state: string, visit: string][] =
  [
    ['processing, then paid', [['processing'], ['paid']], 'paid', 'booked'],
    ['a challenge leaves it in process', [['challenge']], 'processing', 'awaiting_payment'],
    ['a challenge, then authorised', [['challenge'], ['authorised']], 'authorised', 'booked'],
    ['authorised, then paid', [['authorised'], ['paid']], 'paid', 'booked'],
    ['paid before authorised was heard', [['paid'], ['authorised'], ['processing']], 'paid', 'booked'],
    ['failed leaves the time held', [['processing'], ['failed']], 'failed', 'awaiting_payment'],
    ['failed before processing was heard', [['failed'], ['processing']], 'failed', 'awaiting_payment'],
    ['failed, then paid by another charge', [['failed'], ['paid', { ref: 'charge-2' }]], 'paid', 'booked'],
    [
      'failed of an old charge after a new one began',
      [['failed'], ['processing', { ref: 'charge-2' }], ['failed']],
      'processing',
      'awaiting_payment',
    ],
    ['paid although failed was said', [['failed'], ['paid']], 'paid', 'booked'],
    ['failed after paid', [['paid'], ['failed']], 'paid', 'booked'],
    ['paid twice under two event ids', [['paid'], ['paid']], 'paid', 'booked'],
    ['the bank let go of what it had authorised', [['authorised'], ['expired']], 'expired', 'booked'],
    ['let go before authorised was heard', [['expired'], ['authorised']], 'requires_payment', 'awaiting_payment'],
    [
      'let go, then paid by another charge',
      [['authorised'], ['expired'], ['paid', { ref: 'charge-2' }]],
      'paid',
      'booked',
    ],
  ];

describe('reports of the provider, in any order', () => {
  it.each(STORIES)('%s', async (_, reports, state, visit) => {
    const { id } = await unpaid();
    for (const [kind, given] of reports) await report(id, kind, given);
    expect({ state: (await paymentOf(db.sql, id)).state, visit: await statusOf(db.sql, id) }).toEqual({ state, visit });
    expect(await refundsOf(id)).toEqual([]);
    const [{ n } = { n: 0 }] = await db.sql<{ n: number }[]>`select count(*)::int as n from public.payment_events e
      join public.payments p on p.id = e.payment_id where p.appointment_id = ${id}`;
    expect(n, 'every report is kept').toBe(reports.length);
  });

  it('changes nothing when the same report arrives ten times at once', async () => {
    const { id } = await unpaid();
    await Promise.all(Array.from({ length: 10 }, () => report(id, 'paid', { event: `again-${id}` })));
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'paid' });
    expect(await db.sql`select from public.payment_events where event_id = ${`again-${id}`}`).toHaveLength(1);
  });

  it('refuses loudly an event id that said something else', async () => {
    const [mine, theirs] = [await unpaid(), await unpaid()];
    const event = randomUUID();
    await report(mine.id, 'paid', { event });
    expect(await hintOf(report(theirs.id, 'paid', { event }))).toBe('payment.eventReused');
    expect(await hintOf(report(mine.id, 'failed', { event }))).toBe('payment.eventReused');
    expect(await hintOf(report(mine.id, 'paid', { event, amount: 1 }))).toBe('payment.eventReused');
    const short = asService(
      db.sql,
      (tx) => tx`select public.confirm_booking(${theirs.id}, ${event}, 'ref', 4500, 'USD')`,
    );
    expect(await hintOf(short)).toBe('payment.eventReused');
    expect(await hintOf(settle(theirs.id, null, true, event))).toBe('payment.eventReused');
    expect(await statusOf(db.sql, theirs.id)).toBe('awaiting_payment');
  });

  it.each(['authorised', 'paid'] as const)(
    'refuses %s of another amount or currency and keeps nothing of it',
    async (kind) => {
      const { id } = await unpaid();
      for (const wrong of [{ amount: 4499 }, { amount: 4501 }, { currency: 'ZAR' }]) {
        expect(await hintOf(report(id, kind, { event: `wrong-${id}`, ...wrong }))).toBe('payment.amountMismatch');
      }
      expect((await paymentOf(db.sql, id)).state).toBe('requires_payment');
      await report(id, kind, { event: `wrong-${id}` });
      expect(await statusOf(db.sql, id)).toBe('booked');
    },
  );

  it('refuses what is no report', async () => {
    const { id } = await unpaid();
    expect(await hintOf(report(id, 'refund' as Kind))).toBe('data.invalid');
    expect(await hintOf(report(id, 'paid', { ref: '' }))).toBe('data.invalid');
    expect(await hintOf(report(id, 'failed', { failure: 'a free text' }))).toBe('data.invalid');
    expect(await hintOf(report(id, 'paid', { event: 'x'.repeat(201) }))).toBe('data.invalid');
    expect(await hintOf(report(randomUUID(), 'paid'))).toBe('payment.notFound');
  });

  it('tells somebody who is not there', async () => {
    const { patient, id } = await unpaid();
    await report(id, 'failed', { failure: 'payment.declined' });
    expect(await told(patient)).toEqual(['payment.failed']);
    expect(await paymentOf(db.sql, id)).toMatchObject({ failure: 'payment.declined' });
  });
});

describe('money that arrives late', () => {
  it.each(['authorised', 'paid'] as const)('books after all while the time is free: %s', async (kind) => {
    const { id } = await unpaid();
    await letLapse(db.sql, id);
    await db.sql`select public.expire_lapsed_holds()`;
    expect((await paymentOf(db.sql, id)).state).toBe('expired');
    await report(id, kind);
    expect(await statusOf(db.sql, id)).toBe('booked');
    expect((await paymentOf(db.sql, id)).state).toBe(kind);
  });

  it('goes back when the time is gone: returned if taken, let go if not', async () => {
    for (const [kind, state, refund] of [
      ['paid', 'refund_pending', 'refund'],
      ['authorised', 'expired', 'release'],
    ] as const) {
      const { patient, specialist, at, id } = await unpaid();
      await letLapse(db.sql, id);
      const rival = await hold(db.sql, await addPatient(db.sql), specialist.visitType, at);
      await report(id, kind);
      expect(await statusOf(db.sql, id)).toBe('expired');
      expect(await paymentOf(db.sql, id)).toMatchObject({ state });
      expect(await refundsOf(id)).toMatchObject([{ kind: refund, amount_minor: 4500, state: 'pending' }]);
      expect(await told(patient)).toEqual(['payment.tooLate']);
      expect(await statusOf(db.sql, rival.id)).toBe('held');
    }
  });

  it('goes back when the patient has another visit then, or called this one off', async () => {
    const first = await unpaid();
    await letLapse(db.sql, first.id);
    const elsewhere = await addSpecialist(db.sql);
    await hold(db.sql, first.patient, elsewhere.visitType, first.at);
    await report(first.id, 'paid');
    expect(await paymentOf(db.sql, first.id)).toMatchObject({ state: 'refund_pending' });
    const second = await unpaid();
    await as(db.sql, second.patient, (tx) => tx`select public.cancel_appointment(${second.id})`);
    await report(second.id, 'paid');
    expect(await statusOf(db.sql, second.id)).toBe('cancelled');
    expect(await paymentOf(db.sql, second.id)).toMatchObject({ state: 'refund_pending', refund_minor: 4500 });
  });

  it('of a second charge goes back once, and the visit stays paid', async () => {
    const { id } = await unpaid();
    await report(id, 'paid');
    for (const kind of ['authorised', 'paid', 'paid'] as const) await report(id, kind, { ref: 'charge-2' });
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'paid', refund_minor: 0 });
    expect(await refundsOf(id)).toMatchObject([{ kind: 'duplicate', amount_minor: 4500, state: 'pending' }]);
    await settle(id);
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'paid', refund_minor: 0 });
  });
});

describe('refunds at a real provider', () => {
  async function refunded(amount = 2000) {
    const { patient, id } = await unpaid();
    await report(id, 'paid');
    await db.sql`select private.refund(${id}, ${amount}, 'goodwill')`;
    return { patient, id };
  }

  it('are pending until the provider says so, and are in its list of work until then', async () => {
    const { id } = await refunded();
    const work = () =>
      asService(
        db.sql,
        (tx) => tx`select kind, provider, provider_ref, amount_minor from public.payment_work()
      where appointment_id = ${id}`,
      );
    expect(await work()).toEqual([
      { kind: 'refund', provider: 'somepay', provider_ref: 'charge-1', amount_minor: 2000 },
    ]);
    const event = randomUUID();
    expect(await settle(id, null, true, event)).toEqual({ state: 'partly_refunded' });
    expect(await settle(id, null, true, event)).toEqual({ state: 'partly_refunded' });
    expect(await work()).toEqual([]);
  });

  it('are settled one by one', async () => {
    const { id } = await refunded();
    await db.sql`select private.refund(${id}, 1000, 'more goodwill')`;
    expect(await settle(id)).toEqual({ state: 'refund_pending' });
    expect(await settle(id)).toEqual({ state: 'partly_refunded' });
    expect(await paymentOf(db.sql, id)).toMatchObject({ refund_minor: 3000 });
  });

  it('are tried eight times, then the patient is told, and an operator may try again', async () => {
    const { patient, id } = await refunded();
    for (let n = 0; n < 8; n += 1) await settle(id, null, false);
    const [refund] = await refundsOf(id);
    expect(refund?.state).toBe('failed');
    expect(await told(patient)).toEqual(['payment.refundDelayed']);
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'refund_pending' });
    expect(await hintOf(as(db.sql, patient, (tx) => tx`select public.retry_refund(${refund?.id ?? ''})`))).toBe(
      'access.refused',
    );
    const operator = await addOperator(db.sql);
    const [listed] = await as(db.sql, operator, (tx) => tx`select refund_id from public.failed_refunds()`);
    expect(listed).toEqual({ refund_id: refund?.id });
    await as(db.sql, operator, (tx) => tx`select public.retry_refund(${refund?.id ?? ''})`);
    expect(await settle(id)).toEqual({ state: 'partly_refunded' });
  });

  it('of what was only authorised wait until it is taken', async () => {
    const { id } = await unpaid();
    await report(id, 'authorised');
    await db.sql`select private.refund(${id}, 2000, 'late')`;
    const kinds = async () =>
      (await asService(db.sql, (tx) => tx`select kind from public.payment_work() where appointment_id = ${id}`)).map(
        ({ kind }) => kind,
      );
    expect(await kinds()).toEqual(['capture']);
    await report(id, 'paid');
    expect(await kinds()).toEqual(['refund']);
    expect(await settle(id)).toEqual({ state: 'partly_refunded' });
  });
});

describe('the receipt', () => {
  it('says what was paid and what went back, to the patient only', async () => {
    await useSandbox(db.sql);
    const patient = await addPatient(db.sql);
    const specialist = await addSpecialist(db.sql);
    const id = await bookVisit(db.sql, patient, specialist);
    await db.sql`select private.refund(${id}, 1500, 'goodwill')`;
    const read = (who: string) => as(db.sql, who, async (tx) => (await tx`select public.receipt(${id}) as r`)[0]?.r);
    expect(await read(patient)).toMatchObject({
      number: expect.stringMatching(/^R\d{4}-\d{6}$/),
      patientName: 'Thandi Test',
      amountMinor: 4500,
      refundMinor: 1500,
      netMinor: 3000,
      currency: 'USD',
      refunds: [{ amountMinor: 1500, state: 'settled' }],
    });
    expect(await hintOf(read(specialist.id))).toBe('payment.notFound');
    expect(await hintOf(read(await addPatient(db.sql)))).toBe('payment.notFound');
    await db.sql`update private.settings set value = 'somepay' where key = 'payment_provider'`;
  });

  it('has a number of its own for every payment, and none where nothing was paid', async () => {
    const one = await unpaid();
    expect(await hintOf(as(db.sql, one.patient, (tx) => tx`select public.receipt(${one.id})`))).toBe(
      'payment.notFound',
    );
    const two = await unpaid();
    await Promise.all([report(one.id, 'paid'), report(two.id, 'paid')]);
    const rows =
      await db.sql`select distinct receipt_number from public.payments where appointment_id in (${one.id}, ${two.id})`;
    expect(rows).toHaveLength(2);
  });
});
