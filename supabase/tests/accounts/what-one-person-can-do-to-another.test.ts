import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acting } from '../support/acting';
import { delegate } from '../support/charts';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { bookVisit, cancel, openingsOf, propose, reschedule, useSandbox } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
});
afterAll(() => db.drop());

const WORDS = 'A lump that worries me';

/** A booked visit of a patient whose reason the sister who books for them did not write. */
async function visitWithWords(scopes: string[]) {
  const [patient, sister, doctor] = await Promise.all([addPatient(db.sql), addPatient(db.sql), addSpecialist(db.sql)]);
  await delegate(db.sql, patient, sister, scopes);
  // Not inside the notice.
  const at = (await openingsOf(db.sql, doctor.id, 1, new Date(Date.now() + 3 * 86_400_000))).at(0);
  const visit = await bookVisit(db.sql, patient, doctor, at);
  await db.sql`update public.appointments set reason = ${WORDS} where id = ${visit}`;
  const [row] = await db.sql<{ starts_at: Date }[]>`select starts_at from public.appointments where id = ${visit}`;
  if (!row) throw new Error('One row was expected.');
  return { patient, sister: acting(sister, patient), doctor, visit, startsAt: row.starts_at };
}
type Visit = Awaited<ReturnType<typeof visitWithWords>>;

const CALLS: Record<string, (visit: Visit, who: string) => Promise<unknown>> = {
  'moving it to where it is': ({ visit, startsAt }, who) => reschedule(db.sql, who, visit, startsAt),
  'moving it': async ({ visit, doctor }, who) =>
    reschedule(db.sql, who, visit, (await openingsOf(db.sql, doctor.id, 60)).at(-1) ?? new Date()),
  'cancelling it': ({ visit }, who) => cancel(db.sql, who, visit),
};

describe('who books for somebody', () => {
  it.each(Object.entries(CALLS))('is not told why it is, %s', async (_, call) => {
    const one = await visitWithWords(['book']);
    const told = JSON.stringify(await call(one, one.sister));
    expect(told).toContain(one.visit);
    expect(told).not.toContain(WORDS);
  });

  it.each(Object.entries(CALLS))('is told when they may read the record, as the patient is, %s', async (_, call) => {
    const one = await visitWithWords(['book', 'records']);
    expect(JSON.stringify(await call(one, one.sister))).toContain(WORDS);
    const other = await visitWithWords(['book']);
    expect(JSON.stringify(await call(other, other.patient))).toContain(WORDS);
  });

  it('takes an earlier time without being told', async () => {
    const one = await visitWithWords(['book']);
    const first = (await openingsOf(db.sql, one.doctor.id, 1)).at(0);
    const [offer] = await db.sql<{ id: string }[]>`
      with entry as (insert into public.waitlist_entries (patient_id, specialist_id, appointment_id, modes, wanted, joined_by,
          idempotency_key) select patient_id, specialist_id, id, '{video}', tstzrange(now(), starts_at), patient_id,
          gen_random_uuid() from public.appointments where id = ${one.visit} returning *),
        held as (insert into public.appointments (patient_id, specialist_id, visit_type_id, during, blocks, status, mode,
          hold_expires_at, booked_by, tz_patient, tz_specialist, visit_type_name, price_minor, currency, cancel_notice_minutes,
          late_refund_percent, idempotency_key) select patient_id, specialist_id, visit_type_id, d.during, d.during, 'held', mode,
          now() + interval '10 minutes', patient_id, tz_patient, tz_specialist, visit_type_name, price_minor, currency,
          cancel_notice_minutes, late_refund_percent, gen_random_uuid() from public.appointments,
          (select tstzrange(${first ?? new Date()}, ${first ?? new Date()}::timestamptz + interval '30 minutes') as during) d
          where id = ${one.visit} returning *)
      insert into public.slot_offers (entry_id, patient_id, specialist_id, appointment_id, during, expires_at)
      select entry.id, held.patient_id, held.specialist_id, held.id, held.during, held.hold_expires_at from entry, held
      returning id`;
    const rows = await as(db.sql, one.sister, (tx) => tx`select * from public.accept_slot_offer(${offer?.id ?? ''})`);
    expect(rows).toMatchObject([{ id: one.visit, starts_at: first, reason: '' }]);
  });

  it('is answered by functions that all take the words out', async () => {
    const rows = await db.sql<{ name: string }[]>`
      select p.proname as name from pg_proc p where p.pronamespace = 'public'::regnamespace
        and p.prorettype = 'public.appointments'::regtype and has_function_privilege('authenticated', p.oid, 'execute')
        and p.prosrc !~ 'private\\.as_told\\(' order by 1`;
    // For the specialist or the one who wrote the words; a held time has none yet.
    expect(rows.map(({ name }) => name)).toEqual([
      'book_visit',
      'decide_request',
      'extend_hold',
      'hold_slot',
      'move_hold',
      'report_no_show',
      'withdraw_proposal',
    ]);
  });
});

describe('mails to somebody who was not asked', () => {
  it('are twenty moves of one visit at most, whoever moves it', async () => {
    const { doctor, visit, startsAt } = await visitWithWords(['book']);
    await db.sql`update public.appointments set sequence = 20 where id = ${visit}`;
    const later = new Date(startsAt.getTime() + 3_600_000);
    expect(await hintOf(propose(db.sql, doctor.id, visit, later))).toBe('booking.moveLimit');
  });

  it('are thirty grants a day at most', async () => {
    const [patient, doctor] = await Promise.all([addPatient(db.sql), addSpecialist(db.sql)]);
    const grant = (key: string) =>
      as(db.sql, patient, (tx) => tx`select public.grant_access(${key}, ${doctor.id}, '{profile}', 'ongoing_care')`);
    const first = randomUUID();
    await grant(first);
    for (let i = 1; i < 30; i += 1) await grant(randomUUID());
    expect(await hintOf(grant(randomUUID()))).toBe('data.busy');
    await grant(first);
  });
});
