import { APPOINTMENT_STATUSES, type AppointmentStatus, PAYMENT_STATES } from '@telehealth/contracts/booking';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPatient, addSpecialist, hintOf } from '../support/people';
import { bookVisit, useSandbox } from '../support/visits';

let db: TestDatabase;
let id: string;

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  id = await bookVisit(db.sql, await addPatient(db.sql), await addSpecialist(db.sql));
  // Nobody waits without having said where they are.
  await db.sql`update public.consultations set consent_at = now(), patient_location = 'Home', callback_phone = '0820000000'
    where appointment_id = ${id}`;
});
afterAll(() => db.drop());

const pairs = <T extends string>(states: readonly T[]) =>
  states.flatMap((from) => states.filter((to) => to !== from).map((to) => [from, to] as const));

/** Every step there is, by where it begins; also into `entered_in_error` from everywhere. */
const VISIT_STEPS: Readonly<Record<AppointmentStatus, readonly AppointmentStatus[]>> = {
  held: ['requested', 'awaiting_payment', 'booked', 'expired', 'cancelled'],
  requested: ['awaiting_payment', 'booked', 'declined', 'expired', 'cancelled'],
  awaiting_payment: ['booked', 'expired', 'cancelled'],
  booked: ['waiting', 'in_progress', 'cancelled', 'no_show_patient'],
  waiting: ['booked', 'in_progress', 'cancelled', 'no_show_patient', 'no_show_specialist'],
  in_progress: ['completed', 'no_show_patient', 'no_show_specialist'],
  completed: [],
  cancelled: [],
  declined: [],
  expired: ['booked'],
  no_show_patient: ['booked'],
  no_show_specialist: ['booked'],
  entered_in_error: [],
};
const PENDING: readonly string[] = ['held', 'requested', 'awaiting_payment'];
const PAYMENT_STEPS = new Set([
  'requires_payment>processing',
  'requires_payment>expired',
  'processing>authorised',
  'processing>paid',
  'processing>failed',
  'processing>expired',
  'authorised>paid',
  'authorised>expired',
  'failed>requires_payment',
  'failed>expired',
  'expired>requires_payment',
  'expired>processing',
  'paid>refund_pending',
  'partly_refunded>refund_pending',
  'refunded>refund_pending',
  'refund_pending>refunded',
  'refund_pending>partly_refunded',
]);

/** Tries one step as the administrator, whom no grant holds back, from a state laid down past the triggers; undoes it. */
async function tryStep(
  prepare: (tx: TransactionSql) => Promise<unknown>,
  step: (tx: TransactionSql) => Promise<unknown>,
) {
  const undo = new Error('undo');
  return hintOf(
    db.sql
      .begin(async (tx) => {
        await tx`set local session_replication_role = replica`;
        await prepare(tx);
        await tx`set local session_replication_role = origin`;
        await step(tx);
        throw undo;
      })
      .catch((cause) => {
        if (cause !== undo) throw cause;
      }),
  );
}

function stepOfVisit(from: string, to: string) {
  const set = (tx: TransactionSql, status: string) => tx`update public.appointments set status = ${status},
    cancelled_by = case when ${status} = 'cancelled' or (${status} = 'entered_in_error' and ${from} = 'cancelled') then 'patient' end,
    hold_expires_at = case when ${PENDING.includes(status)} then now() end, booked_at = now(), requested_at = now() where id = ${id}`;
  return tryStep(
    (tx) => set(tx, from),
    (tx) => set(tx, to),
  );
}

function stepOfPayment(from: string, to: string) {
  const set = (tx: TransactionSql, state: string) => tx`update public.payments set state = ${state},
    failure = ${state === 'failed' ? 'payment.declined' : null}, paid_at = now() where appointment_id = ${id}`;
  return tryStep(
    (tx) => set(tx, from),
    (tx) => set(tx, to),
  );
}

describe('steps that the machines do not have', () => {
  it.each(pairs(APPOINTMENT_STATUSES))('visit %s → %s', async (from, to) => {
    const allowed = to === 'entered_in_error' || VISIT_STEPS[from].includes(to);
    expect(await stepOfVisit(from, to)).toBe(allowed ? 'nothing was refused' : 'booking.notNow');
  });

  it.each(pairs(PAYMENT_STATES))('payment %s → %s', async (from, to) => {
    const allowed = PAYMENT_STEPS.has(`${from}>${to}`);
    expect(await stepOfPayment(from, to)).toBe(allowed ? 'nothing was refused' : '23514');
  });

  it('never books a visit whose payment is not settled', async () => {
    const unpaid = tryStep(
      (tx) =>
        tx`update public.payments set state = 'requires_payment' where appointment_id = ${id}`.then(
          () =>
            tx`update public.appointments set status = 'awaiting_payment', hold_expires_at = now() where id = ${id}`,
        ),
      (tx) => tx`update public.appointments set status = 'booked', hold_expires_at = null where id = ${id}`,
    );
    expect(await unpaid).toBe('23514');
  });
});

describe('facts that never change', () => {
  it.each([
    ['the time', "during = tstzrange(lower(during) + interval '1 day', upper(during) + interval '1 day')"],
    ['the price', 'price_minor = 1'],
    ['the patient', 'patient_id = specialist_id'],
    ['the count of changes, downwards', 'sequence = -1'],
  ])('%s of a visit', async (_, change) => {
    expect(await hintOf(db.sql.unsafe(`update public.appointments set ${change} where id = '${id}'`))).toBe('23514');
  });

  it('the amount of a payment', async () => {
    expect(await hintOf(db.sql`update public.payments set amount_minor = 1 where appointment_id = ${id}`)).toBe(
      '23514',
    );
  });

  it.each(['appointment_events', 'payment_events', 'registration_events', 'appointments', 'payments'])(
    'rows of %s are not removed, by anyone',
    async (table) => {
      expect(await hintOf(db.sql`delete from ${db.sql(`public.${table}`)}`)).toBe('access.refused');
      expect(await hintOf(db.sql.unsafe(`truncate public.${table} cascade`))).toBe('access.refused');
    },
  );

  it.each(['appointment_events', 'payment_events', 'registration_events'])(
    'rows of %s are not rewritten',
    async (table) => {
      expect(await hintOf(db.sql.unsafe(`update public.${table} set at = now()`))).toBe('access.refused');
    },
  );
});
