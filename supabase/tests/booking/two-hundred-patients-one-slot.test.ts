import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPatient, addSpecialist, asGuest, hintOf } from '../support/people';
import { firstOpening, hold, useSandbox } from '../support/visits';

let db: TestDatabase;
let crowd: Sql;

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  crowd = postgres(db.url, { max: 20, onnotice: () => {} });
});
afterAll(async () => {
  await crowd.end();
  await db.drop();
});

describe('one time, many patients', () => {
  it('gives the time to exactly one of two hundred; the others hear slotTaken and get three other openings', async () => {
    const specialist = await addSpecialist(db.sql);
    await addSpecialist(db.sql, { name: 'Second Cardiologist' });
    const patients = await Promise.all(Array.from({ length: 200 }, () => addPatient(db.sql)));
    const at = await firstOpening(db.sql, specialist.id);
    const answers = await Promise.all(
      patients.map((patient) =>
        hold(crowd, patient, specialist.visitType, at).then(
          () => 'held',
          (cause) => String(cause.hint),
        ),
      ),
    );
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'booking.slotTaken')).toHaveLength(199);
    const [rows] = await db.sql`select count(*)::int from public.appointments where starts_at = ${at}`;
    expect(rows).toEqual({ count: 1 });

    const others = await asGuest(
      db.sql,
      (tx) => tx<{ specialist_id: string; visit_type_id: string; starts_at: Date; same_specialist: boolean }[]>`
        select * from public.nearest_openings(${specialist.visitType}, ${at})`,
    );
    expect(others).toHaveLength(3);
    expect(others.some((other) => other.same_specialist && other.starts_at.getTime() === at.getTime())).toBe(false);
    expect(others.some((other) => !other.same_specialist && other.starts_at.getTime() === at.getTime())).toBe(true);
    const [next] = others;
    if (!next || !patients[0] || !patients[1]) throw new Error('no opening was offered');
    const loser = answers[0] === 'held' ? patients[1] : patients[0];
    expect(await hold(db.sql, loser, next.visit_type_id, next.starts_at)).toMatchObject({ status: 'held' });
  });

  it('holds even against someone who writes past the functions', async () => {
    const specialist = await addSpecialist(db.sql);
    const held = await hold(
      db.sql,
      await addPatient(db.sql),
      specialist.visitType,
      await firstOpening(db.sql, specialist.id),
    );
    const other = await addPatient(db.sql);
    const copy = db.sql`insert into public.appointments (patient_id, specialist_id, visit_type_id, during, blocks, mode, hold_expires_at,
        booked_by, tz_patient, tz_specialist, visit_type_name, price_minor, currency, cancel_notice_minutes, late_refund_percent,
        idempotency_key)
      select ${other}, specialist_id, visit_type_id, during, blocks, mode, hold_expires_at, ${other}, tz_patient, tz_specialist,
        visit_type_name, price_minor, currency, cancel_notice_minutes, late_refund_percent, gen_random_uuid()
      from public.appointments where id = ${held.id}`;
    expect(await hintOf(copy)).toBe('23P01');
  });

  it('never books a patient twice at once, nor more than two holds', async () => {
    const patient = await addPatient(db.sql);
    const [one, two, three] = [await addSpecialist(db.sql), await addSpecialist(db.sql), await addSpecialist(db.sql)];
    const at = await firstOpening(db.sql, one.id);
    const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000);
    await hold(db.sql, patient, one.visitType, at);
    expect(await hintOf(hold(db.sql, patient, two.visitType, at))).toBe('booking.overlapsYours');
    await hold(db.sql, patient, two.visitType, later(1));
    expect(await hintOf(hold(db.sql, patient, three.visitType, later(2)))).toBe('booking.tooManyHolds');
    const both = Array.from({ length: 2 }, async () =>
      hold(crowd, await addPatient(db.sql), three.visitType, later(3)),
    );
    const settled = await Promise.allSettled(both);
    expect(settled.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('lets a patient move a hold to the time beside it, and gives the same hold for the same time', async () => {
    const patient = await addPatient(db.sql);
    const specialist = await addSpecialist(db.sql);
    await db.sql`update public.visit_types set buffer_after_minutes = 30 where id = ${specialist.visitType}`;
    const at = await firstOpening(db.sql, specialist.id);
    const held = await hold(db.sql, patient, specialist.visitType, at);
    expect((await firstOpening(db.sql, specialist.id)).getTime(), 'a guest sees it as taken').toBe(
      at.getTime() + 3_600_000,
    );
    expect(await hold(db.sql, patient, specialist.visitType, at, undefined, 'chat')).toMatchObject({
      id: held.id,
      mode: 'chat',
    });
    const moved = await hold(db.sql, patient, specialist.visitType, new Date(at.getTime() + 1_800_000));
    expect(moved.id).not.toBe(held.id);
    const [old] = await db.sql`select status, cancelled_by from public.appointments where id = ${held.id}`;
    expect(old).toEqual({ status: 'cancelled', cancelled_by: 'system' });
  });
});
