import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { bookVisit, firstOpening, hold, paymentOf, submit, useSandbox } from '../support/visits';

let db: TestDatabase;
let crowd: Sql;

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  crowd = postgres(db.url, { max: 10, onnotice: () => {} });
});
afterAll(async () => {
  await crowd.end();
  await db.drop();
});

async function paidVisit() {
  const patient = await addPatient(db.sql);
  const specialist = await addSpecialist(db.sql);
  return { patient, specialist, id: await bookVisit(db.sql, patient, specialist) };
}
const refund = (id: string, amount: number | null, reason = 'cancelled', sql: Sql = db.sql) =>
  sql`select private.refund(${id}, ${amount}, ${reason})`;
const refundsOf = (id: string) => db.sql<{ kind: string; amount_minor: number; state: string; reason: string }[]>`
  select kind, amount_minor, state, reason from public.refunds where appointment_id = ${id} order by created_at, reason`;

/** Lays the payment down as another provider would leave it, past the triggers. */
async function laid(id: string, state: string, provider = 'sandbox') {
  await db.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update public.payments set state = ${state}, provider = ${provider}, paid_at = case when ${state} <> 'authorised'
      then now() end, receipt_number = null where appointment_id = ${id}`;
  });
}

describe('giving money back', () => {
  it('returns all of it once, however often the step is repeated, and tells the patient', async () => {
    const { patient, id } = await paidVisit();
    await refund(id, null);
    await refund(id, null);
    await refund(id, 4500);
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'refunded', refund_minor: 4500 });
    expect(await refundsOf(id)).toEqual([
      { kind: 'refund', amount_minor: 4500, state: 'settled', reason: 'cancelled' },
    ]);
    const told = await as(
      db.sql,
      patient,
      (tx) => tx`select payload from public.notifications
      where event = 'payment.refunded' and ref_id = ${id}`,
    );
    expect(told).toMatchObject([{ payload: { appointmentId: id, amountMinor: 4500, currency: 'USD', quiet: true } }]);
    expect(told).toHaveLength(1);
    const mails =
      await db.sql`select from public.outbox where template = 'payment.refunded' and recipient_id = ${patient}`;
    expect(mails, 'the mail about the visit says it').toHaveLength(0);
  });

  it('returns it in parts, and refuses what would exceed the whole', async () => {
    const { id } = await paidVisit();
    await refund(id, 1000, 'running late');
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'partly_refunded', refund_minor: 1000 });
    expect(await hintOf(refund(id, 3501))).toBe('payment.refundTooMuch');
    expect(await hintOf(refund(id, -1))).toBe('payment.refundTooMuch');
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'partly_refunded', refund_minor: 1000 });
    await refund(id, null, 'goodwill');
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'refunded', refund_minor: 4500 });
    expect((await refundsOf(id)).map((row) => row.amount_minor)).toEqual([1000, 3500]);
  });

  it('never returns more than was paid when twenty ask at once', async () => {
    const { id } = await paidVisit();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => hintOf(refund(id, 1000, `reason ${n}`, crowd))),
    );
    expect(answers.filter((answer) => answer === 'nothing was refused')).toHaveLength(4);
    expect(answers.filter((answer) => answer === 'payment.refundTooMuch')).toHaveLength(16);
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'partly_refunded', refund_minor: 4000 });
    const same = await paidVisit();
    await Promise.all(Array.from({ length: 10 }, () => refund(same.id, 1000, 'the same', crowd)));
    expect(await refundsOf(same.id)).toHaveLength(1);
  });

  it('does nothing where nothing was paid', async () => {
    const patient = await addPatient(db.sql);
    const free = await bookVisitFree(patient);
    await refund(free, null);
    await refund(free, 100);
    await refund(randomUUID(), 100);
    expect(await refundsOf(free)).toEqual([]);
  });

  it('holds against someone who writes past the functions', async () => {
    const { id } = await paidVisit();
    const insert = (
      amount: number,
    ) => db.sql`insert into public.refunds (payment_id, appointment_id, patient_id, kind, reason,
      amount_minor, currency) select id, appointment_id, patient_id, 'refund', 'by hand', ${amount}, currency
      from public.payments where appointment_id = ${id}`;
    expect(await hintOf(insert(4501))).toBe('payment.refundTooMuch');
    await insert(4500);
    expect(await hintOf(db.sql`update public.refunds set amount_minor = 1 where appointment_id = ${id}`)).toBe('23514');
    expect(await hintOf(db.sql`delete from public.refunds`)).toBe('access.refused');
    expect(await hintOf(db.sql`truncate public.refunds`)).toBe('access.refused');
    expect(await hintOf(db.sql`update public.payments set refund_minor = 0 where appointment_id = ${id}`)).toBe(
      '23514',
    );
  });
});

async function bookVisitFree(patient: string): Promise<string> {
  const specialist = await addSpecialist(db.sql, { rate: '0' });
  const held = await hold(db.sql, patient, specialist.visitType, await firstOpening(db.sql, specialist.id));
  return (await submit(db.sql, patient, held.id)).id;
}

describe('the states of a refund', () => {
  const states = ['pending', 'settled', 'failed'] as const;
  const allowed = new Set(['pending>settled', 'pending>failed', 'failed>pending', 'settled>failed']);
  const pairs = states.flatMap((from) => states.filter((to) => to !== from).map((to) => [from, to] as const));

  it.each(pairs)('%s → %s', async (from, to) => {
    const { id } = await paidVisit();
    await refund(id, 100);
    await db.sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`update public.refunds set state = ${from}, settled_at = case when ${from} = 'settled' then now() end
        where appointment_id = ${id}`;
    });
    const step = db.sql`update public.refunds set state = ${to}, settled_at = case when ${to} = 'settled' then now() end
      where appointment_id = ${id}`;
    expect(await hintOf(step)).toBe(allowed.has(`${from}>${to}`) ? 'nothing was refused' : '23514');
  });
});

describe('authorised first, taken later', () => {
  it('is taken once by the visit’s end', async () => {
    const { id } = await paidVisit();
    await laid(id, 'authorised');
    await db.sql`select private.capture_payment(${id})`;
    await db.sql`select private.capture_payment(${id})`;
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'paid', refund_minor: 0 });
    await db.sql`select private.capture_payment(${randomUUID()})`;
  });

  it('is let go when all of it would go back: nothing was taken', async () => {
    const { id } = await paidVisit();
    await laid(id, 'authorised');
    await refund(id, 4500);
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'expired', refund_minor: 0 });
    expect(await refundsOf(id)).toMatchObject([{ kind: 'release', amount_minor: 4500, state: 'settled' }]);
    await db.sql`select private.capture_payment(${id})`;
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'expired' });
  });

  it('is taken when only a part goes back', async () => {
    const { id } = await paidVisit();
    await laid(id, 'authorised');
    await refund(id, 2000);
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'partly_refunded', refund_minor: 2000 });
  });

  it('waits for a real provider to say so', async () => {
    const { id } = await paidVisit();
    await laid(id, 'authorised', 'somepay');
    await refund(id, 2000);
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'authorised', refund_minor: 2000 });
    const [due] =
      await db.sql`select capture_due_at is not null as due from public.payments where appointment_id = ${id}`;
    expect(due).toEqual({ due: true });
  });

  it('is not left open by a visit that ends', async () => {
    const ended = await paidVisit();
    await laid(ended.id, 'authorised');
    await db.sql`select private.move_appointment(${ended.id}, 'cancelled')`;
    expect(await paymentOf(db.sql, ended.id)).toMatchObject({ state: 'expired' });
    const late = await paidVisit();
    await laid(late.id, 'authorised');
    await db.sql`update public.appointments set status = 'cancelled', cancelled_by = 'patient', cancelled_late = true
      where id = ${late.id}`;
    expect(await paymentOf(db.sql, late.id), 'called off late and nothing to give back').toMatchObject({
      state: 'paid',
    });
  });
});
