import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acting } from '../support/acting';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import {
  bookVisit,
  charge,
  firstOpening,
  hold,
  openingsOf,
  paymentOf,
  statusOf,
  submit,
  useSandbox,
} from '../support/visits';

let db: TestDatabase;
const DONE = 'nothing was refused';

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
});
afterAll(() => db.drop());

const freeDoctor = async () => {
  const doctor = await addSpecialist(db.sql);
  await db.sql`update public.visit_types set price_minor = 0 where id = ${doctor.visitType}`;
  return doctor;
};
const bookFree = async (patient: string, visitType: string, at: Date) => {
  const held = await hold(db.sql, patient, visitType, at);
  return submit(db.sql, patient, held.id);
};
/** Visits like that one, of these people at these times: what is counted is rows, and booking each takes a dozen statements. */
const addLike = (visit: string, others: readonly { patient: string; at: Date | undefined }[]) =>
  db.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    const rows = others.map(({ patient, at }) => ({ patient, at: at?.toISOString() ?? null }));
    await tx`insert into public.appointments (patient_id, specialist_id, visit_type_id, during, blocks, status, mode, booked_by,
        booked_at, tz_patient, tz_specialist, visit_type_name, price_minor, currency, cancel_notice_minutes, late_refund_percent,
        idempotency_key)
      select o.patient, a.specialist_id, a.visit_type_id, d.during, d.during, a.status, a.mode,
        case when a.booked_by = a.patient_id then o.patient else a.booked_by end, a.booked_at, a.tz_patient, a.tz_specialist,
        a.visit_type_name, a.price_minor, a.currency, a.cancel_notice_minutes, a.late_refund_percent, gen_random_uuid()
      from public.appointments a, jsonb_to_recordset(${tx.json(rows)}) o (patient uuid, at timestamptz)
      cross join lateral (select tstzrange(o.at, o.at + interval '30 minutes') as during) d where a.id = ${visit}`;
  });
const comingOf = async (patient: string) => {
  const [row] = await db.sql<{ coming: number }[]>`select count(*)::int as coming from public.appointments
    where patient_id = ${patient} and status in ('requested', 'awaiting_payment', 'booked')`;
  return row?.coming ?? 0;
};
const clear = (doctor: string, patient: string, reason: string | null = 'Booked empty') =>
  as(db.sql, doctor, async (tx) => {
    const [row] = await tx<{ n: number }[]>`select public.call_off_visits_with(${patient}, ${reason}) as n`;
    return row?.n;
  });

describe('one person', () => {
  it('does not book a free calendar empty by 200 bookings at once', async () => {
    const [patient, doctor] = [await addPatient(db.sql), await freeDoctor()];
    const times = await openingsOf(db.sql, doctor.id, 200);
    const tries = Array.from({ length: 200 }, (_, n) => times[n % times.length] ?? new Date());
    const hints = await Promise.all(tries.map((at) => hintOf(bookFree(patient, doctor.visitType, at))));
    expect(await comingOf(patient)).toBe(1);
    expect(hints).toContain('booking.oneFreeVisit');
    expect(hints.filter((hint) => !hint.startsWith('booking.') && hint !== DONE)).toEqual([]);
  });

  it('has three free visits ahead at most, each with somebody else', async () => {
    const patient = await addPatient(db.sql);
    const hints: string[] = [];
    for (let n = 0; n < 4; n += 1) {
      const doctor = await freeDoctor();
      const at = (await openingsOf(db.sql, doctor.id, 8))[n * 2] ?? new Date();
      hints.push(await hintOf(bookFree(patient, doctor.visitType, at)));
    }
    expect(hints).toEqual([DONE, DONE, DONE, 'booking.tooManyFree']);
  });

  it('has twelve visits with one specialist ahead, paid or waiting to be, and may go on after one was cancelled', async () => {
    const [patient, doctor] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    const times = await openingsOf(db.sql, doctor.id, 13);
    const first = await bookVisit(db.sql, patient, doctor, times[0]);
    await addLike(
      first,
      times.slice(1, 11).map((at) => ({ patient, at })),
    );
    await bookVisit(db.sql, patient, doctor, times[11]);
    const thirteenth = () => hold(db.sql, patient, doctor.visitType, times[12] ?? new Date());
    expect(await hintOf(thirteenth())).toBe('booking.tooManyWithSpecialist');
    await as(
      db.sql,
      patient,
      (tx) => tx`select public.cancel_appointment(id) from public.appointments where starts_at = ${times[0] ?? null}`,
    );
    expect(await hintOf(thirteenth())).toBe(DONE);
  });

  it('has thirty ahead altogether', async () => {
    const patient = await addPatient(db.sql);
    for (let n = 0; n < 3; n += 1) {
      const doctor = await addSpecialist(db.sql);
      const times = (await openingsOf(db.sql, doctor.id, 40)).slice(n * 10, n * 10 + 10);
      const first = await bookVisit(db.sql, patient, doctor, times[0]);
      await addLike(
        first,
        times.slice(1, 9).map((at) => ({ patient, at })),
      );
      await bookVisit(db.sql, patient, doctor, times[9]);
    }
    const doctor = await addSpecialist(db.sql);
    const at = (await openingsOf(db.sql, doctor.id, 40)).at(-1) ?? new Date();
    expect(await hintOf(hold(db.sql, patient, doctor.visitType, at))).toBe('booking.tooManyComing');
  });

  it('is refused when two held times would both become the last one', async () => {
    const [patient, doctor] = [await addPatient(db.sql), await freeDoctor()];
    const [one = new Date(), two = new Date()] = await openingsOf(db.sql, doctor.id, 2);
    const first = await hold(db.sql, patient, doctor.visitType, one);
    const second = await hold(db.sql, patient, doctor.visitType, two);
    await submit(db.sql, patient, first.id);
    expect(await hintOf(submit(db.sql, patient, second.id))).toBe('booking.oneFreeVisit');
  });

  it('books sixty coming visits for others at most', async () => {
    const booker = await addPatient(db.sql);
    const doctor = await addSpecialist(db.sql);
    const times = await openingsOf(db.sql, doctor.id, 61);
    const cared = await Promise.all(Array.from({ length: 7 }, () => addPatient(db.sql)));
    for (const patient of cared) {
      await db.sql`insert into public.delegations (patient_id, delegate_id, scopes, state, accepted_at)
        values (${patient}, ${booker}, '{book}', 'active', now())`;
    }
    const bookFor = async (n: number) => {
      const patient = cared[Math.floor(n / 10)] ?? '';
      const id = await as(db.sql, acting(booker, patient), async (tx) => {
        const [held] = await tx<{ id: string }[]>`select id from public.hold_slot(${doctor.visitType},
          ${times[n] ?? null}, 'video', 'Europe/London', ${randomUUID()})`;
        await tx`select public.book_visit(${held?.id ?? null}, 'Cough', true)`;
        return held?.id ?? '';
      });
      await charge(db.sql, patient, id);
      return id;
    };
    const first = await bookFor(0);
    await addLike(
      first,
      times.slice(1, 59).map((at, n) => ({ patient: cared[Math.floor((n + 1) / 10)] ?? '', at })),
    );
    await bookFor(59);
    expect(await hintOf(bookFor(60))).toBe('booking.tooManyForOthers');
  });
});

describe('the specialist', () => {
  it('calls off all coming visits of one person in one step: money back, times free, the person told, nobody else', async () => {
    const [patient, other, doctor] = [await addPatient(db.sql), await addPatient(db.sql), await addSpecialist(db.sql)];
    const times = await openingsOf(db.sql, doctor.id, 4);
    const visits: string[] = [];
    for (const at of times.slice(0, 3)) visits.push(await bookVisit(db.sql, patient, doctor, at));
    const theirs = await bookVisit(db.sql, other, doctor, times[3]);
    expect(await hintOf(clear(doctor.id, patient, ' '))).toBe('booking.cancelReasonRequired');
    expect(await clear(doctor.id, patient)).toBe(3);
    for (const id of visits) {
      expect(await statusOf(db.sql, id)).toBe('cancelled');
      expect((await paymentOf(db.sql, id)).state).toBe('refunded');
    }
    expect(await statusOf(db.sql, theirs)).toBe('booked');
    expect(await firstOpening(db.sql, doctor.id)).toEqual(times[0]);
    const told =
      await db.sql`select from public.notifications where recipient_id = ${patient} and event = 'booking.cancelled'`;
    expect(told).toHaveLength(3);
    expect(await clear(doctor.id, patient)).toBe(0);
  });

  it('calls off nobody else’s', async () => {
    const [patient, doctor] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    const visit = await bookVisit(db.sql, patient, doctor);
    expect(await clear((await addSpecialist(db.sql)).id, patient)).toBe(0);
    expect(await hintOf(clear(patient, patient))).toBe('access.refused');
    expect(await statusOf(db.sql, visit)).toBe('booked');
  });
});
