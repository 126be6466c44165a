import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPatient, addSpecialist, as, asService, hintOf } from '../support/people';
import { charge, DECLINES, firstOpening, hold, PAYS, paymentOf, statusOf, submit, useSandbox } from '../support/visits';

let db: TestDatabase;

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
});
afterAll(() => db.drop());

async function unpaid() {
  const patient = await addPatient(db.sql);
  const specialist = await addSpecialist(db.sql);
  const { id } = await hold(db.sql, patient, specialist.visitType, await firstOpening(db.sql, specialist.id));
  await submit(db.sql, patient, id);
  return { patient, id };
}

describe('paying in the sandbox', () => {
  it('declines without losing the time, and then pays', async () => {
    const { patient, id } = await unpaid();
    expect(await charge(db.sql, patient, id, DECLINES)).toMatchObject({ state: 'failed', failure: 'payment.declined' });
    expect(await statusOf(db.sql, id)).toBe('awaiting_payment');
    expect(await charge(db.sql, patient, id)).toMatchObject({ state: 'paid', failure: null });
    expect(await statusOf(db.sql, id)).toBe('booked');
  });

  it.each([
    ['4000000000009995', 'payment.insufficientFunds'],
    ['4000000000000069', 'payment.cardExpired'],
  ])('fails card %s with %s', async (card, failure) => {
    const { patient, id } = await unpaid();
    expect(await charge(db.sql, patient, id, card)).toMatchObject({ state: 'failed', failure });
  });

  it('refuses what is not a card, and says which box is wrong', async () => {
    const { patient, id } = await unpaid();
    const chargeWith = (card: string, expiry: string, cvc: string) =>
      hintOf(
        as(
          db.sql,
          patient,
          (tx) => tx`select public.sandbox_charge(${id}, ${card}, ${expiry}, ${cvc}, ${randomUUID()})`,
        ),
      );
    expect(await chargeWith('1234', '12/49', '123')).toBe('payment.cardInvalid');
    expect(await chargeWith(PAYS, '13/49', '123')).toBe('payment.expiryInvalid');
    expect(await chargeWith(PAYS, '12/49', '12')).toBe('payment.cvcInvalid');
    expect((await paymentOf(db.sql, id)).state).toBe('requires_payment');
  });

  it('counts an attempt once, however often it arrives', async () => {
    const { patient, id } = await unpaid();
    const attempt = randomUUID();
    await charge(db.sql, patient, id, DECLINES, attempt);
    expect(await charge(db.sql, patient, id, PAYS, attempt)).toMatchObject({ state: 'failed' });
    const second = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => charge(db.sql, patient, id, PAYS, second)));
    expect(answers.map((payment) => payment.state)).toEqual(['paid', 'paid', 'paid']);
    const [events] =
      await db.sql`select count(*)::int from public.payment_events e join public.payments p on p.id = e.payment_id
      where p.appointment_id = ${id}`;
    expect(events).toEqual({ count: 2 });
    expect(await hintOf(charge(db.sql, patient, id))).toBe('payment.notDue');
  });

  it('lets nobody use up the attempt of another person', async () => {
    const [mine, theirs] = [await unpaid(), await unpaid()];
    const attempt = randomUUID();
    await charge(db.sql, mine.patient, mine.id, PAYS, attempt);
    expect(await charge(db.sql, theirs.patient, theirs.id, DECLINES, attempt)).toMatchObject({ state: 'failed' });
    expect(await charge(db.sql, theirs.patient, theirs.id)).toMatchObject({ state: 'paid' });
  });

  it('stores nothing of a card, anywhere', async () => {
    const { patient, id } = await unpaid();
    await charge(db.sql, patient, id);
    const tables = await db.sql<{ name: string }[]>`select format('%I.%I', table_schema, table_name) as name
      from information_schema.tables where table_schema in ('public', 'private', 'realtime') and table_type = 'BASE TABLE'`;
    for (const { name } of tables) {
      const found = await db.sql.unsafe(
        // The id of a visit may hold 4242 by chance, and twice in a row.
        `select from ${name} t where t::text ~ '4242[ -]?4242' or t::text like '%12/49%'`,
      );
      expect(found, name).toHaveLength(0);
    }
  });

  it('is off unless the installation says sandbox', async () => {
    const { patient, id } = await unpaid();
    await db.sql`update private.settings set value = 'none' where key = 'payment_provider'`;
    expect(await hintOf(charge(db.sql, patient, id))).toBe('payment.sandboxOff');
    await useSandbox(db.sql);
  });
});

describe('the provider’s webhook', () => {
  const confirm = (id: string, event: string) =>
    asService(
      db.sql,
      (tx) => tx`select status, version from public.confirm_booking(${id}, ${event}, 'ref', 4500, 'USD')`,
    );

  it('books once per event', async () => {
    const { id } = await unpaid();
    const [first] = await confirm(id, 'evt-1');
    const [again] = await confirm(id, 'evt-1');
    expect(first?.status).toBe('booked');
    expect(again).toEqual(first);
  });

  it('is not for patients, not even the payer', async () => {
    const { patient, id } = await unpaid();
    const attempt = as(db.sql, patient, (tx) => tx`select public.confirm_booking(${id}, 'evt-2', 'ref', 4500, 'USD')`);
    expect(await hintOf(attempt)).toBe('42501');
    expect(await statusOf(db.sql, id)).toBe('awaiting_payment');
  });
});

describe('the same request sent again', () => {
  it('gives the same hold for the same key, also when both arrive at once', async () => {
    const patient = await addPatient(db.sql);
    const specialist = await addSpecialist(db.sql);
    const at = await firstOpening(db.sql, specialist.id);
    const key = randomUUID();
    const holds = await Promise.all([1, 2, 3].map(() => hold(db.sql, patient, specialist.visitType, at, key)));
    expect(new Set(holds.map(({ id }) => id)).size).toBe(1);
  });

  it('lets a second submit correct the reason without buying time', async () => {
    const { patient, id } = await unpaid();
    const [before] = await db.sql`select hold_expires_at from public.appointments where id = ${id}`;
    expect(await submit(db.sql, patient, id, 'Fever')).toMatchObject({
      reason: 'Fever',
      hold_expires_at: before?.hold_expires_at,
    });
  });
});
