import { randomUUID } from 'node:crypto';
import { actAs } from '@telehealth/local-services/database/act-as';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import {
  bookVisit,
  charge,
  hold,
  letLapse,
  openingsOf,
  PAYS,
  paymentOf,
  statusOf,
  submit,
  useSandbox,
} from '../support/visits';

const ROUNDS = 15;
const LIVE = ['held', 'awaiting_payment', 'booked'];

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
});
afterAll(() => db.drop());

const said = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'ok',
    async (cause) => hintOf(Promise.reject(cause)),
  );

/** A fresh specialist, two of their openings and two patients. */
async function scene() {
  const specialist = await addSpecialist(db.sql);
  const [first, second] = await openingsOf(db.sql, specialist.id, 2, new Date(Date.now() + 2 * 86_400_000));
  const [one, other] = [await addPatient(db.sql), await addPatient(db.sql)];
  if (!first || !second) throw new Error('The scene is not complete.');
  return { specialist, first, second, one, other };
}

/**
 * All at the same time, begun by turns from either end; the first two rounds one after the other, so that each end of the
 * race is met on any machine. @returns what each was told, in the order given
 */
async function race(round: number, works: (() => Promise<string>)[]): Promise<string[]> {
  const order = round % 2 ? works : works.toReversed();
  const told: string[] = [];
  if (round < 2) for (const work of order) told.push(await work());
  else told.push(...(await Promise.all(order.map((work) => work()))));
  return round % 2 ? told : told.reverse();
}

const atTime = (specialist: string, at: Date) => db.sql<{ id: string; patient_id: string; status: string }[]>`
  select id, patient_id, status from public.appointments where specialist_id = ${specialist} and starts_at = ${at}
    and status = any (${LIVE}) and (hold_expires_at is null or hold_expires_at > now())`;

describe('moving a visit to a time that somebody books at that moment', () => {
  it('gives it to one of them; who moves keeps the old time otherwise', async () => {
    const winners = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { specialist, first, second, one, other } = await scene();
      const id = await bookVisit(db.sql, one, specialist, first);
      const moving = () =>
        said(as(db.sql, one, (tx) => tx`select public.reschedule_appointment(${id}, ${second}, 'Rather later')`));
      const booking = () => said(hold(db.sql, other, specialist.visitType, second));
      const answers = await race(round, [moving, booking]);
      const there = await atTime(specialist.id, second);
      expect(there).toHaveLength(1);
      expect(await statusOf(db.sql, id)).toBe('booked');
      expect(await atTime(specialist.id, first)).toHaveLength(there[0]?.id === id ? 0 : 1);
      expect(answers).toEqual(there[0]?.id === id ? ['ok', 'booking.slotTaken'] : ['booking.slotTaken', 'ok']);
      winners.add(there[0]?.id === id ? 'mover' : 'booker');
    }
    expect([...winners].sort()).toEqual(['booker', 'mover']);
  });
});

describe('money that arrives as the hold lapses', () => {
  it('books the time again, or goes back; the time is never given twice', async () => {
    const ends = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { specialist, first, one, other } = await scene();
      const held = await hold(db.sql, one, specialist.visitType, first);
      await submit(db.sql, one, held.id);
      await letLapse(db.sql, held.id);
      const due = await paymentOf(db.sql, held.id);
      const paying = () =>
        said(
          actAs(
            db.sql,
            { role: 'service_role' },
            (tx) => tx`select public.confirm_booking(${held.id}, ${randomUUID()}, 'ref', ${due.amount_minor}, 'USD')`,
          ),
        );
      const taking = () => said(hold(db.sql, other, specialist.visitType, first));
      const tidying = () => said(actAs(db.sql, { role: 'service_role' }, (tx) => tx`select public.run_due_jobs()`));
      const [paid, taken, tidied] = await race(round, [paying, taking, tidying]);
      expect([paid, tidied]).toEqual(['ok', 'ok']);
      expect(await atTime(specialist.id, first)).toHaveLength(1);
      const [status, payment] = [await statusOf(db.sql, held.id), await paymentOf(db.sql, held.id)];
      if (status === 'booked') {
        expect([taken, payment.state]).toEqual(['booking.slotTaken', 'paid']);
      } else {
        expect([status, taken]).toEqual(['expired', 'ok']);
        expect(payment.state).toMatch(/^refund/);
        expect(payment.refund_minor).toBe(payment.amount_minor);
      }
      ends.add(status);
    }
    expect([...ends].sort()).toEqual(['booked', 'expired']);
  });
});

describe('pressing twice', () => {
  it('holds, submits and pays once', async () => {
    const { specialist, first, one } = await scene();
    const key = randomUUID();
    const twenty = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, work));
    const holds = await twenty(() => hold(db.sql, one, specialist.visitType, first, key));
    expect(new Set(holds.map(({ id }) => id)).size).toBe(1);
    const id = holds[0]?.id ?? '';
    await twenty(() => submit(db.sql, one, id));
    const attempt = randomUUID();
    const charges = await twenty(() => charge(db.sql, one, id, PAYS, attempt));
    expect(new Set(charges.map(({ state }) => state))).toEqual(new Set(['paid']));
    const [counts] = await db.sql`select
      (select count(*)::int from public.payments where appointment_id = ${id}) as payments,
      (select count(*)::int from public.payment_events e join public.payments p on p.id = e.payment_id
        where p.appointment_id = ${id} and e.outcome = 'paid') as paid,
      (select count(*)::int from public.appointment_events where appointment_id = ${id}) as steps`;
    expect(counts).toEqual({ payments: 1, paid: 1, steps: 3 });
  });
});
