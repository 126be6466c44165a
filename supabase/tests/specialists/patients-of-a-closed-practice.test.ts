import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeMail } from '../../functions/_shared/mail/mail-texts.ts';
import { give, grantsOf, only } from '../support/access';
import { newVisit } from '../support/consultations';
import { addOperator, jobsAt, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf, setRegistration } from '../support/people';
import { publisher } from '../support/publishing';
import {
  bookVisit,
  charge,
  firstOpening,
  hold,
  openingsOf,
  paymentOf,
  statusOf,
  submit,
  toldOf,
  useSandbox,
} from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());

const suspend = (id: string) => setRegistration(db.sql, id, 'suspended');
const eventsOf = async (who: string) =>
  (await db.sql<{ event: string }[]>`select event from public.notifications where recipient_id = ${who}`).map(
    ({ event }) => event,
  );

describe('a suspension', () => {
  it('calls a paid visit off, gives everything back, also late, and tells the patient where to go', async () => {
    const [patient, doctor] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    await db.sql`update public.visit_types set cancel_notice_minutes = 10080 where specialist_id = ${doctor.id}`;
    const visit = await bookVisit(db.sql, patient, doctor);
    await suspend(doctor.id);
    const [row] =
      await db.sql`select status, cancelled_by, cancelled_late from public.appointments where id = ${visit}`;
    expect(row).toEqual({ status: 'cancelled', cancelled_by: 'system', cancelled_late: false });
    const payment = await paymentOf(db.sql, visit);
    expect([payment.state, payment.refund_minor]).toEqual(['refunded', payment.amount_minor]);
    expect(await toldOf(db.sql, patient, visit)).toContain('booking.cancelled');
    expect(await toldOf(db.sql, doctor.id, visit)).not.toContain('booking.cancelled');
    const [mail] = await db.sql<{ template: string; payload: object }[]>`select template, payload from public.outbox
      where recipient_id = ${patient} and template = 'booking.cancelled.patient'`;
    const { text } = writeMail(mail?.template ?? '', 'a@example.com', mail?.payload ?? {}, {
      origin: 'https://sawubona.example',
      now: new Date(),
    });
    expect(text).toContain('The specialist cannot see patients at the moment.');
    expect(text).toContain('goes back to the way you paid');
    expect(text).toContain('https://sawubona.example/find-specialist');
  });

  it('ends what was only asked for, begun or held, and nothing of it can be booked or paid any more', async () => {
    const doctor = await addSpecialist(db.sql);
    const patients = await Promise.all([1, 2, 3].map(() => addPatient(db.sql)));
    const [asking = '', paying = '', holding = ''] = patients;
    const times = await openingsOf(db.sql, doctor.id, 3);
    const at = (n: number) => times[n] ?? new Date();
    const held = await hold(db.sql, holding, doctor.visitType, at(0));
    const unpaid = await hold(db.sql, paying, doctor.visitType, at(1));
    await submit(db.sql, paying, unpaid.id);
    await db.sql`update public.visit_types set needs_approval = true where id = ${doctor.visitType}`;
    const asked = await hold(db.sql, asking, doctor.visitType, at(2));
    await submit(db.sql, asking, asked.id);
    await suspend(doctor.id);
    for (const { id } of [held, unpaid, asked]) expect(await statusOf(db.sql, id)).toBe('cancelled');
    expect(await toldOf(db.sql, asking, asked.id)).toContain('booking.cancelled');
    expect(await toldOf(db.sql, paying, unpaid.id)).toContain('booking.cancelled');
    expect(await hintOf(submit(db.sql, holding, held.id))).toBe('booking.cannotSubmit');
    expect(await hintOf(charge(db.sql, paying, unpaid.id))).not.toBe('nothing was refused');
  });

  it('ends a running visit with all money back, unless a colleague holds it', async () => {
    const visit = await newVisit(db.sql);
    await visit.enter(-5);
    await visit.admit(0);
    await suspend(visit.specialist);
    expect(await visit.status()).toBe('completed');
    expect((await visit.consultation()).state).toBe('abandoned');
    expect((await paymentOf(db.sql, visit.id)).state).toBe('refunded');
    expect(await visit.told(visit.patient)).toContain('consultation.specialistAway');
    const covered = await newVisit(db.sql);
    await covered.cover((await addSpecialist(db.sql)).id, -10);
    await covered.enter(-5);
    await covered.admit(0);
    await suspend(covered.specialist);
    expect(await covered.status()).toBe('in_progress');
    expect(await hintOf(covered.finish(10))).toBe('consultation.notFound');
  });

  it('ends what patients gave, what they wait for, and the visits covered for others', async () => {
    const doctor = await addSpecialist(db.sql);
    const patient = await addPatient(db.sql);
    const grant = await give(db.sql, patient, doctor.id, { categories: ['profile'] });
    const [from, until] = [new Date(), new Date(Date.now() + 86_400_000)];
    await as(
      db.sql,
      patient,
      (tx) => tx`select public.join_waitlist(${randomUUID()}, ${doctor.id}, null, array['video'], ${from}, ${until})`,
    );
    const other = await newVisit(db.sql);
    await other.cover(doctor.id, -10);
    await suspend(doctor.id);
    expect(await db.sql`select state from public.access_grants where id = ${grant.id}`).toEqual([{ state: 'expired' }]);
    expect(await eventsOf(patient)).toEqual(
      expect.arrayContaining(['access.specialistAway', 'waitlist.specialistAway']),
    );
    expect((await other.consultation()).covered_by).toBeNull();
    expect(await other.told(other.patient)).toContain('consultation.coverEnded');
  });

  it('can be taken back; nothing comes back by itself', async () => {
    const [patient, doctor] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    const visit = await bookVisit(db.sql, patient, doctor);
    await suspend(doctor.id);
    await setRegistration(db.sql, doctor.id, 'verified');
    expect(await statusOf(db.sql, visit)).toBe('cancelled');
    expect(only(await grantsOf(db.sql, visit)).state).toBe('expired');
    expect(await bookVisit(db.sql, patient, doctor)).toBeTruthy();
  });
});

describe('a suspension that was announced', () => {
  it('calls off what lies behind it at once, books nothing there, and holds from its day on', async () => {
    const doctor = await addSpecialist(db.sql, { name: 'Naledi Later' });
    const [before, after] = [await addPatient(db.sql, 'Early Patient'), await addPatient(db.sql, 'Late Patient')];
    const [soon = new Date()] = await openingsOf(db.sql, doctor.id, 1, new Date(Date.now() + 86_400_000));
    const [later = new Date()] = await openingsOf(db.sql, doctor.id, 1, new Date(Date.now() + 5 * 86_400_000));
    const kept = await bookVisit(db.sql, before, doctor, soon);
    const gone = await bookVisit(db.sql, after, doctor, later);
    const from = new Date(Date.now() + 3 * 86_400_000);
    const operator = await addOperator(db.sql);
    const effects = (at: Date | null) =>
      as(
        db.sql,
        operator,
        async (tx) => (await tx`select public.suspension_effects(${doctor.id}, ${at}) as it`)[0]?.it,
      );
    expect(await effects(null)).toMatchObject({
      count: 2,
      people: 2,
      refunds: [{ amountMinor: 9000, currency: 'USD' }],
    });
    expect(await effects(from)).toMatchObject({
      ...{ count: 1, people: 1, refunds: [{ amountMinor: 4500, currency: 'USD' }] },
      visits: [{ id: gone, patientName: 'Late Patient', refundMinor: 4500, currency: 'USD' }],
    });
    const [{ license_number: number, specialty } = { license_number: '', specialty: '' }] = await db.sql<
      { license_number: string; specialty: string }[]
    >`select license_number, specialty from public.specialists where profile_id = ${doctor.id}`;
    const announce = (at: Date, typed: string | null = ' naledi  LATER ') =>
      publisher(db.sql, operator).suspension({
        ...{ specialistId: doctor.id, number, name: 'Naledi Later', specialty, typedName: typed },
        ...{ evidence: 'Council notice', note: 'Your card', from: at.toISOString() },
      });
    for (const at of [new Date(Date.now() - 31 * 86_400_000), new Date(Date.now() + 91 * 86_400_000)]) {
      expect(await hintOf(announce(at))).toBe('registration.fromRange');
    }
    for (const typed of [null, '', 'Naledi', 'Naledi Late']) {
      expect(await hintOf(announce(from, typed)), String(typed)).toBe('registration.nameTyped');
    }
    await announce(from);
    expect([await statusOf(db.sql, kept), await statusOf(db.sql, gone)]).toEqual(['booked', 'cancelled']);
    expect((await paymentOf(db.sql, gone)).state).toBe('refunded');
    expect(await eventsOf(doctor.id)).toContain('registration.suspensionAnnounced');
    expect(await openingsOf(db.sql, doctor.id, 1, new Date(Date.now() + 2 * 86_400_000))).toHaveLength(1);
    expect(await openingsOf(db.sql, doctor.id, 1, new Date(Date.now() + 4 * 86_400_000)).catch(() => [])).toEqual([]);
    expect(await hintOf(hold(db.sql, after, doctor.visitType, later))).toMatch(/booking\.slotNotOffered/);
    await jobsAt(db.sql, new Date(+from + 60_000));
    const [now] = await db.sql`select reg_state, suspends_at from public.specialists where profile_id = ${doctor.id}`;
    expect(now).toEqual({ reg_state: 'suspended', suspends_at: null });
  });
});

describe('what somebody wrote before a suspension', () => {
  it('can be finished and signed; nothing is begun any more', async () => {
    const visit = await newVisit(db.sql);
    await visit.enter(-5);
    await visit.admit(0);
    const [note] = await visit.as(
      visit.specialist,
      1,
      (tx) => tx<{ id: string; version: number }[]>`
      select id, version from public.begin_note(${visit.id})`,
    );
    await visit.finish(10);
    await suspend(visit.specialist);
    const work = <T>(run: (tx: TransactionSql) => Promise<T>) => visit.as(visit.specialist, 20, run);
    expect(await work((tx) => tx`select id, patient_name, starts_at from public.notes_to_finish()`)).toEqual([
      { id: note?.id, patient_name: 'Thandi Test', starts_at: visit.startsAt },
    ]);
    const soap = { assessment: 'Contact eczema' };
    const [saved] = await work(
      (tx) => tx<{ it: { note: { version: number } } }[]>`
      select public.save_note(${note?.id ?? ''}, ${note?.version ?? 0}, ${tx.json(soap)}, 'Change the soap') as it`,
    );
    await work((tx) => tx`select public.sign_note(${note?.id ?? ''}, ${saved?.it.note.version ?? 0})`);
    expect(await db.sql`select state from public.notes where id = ${note?.id ?? ''}`).toEqual([{ state: 'signed' }]);
    expect(await work((tx) => tx`select from public.notes_to_finish()`)).toEqual([]);
    expect(await hintOf(work((tx) => tx`select public.begin_note(${visit.id}, 'mental_health')`))).toBe(
      'access.refused',
    );
    expect(await as(db.sql, visit.specialist, (tx) => tx`select from public.notes`)).toEqual([]);
  });
});

describe('a registration that runs out', () => {
  it('does the same by the next run of the jobs', async () => {
    const [patient, doctor] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    const visit = await bookVisit(
      db.sql,
      patient,
      doctor,
      new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 86_400_000),
    );
    await db.sql`update public.specialists set reg_until = now() - interval '13 days 23 hours' where profile_id = ${doctor.id}`;
    await jobsAt(db.sql, new Date(Date.now() + 1_800_000));
    expect(await statusOf(db.sql, visit)).toBe('booked');
    await jobsAt(db.sql, new Date(Date.now() + 2 * 3_600_000));
    expect(await statusOf(db.sql, visit)).toBe('cancelled');
    expect((await paymentOf(db.sql, visit)).state).toBe('refunded');
  });

  it('waits for nobody who is busy with a visit, and comes back for it', async () => {
    const [patient, doctor] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    const visit = await bookVisit(db.sql, patient, doctor);
    await db.sql.begin(async (tx) => {
      await tx`select private.lock_calendars(${patient}, ${doctor.id})`;
      await suspend(doctor.id);
      expect(await statusOf(db.sql, visit)).toBe('booked');
    });
    await db.sql`select private.close_practices()`;
    expect(await statusOf(db.sql, visit)).toBe('cancelled');
  });

  it('refuses a booking that was begun before, and gives late money back', async () => {
    const [patient, doctor] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    const held = await hold(db.sql, patient, doctor.visitType, await firstOpening(db.sql, doctor.id));
    await db.sql`update public.specialists set reg_until = now() - interval '14 days 1 second' where profile_id = ${doctor.id}`;
    expect(await hintOf(submit(db.sql, patient, held.id))).toBe('booking.specialistAway');
    await db.sql`update public.specialists set reg_until = now() + interval '1 year' where profile_id = ${doctor.id}`;
    await submit(db.sql, patient, held.id);
    await db.sql`update public.specialists set reg_until = now() - interval '14 days 1 second' where profile_id = ${doctor.id}`;
    await db.sql`select public.confirm_booking(${held.id}, ${randomUUID()}, 'late', p.amount_minor, p.currency)
      from public.payments p where p.appointment_id = ${held.id}`;
    expect(await statusOf(db.sql, held.id)).not.toBe('booked');
    expect(await eventsOf(patient)).toContain('payment.tooLate');
  });
});
