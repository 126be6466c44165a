import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acting } from '../support/acting';
import { addPatient, addSpecialist, as, asService, hintOf } from '../support/people';
import {
  bookVisit,
  cancel,
  charge,
  firstOpening,
  hold,
  letLapse,
  paymentOf,
  statusOf,
  submit,
  thoughtOver,
  useSandbox,
} from '../support/visits';

let db: TestDatabase;
const ASKS_BACK = '4000 0000 0000 3220';
const SAYS_NOTHING = '4000 0000 0000 0119';

const captureAt = (moment: 'at_booking' | 'at_completion') =>
  db.sql`update private.settings set value = ${moment} where key = 'payment_capture'`;

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
});
beforeEach(() => captureAt('at_booking'));
afterAll(() => db.drop());

async function unpaid() {
  const patient = await addPatient(db.sql);
  const specialist = await addSpecialist(db.sql);
  const at = await firstOpening(db.sql, specialist.id);
  const { id } = await hold(db.sql, patient, specialist.visitType, at);
  await submit(db.sql, patient, id);
  return { patient, specialist, at, id };
}
const answer = (patient: string, id: string, attempt: string, approve: boolean) =>
  as(
    db.sql,
    patient,
    async (tx) => (await tx`select state, failure from public.sandbox_challenge(${id}, ${attempt}, ${approve})`)[0],
  );

describe('a bank that asks back', () => {
  it('leaves the payment in process until the payer answers', async () => {
    const { patient, id } = await unpaid();
    const attempt = randomUUID();
    expect(await charge(db.sql, patient, id, ASKS_BACK, attempt)).toMatchObject({
      state: 'processing',
      challenge: expect.stringContaining(attempt),
    });
    expect(await statusOf(db.sql, id)).toBe('awaiting_payment');
    expect(await answer(patient, id, attempt, true)).toEqual({ state: 'paid', failure: null });
    expect(await statusOf(db.sql, id)).toBe('booked');
    expect(await paymentOf(db.sql, id)).toMatchObject({ challenge: null });
    expect(await answer(patient, id, attempt, false), 'the first answer counts').toEqual({
      state: 'paid',
      failure: null,
    });
  });

  it('fails when the payer is not who they should be, and another card may be tried', async () => {
    const { patient, id } = await unpaid();
    const attempt = randomUUID();
    await charge(db.sql, patient, id, ASKS_BACK, attempt);
    expect(await answer(patient, id, attempt, false)).toEqual({ state: 'failed', failure: 'payment.challengeFailed' });
    expect(await charge(db.sql, patient, id)).toMatchObject({ state: 'paid' });
  });

  it('may be left for another card; approved afterwards, the second charge goes back', async () => {
    const { patient, id } = await unpaid();
    const attempt = randomUUID();
    await charge(db.sql, patient, id, ASKS_BACK, attempt);
    expect(await charge(db.sql, patient, id)).toMatchObject({ state: 'paid' });
    expect(await answer(patient, id, attempt, true)).toMatchObject({ state: 'paid' });
    const rows = await db.sql`select kind, state, amount_minor from public.refunds where appointment_id = ${id}`;
    expect(rows).toEqual([{ kind: 'duplicate', state: 'settled', amount_minor: 4500 }]);
  });

  it('answered after the time was lost, gives the money back', async () => {
    const { patient, specialist, at, id } = await unpaid();
    const attempt = randomUUID();
    await charge(db.sql, patient, id, ASKS_BACK, attempt);
    await letLapse(db.sql, id);
    await bookVisit(db.sql, await addPatient(db.sql), specialist, at);
    expect(await answer(patient, id, attempt, true)).toMatchObject({ state: 'refunded' });
    expect(await statusOf(db.sql, id)).toBe('expired');
  });

  it('is answered by the payer only, about an attempt that was made', async () => {
    const { patient, id } = await unpaid();
    const attempt = randomUUID();
    await charge(db.sql, patient, id, ASKS_BACK, attempt);
    expect(await hintOf(answer(await addPatient(db.sql), id, attempt, true))).toBe('booking.notFound');
    expect(await hintOf(answer(patient, id, randomUUID(), true))).toBe('payment.notFound');
  });
});

describe('a bank that says nothing', () => {
  it('keeps the payer from paying twice for two minutes, then lets them try again', async () => {
    const { patient, id } = await unpaid();
    expect(await charge(db.sql, patient, id, SAYS_NOTHING)).toMatchObject({ state: 'processing', challenge: null });
    expect(await hintOf(charge(db.sql, patient, id))).toBe('payment.processing');
    await db.sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`update public.payments set updated_at = now() - interval '3 minutes' where appointment_id = ${id}`;
    });
    const [open] = await asService(
      db.sql,
      (tx) => tx`select kind from public.payment_work() where appointment_id = ${id}`,
    );
    expect(open).toEqual({ kind: 'check' });
    expect(await charge(db.sql, patient, id)).toMatchObject({ state: 'paid' });
  });

  it('lets the hold lapse, and the payment with it', async () => {
    const { patient, id } = await unpaid();
    await charge(db.sql, patient, id, SAYS_NOTHING);
    await letLapse(db.sql, id);
    await db.sql`select public.expire_lapsed_holds()`;
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'expired' });
  });
});

describe('where money is taken when the visit is completed', () => {
  beforeEach(() => captureAt('at_completion'));

  it('is authorised to book and taken at the end', async () => {
    const { patient, id } = await unpaid();
    expect(await charge(db.sql, patient, id)).toMatchObject({ state: 'authorised' });
    expect(await statusOf(db.sql, id)).toBe('booked');
    await db.sql`select private.capture_payment(${id})`;
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'paid' });
  });

  it('is let go when the visit is called off in time', async () => {
    const { patient, id } = await unpaid();
    await charge(db.sql, patient, id);
    await db.sql`update public.appointments set cancel_notice_minutes = 0 where id = ${id}`;
    const [terms] = await as(db.sql, patient, (tx) => tx`select refund_minor from public.cancellation_terms(${id})`);
    expect(terms).toEqual({ refund_minor: 4500 });
    await cancel(db.sql, patient, id);
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'expired', refund_minor: 0 });
  });

  it('is taken in part when it is called off late', async () => {
    const { patient, id } = await unpaid();
    await charge(db.sql, patient, id);
    await thoughtOver(db.sql, id);
    await cancel(db.sql, patient, id);
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'partly_refunded', refund_minor: 2250 });
  });
});

describe('somebody who lets another person pay', () => {
  it('has it paid by them, and by nobody else', async () => {
    const { patient, id } = await unpaid();
    const sister = await addPatient(db.sql, 'A Sister');
    const forHer = acting(sister, patient);
    expect(await hintOf(charge(db.sql, forHer, id))).toBe('access.notDelegated');
    const delegate = async (scopes: string[]) => {
      await db.sql`update public.delegations set state = 'ended', ended_at = now() where patient_id = ${patient} and state = 'active'`;
      await db.sql`insert into public.delegations (patient_id, delegate_id, scopes, state, accepted_at)
        values (${patient}, ${sister}, ${scopes}, 'active', now())`;
    };
    await delegate(['book']);
    expect(await hintOf(charge(db.sql, forHer, id))).toBe('access.notDelegated');
    await delegate(['pay']);
    expect(await hintOf(charge(db.sql, sister, id))).toBe('booking.notFound');
    expect(await charge(db.sql, forHer, id)).toMatchObject({ state: 'paid' });
    const [seen] = await as(db.sql, forHer, (tx) => tx`select state from public.my_payment(${id})`);
    expect(seen).toEqual({ state: 'paid' });
    const aid = {
      scheme: 'Discovery',
      plan: 'Classic',
      memberName: 'P Test',
      memberNumber: '123456',
      dependantCode: '00',
    };
    await as(db.sql, patient, (tx) => tx`select public.save_my_medical_aid(${tx.json(aid)}, 0)`);
    const [receipt] = await as(
      db.sql,
      forHer,
      (tx) => tx`select r ->> 'netMinor' as net, r -> 'medicalAid' as aid from public.receipt(${id}) r`,
    );
    expect(receipt, 'how they are insured is for nobody who only pays').toEqual({ net: '4500', aid: null });
  });
});
