import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acting } from '../support/acting';
import { delegate } from '../support/charts';
import { addPatient, addSpecialist, as } from '../support/people';
import { bookVisit, hold, openingsOf, useSandbox } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
});
afterAll(() => db.drop());

const HALF_HOUR_MS = 1_800_000;
const later = (at: Date | undefined, halfHours: number) => new Date((at?.getTime() ?? 0) + halfHours * HALF_HOUR_MS);

async function slowPatient() {
  const patient = await addPatient(db.sql);
  await db.sql`update public.profiles set needs = needs || '{"extraTime": true}' where id = ${patient}`;
  return patient;
}

const search = (who: string, specialistId: string, from: Date) =>
  as(
    db.sql,
    who,
    (tx) => tx<{ minutes: number; extra_minutes: number; price_minor: number; openings: Date[] }[]>`
      select minutes, extra_minutes, price_minor, openings from public.find_slots(${tx.json({ specialistId })}, ${from},
        ${new Date(from.getTime() + 14 * 86_400_000)}, 20)`,
  );
const lengthOf = async (id: string) => {
  const [row] = await db.sql<{ minutes: number; extra: number; price_minor: number }[]>`
    select (extract(epoch from ends_at - starts_at) / 60)::int as minutes, extra_minutes as extra, price_minor
    from public.appointments where id = ${id}`;
  return row;
};

describe('somebody who needs extra time', () => {
  it('is shown longer visits, and only openings that are as long, at the same price', async () => {
    const specialist = await addSpecialist(db.sql);
    const [patient, other] = [await slowPatient(), await addPatient(db.sql)];
    const [first, second] = await openingsOf(db.sql, specialist.id, 4);
    const from = first ?? new Date();
    const [usual] = await search(other, specialist.id, from);
    expect(usual).toMatchObject({ minutes: 30, extra_minutes: 0 });
    // A visit half an hour after the first opening leaves that one too short for this person alone.
    await bookVisit(db.sql, other, specialist, second);
    const [longer] = await search(patient, specialist.id, from);
    expect(longer).toMatchObject({ minutes: 45, extra_minutes: 15, price_minor: usual?.price_minor });
    const shown = (found: typeof longer) => found?.openings.map((at) => at.getTime()) ?? [];
    const [again] = await search(await addPatient(db.sql), specialist.id, from);
    expect(shown(again)).toContain(first?.getTime());
    expect(shown(longer)).not.toContain(first?.getTime());
    expect(shown(longer).length).toBeGreaterThan(0);
  });

  it('holds the longer visit, which keeps others out of its end, and both sides are told how much of it that is', async () => {
    const specialist = await addSpecialist(db.sql);
    const patient = await slowPatient();
    const at = (await openingsOf(db.sql, specialist.id, 1))[0] ?? new Date();
    const held = await hold(db.sql, patient, specialist.visitType, at);
    expect(await lengthOf(held.id)).toMatchObject({ minutes: 45, extra: 15 });
    const [next] = await openingsOf(db.sql, specialist.id, 1, at);
    expect(next?.getTime()).toBe(later(at, 2).getTime());
    const mine = () =>
      as(
        db.sql,
        patient,
        (tx) => tx`select minutes, extra_minutes from public.my_appointments() where id = ${held.id}`,
      );
    expect(await mine()).toEqual([{ minutes: 45, extra_minutes: 15 }]);
    // The need that is taken back later changes nothing of what was arranged.
    await db.sql`update public.profiles set needs = needs || '{"extraTime": false}' where id = ${patient}`;
    expect(await mine()).toEqual([{ minutes: 45, extra_minutes: 15 }]);
    await expect(db.sql`update public.appointments set extra_minutes = 0 where id = ${held.id}`).rejects.toThrow();
  });

  it('gets it too where somebody books for them, and the usual length where no more of the time is free', async () => {
    const specialist = await addSpecialist(db.sql);
    const [patient, daughter, other] = [await slowPatient(), await addPatient(db.sql), await addPatient(db.sql)];
    await delegate(db.sql, patient, daughter, ['book']);
    const [first, second] = await openingsOf(db.sql, specialist.id, 8);
    await bookVisit(db.sql, other, specialist, second);
    const holdFor = async (at: Date | undefined) => {
      const [row] = await as(
        db.sql,
        acting(daughter, patient),
        (tx) => tx<
          { id: string }[]
        >`select id from public.hold_slot(${specialist.visitType}, ${at ?? new Date()}, 'video',
          'Europe/London', ${randomUUID()})`,
      );
      return lengthOf(row?.id ?? '');
    };
    expect(await holdFor(first)).toMatchObject({ minutes: 30, extra: 0 });
    expect(await holdFor(later(second, 1))).toMatchObject({ minutes: 45, extra: 15 });
  });

  it('is half as long again, in steps of five minutes', async () => {
    const rows = await db.sql`select t.minutes, (private.with_extra_time(jsonb_populate_record(null::public.visit_types,
      jsonb_build_object('minutes', t.minutes)))).minutes as longer from unnest(array[5, 15, 20, 30, 50, 60, 400, 480]) t (minutes)`;
    expect(rows.map(({ minutes, longer }) => [minutes, longer])).toEqual([
      ...[
        [5, 10],
        [15, 25],
        [20, 30],
        [30, 45],
        [50, 75],
        [60, 90],
        [400, 480],
        [480, 480],
      ],
    ]);
  });
});
