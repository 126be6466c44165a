import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOperator } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { bookVisit, paymentOf, useSandbox } from '../support/visits';

let db: TestDatabase;
let crowd: Sql;
let operator: string;

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  crowd = postgres(db.url, { max: 5, onnotice: () => {} });
  operator = await addOperator(db.sql);
});
afterAll(async () => {
  await crowd.end();
  await db.drop();
});

const WORDS = 'You waited for half an hour.';

/** A visit for 45 dollars, in the state that the steps of a visit leave. */
async function visit(status = 'completed') {
  const patient = await addPatient(db.sql);
  const specialist = await addSpecialist(db.sql);
  const id = await bookVisit(db.sql, patient, specialist);
  await db.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update public.appointments set status = ${status}, cancelled_by = case when ${status} = 'cancelled' then 'patient' end
      where id = ${id}`;
  });
  const [row] = await db.sql<{ receipt: string }[]>`
    select private.receipt_name(p) as receipt from public.payments p where p.appointment_id = ${id}`;
  return { patient, specialist: specialist.id, id, receipt: row?.receipt ?? '' };
}
const give = (receipt: string, amount: number | null, words = WORDS, who = operator, sql: Sql = db.sql) =>
  as(sql, who, (tx) => tx`select public.give_goodwill(${receipt}, ${amount}, ${words})`);
const found = (receipt: string, who = operator) =>
  as(db.sql, who, (tx) => tx`select * from public.payment_of_receipt(${receipt})`);
const earned = (who: string) =>
  as(db.sql, who, async (tx) => {
    const [row] = await tx<
      { e: { lines: { kind: string; amountMinor: number }[] } }[]
    >`select public.my_earnings() as e`;
    return (row?.e.lines ?? []).map(({ kind, amountMinor }) => [kind, amountMinor]).sort();
  });

it('goes back to the patient with its words, is told by mail, and leaves what the specialist earned', async () => {
  const { patient, specialist, id, receipt } = await visit();
  expect(await found(` ${receipt.toLowerCase()} `)).toMatchObject([
    { receipt, amount_minor: 4500, refund_minor: 0, currency: 'USD', visit_status: 'completed', problem: null },
  ]);
  await give(receipt, 1000);
  expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'partly_refunded', refund_minor: 1000 });
  const [read] = await as(
    db.sql,
    patient,
    (tx) => tx<{ r: { netMinor: number; refunds: object[] } }[]>`select public.receipt(${id}) as r`,
  );
  expect(read?.r).toMatchObject({ netMinor: 3500, refunds: [{ amountMinor: 1000, state: 'settled', words: WORDS }] });
  const told = await as(
    db.sql,
    patient,
    (tx) =>
      tx`select event, payload ->> 'quiet' as quiet from public.notifications where event like 'payment.%' and ref_id = ${id}`,
  );
  expect(told).toEqual([{ event: 'payment.goodwill', quiet: null }]);
  const mails =
    await db.sql`select from public.outbox where template = 'payment.goodwill' and recipient_id = ${patient}`;
  expect(mails).toHaveLength(1);
  expect(await earned(specialist)).toEqual([['fee', 4500]]);
  const log = await as(
    db.sql,
    operator,
    (tx) => tx`select act, about from public.operator_log() where act = 'goodwill.given'`,
  );
  expect(log[0]).toEqual({ act: 'goodwill.given', about: receipt });
});

it('is a part of the fee once all of that goes back after all', async () => {
  const { specialist, id, receipt } = await visit();
  await give(receipt, 1000);
  await db.sql`select private.refund(${id}, null, 'entered_in_error')`;
  expect(await earned(specialist)).toEqual([
    ['fee', 4500],
    ['refund', -1000],
    ['refund', -3500],
  ]);
});

it('is given once, also by two at the same moment, and never more than is left', async () => {
  const { id, receipt } = await visit();
  expect(await hintOf(give(receipt, 4501))).toBe('payment.refundTooMuch');
  expect(await hintOf(give(receipt, 0))).toBe('payment.refundTooMuch');
  expect(await hintOf(give(receipt, null))).toBe('payment.refundTooMuch');
  expect(await hintOf(give(receipt, 100, '  short   '))).toBe('data.invalid');
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => hintOf(give(receipt, 4000, WORDS, operator, crowd))),
  );
  expect(answers.filter((answer) => answer === 'payment.goodwillGiven')).toHaveLength(4);
  expect(await paymentOf(db.sql, id)).toMatchObject({ refund_minor: 4000 });
  expect((await found(receipt))[0]).toMatchObject({ problem: 'payment.goodwillGiven' });
});

it('is not for a visit that is ahead, all of whose money went back, or that is at the bank', async () => {
  const ahead = await visit('booked');
  expect(await hintOf(give(ahead.receipt, 100))).toBe('payment.visitNotOver');
  const whole = await visit('cancelled');
  await db.sql`select private.refund(${whole.id}, null, 'cancelled')`;
  expect(await hintOf(give(whole.receipt, 100))).toBe('payment.nothingLeft');
  const disputed = await visit();
  const dispute = (
    state: string,
  ) => db.sql`select public.report_dispute(p.provider, p.provider_ref, 'dp ' || p.id, ${state},
    p.amount_minor, p.currency) from public.payments p where p.appointment_id = ${disputed.id}`;
  await dispute('open');
  expect(await hintOf(give(disputed.receipt, 100))).toBe('payment.atTheBank');
  await dispute('won');
  await give(disputed.receipt, 100);
  expect(
    await db.sql`select from private.goodwill g join public.payments p on p.id = g.payment_id
    where p.appointment_id = any(${[ahead.id, whole.id]})`,
  ).toHaveLength(0);
});

it('is for operators, by a number that a receipt has', async () => {
  const { patient, specialist, receipt } = await visit();
  for (const who of [patient, specialist]) {
    expect(await hintOf(found(receipt, who))).toBe('access.refused');
    expect(await hintOf(give(receipt, 100, WORDS, who))).toBe('access.refused');
  }
  const otherYear = receipt.replace(/^R\d{4}/, 'R1999');
  for (const junk of ['', 'R2026-', otherYear, `${receipt}0`, "R2026-000001' or true", `R2026-${'9'.repeat(40)}`])
    expect(await hintOf(found(junk)), junk).toBe('payment.noSuchReceipt');
  expect(await hintOf(db.sql`update private.goodwill set words = 'Something else'`)).toBe('access.refused');
  expect(await hintOf(db.sql`delete from private.goodwill`)).toBe('access.refused');
});
