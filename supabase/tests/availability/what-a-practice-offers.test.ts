import { randomUUID } from 'node:crypto';
import {
  GOOD_SPECIALIST_PROFILE,
  GOOD_VISIT_TYPE,
  SPECIALIST_PROFILE_EXAMPLES,
  VISIT_TYPE_EXAMPLES,
} from '@telehealth/contracts/examples/practice';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPatient, addSpecialist, addUser, asGuest, hintOf } from '../support/people';
import { practiceOf } from '../support/practice';
import { bookVisit, hold, openingsOf, useSandbox } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
});
afterAll(() => db.drop());

const ACCEPTED = 'nothing was refused';

describe('the database decides as the forms do', () => {
  it.each(VISIT_TYPE_EXAMPLES.map((example) => [example.name, example] as const))(
    'visit type: %s',
    async (_, { values, refused }) => {
      const practice = practiceOf(db.sql, (await addSpecialist(db.sql)).id);
      expect(await hintOf(practice.saveType(values))).toBe(refused?.id ?? ACCEPTED);
    },
  );

  it.each(SPECIALIST_PROFILE_EXAMPLES.map((example) => [example.name, example] as const))(
    'words about oneself: %s',
    async (_, { values, refused }) => {
      const practice = practiceOf(db.sql, (await addSpecialist(db.sql)).id);
      expect(await hintOf(practice.profile(values, 1))).toBe(refused?.id ?? ACCEPTED);
    },
  );

  it.each([
    ['no form', null],
    ['a text', 'form'],
    ['a list', []],
    ['too much', { ...GOOD_VISIT_TYPE, more: Array.from({ length: 9000 }, () => randomUUID()) }],
  ])('refuses %s', async (_, form) => {
    const practice = practiceOf(db.sql, (await addSpecialist(db.sql)).id);
    expect(await hintOf(practice.saveType(form))).toBe('data.invalid');
    expect(await hintOf(practice.profile(form, 1))).toBe('data.invalid');
  });
});

describe('a visit type', () => {
  it('is offered at once, to guests, and by specialists only', async () => {
    const { id } = await addSpecialist(db.sql);
    const saved = await practiceOf(db.sql, id).saveType(GOOD_VISIT_TYPE);
    const [seen] = await asGuest(
      db.sql,
      (tx) => tx`select name, minutes, price_minor, currency from public.visit_types where id = ${saved.id}`,
    );
    expect(seen).toEqual({ name: 'Follow-up', minutes: 20, price_minor: 35_000, currency: 'ZAR' });
    for (const stranger of [await addPatient(db.sql), await addUser(db.sql)])
      expect(await hintOf(practiceOf(db.sql, stranger).saveType(GOOD_VISIT_TYPE))).toBe('access.refused');
  });

  it('changes nothing about what is booked or held: price, length, notice stay as they were agreed', async () => {
    const specialist = await addSpecialist(db.sql, { rate: '90' });
    const practice = practiceOf(db.sql, specialist.id);
    const patient = await addPatient(db.sql);
    const booked = await bookVisit(db.sql, patient, specialist);
    const [, next] = await openingsOf(db.sql, specialist.id, 2);
    const held = await hold(db.sql, await addPatient(db.sql), specialist.visitType, next ?? new Date());
    const agreed =
      () => db.sql`select id, price_minor, currency, during, blocks, cancel_notice_minutes, late_refund_percent,
      needs_approval, visit_type_name, status, version from public.appointments where id in (${booked}, ${held.id}) order by id`;
    const before = await agreed();
    const change = { ...GOOD_VISIT_TYPE, name: 'Consultation', needsApproval: true, priceMinor: 9_999, minutes: 60 };
    const [now] = await db.sql<
      { version: number }[]
    >`select version from public.visit_types where id = ${specialist.visitType}`;
    await practice.saveType(change, now?.version ?? 0, specialist.visitType);
    expect(await agreed()).toEqual(before);
    // The time that is held can still be paid at the price that was shown; a new visit costs the new one.
    expect(before.map((row) => row.price_minor)).toEqual([4500, 4500]);
  });

  it('is found as the first of its specialist, or as the cheapest where that is asked for', async () => {
    const specialist = await addSpecialist(db.sql, { rate: '90' });
    await practiceOf(db.sql, specialist.id).saveType({ ...GOOD_VISIT_TYPE, priceMinor: 1_200, currency: 'USD' });
    const found = async (filters: Record<string, number | boolean>) => {
      const rows = await asGuest(
        db.sql,
        (tx) => tx<{ id: string; price: number }[]>`select specialist_id as id, price_minor as price
          from public.find_slots(${tx.json(filters)})`,
      );
      return rows.filter(({ id }) => id === specialist.id).map(({ price }) => price);
    };
    expect(await found({ limit: 200 })).toEqual([4500]);
    expect(await found({ cheapest: true, limit: 200 })).toEqual([1200]);
  });

  it('is retired, not deleted: nobody books it any more and booked visits stay', async () => {
    const specialist = await addSpecialist(db.sql);
    const practice = practiceOf(db.sql, specialist.id);
    const patient = await addPatient(db.sql);
    const booked = await bookVisit(db.sql, patient, specialist);
    const [now] = await db.sql<
      { version: number }[]
    >`select version from public.visit_types where id = ${specialist.visitType}`;
    const [, opening] = await openingsOf(db.sql, specialist.id, 2);
    const retired = await practice.retireType(specialist.visitType, now?.version ?? 0);
    expect(retired.active).toBe(false);
    expect(await practice.retireType(specialist.visitType, 0)).toEqual(retired);
    expect(await hintOf(hold(db.sql, patient, specialist.visitType, opening ?? new Date()))).toBe(
      'booking.slotNotOffered',
    );
    const [visit] = await db.sql`select status from public.appointments where id = ${booked}`;
    expect(visit?.status).toBe('booked');
    expect(await hintOf(practice.saveType(GOOD_VISIT_TYPE, retired.version, retired.id))).toBe(
      'practice.visitTypeRetired',
    );
    expect(await hintOf(db.sql`delete from public.visit_types where id = ${retired.id}`)).toBe('access.refused');
    // Its name is free again.
    await practice.saveType({ ...GOOD_VISIT_TYPE, name: 'Consultation' });
  });

  it('has a name of its own and belongs to one practice', async () => {
    const mine = practiceOf(db.sql, (await addSpecialist(db.sql)).id);
    const other = await addSpecialist(db.sql);
    expect(await hintOf(mine.saveType({ ...GOOD_VISIT_TYPE, name: ' CONSULTATION ' }))).toBe('practice.nameTaken');
    for (const version of [null, 1]) {
      expect(await hintOf(mine.saveType(GOOD_VISIT_TYPE, version, other.visitType))).toBe('practice.visitTypeNotFound');
    }
    expect(await hintOf(mine.retireType(other.visitType, 1))).toBe('practice.visitTypeNotFound');
    expect(await hintOf(mine.retireType(randomUUID(), 1))).toBe('practice.visitTypeNotFound');
    for (let count = 2; count <= 20; count += 1) await mine.saveType({ ...GOOD_VISIT_TYPE, name: `Type ${count}` });
    expect(await hintOf(mine.saveType(GOOD_VISIT_TYPE))).toBe('validation.tooMany');
  });

  it('that is saved twice at once keeps one save, and tells the other', async () => {
    const practice = practiceOf(db.sql, (await addSpecialist(db.sql)).id);
    const { id, version } = await practice.saveType(GOOD_VISIT_TYPE);
    const saves = [30, 40, 50].map((minutes) =>
      hintOf(practice.saveType({ ...GOOD_VISIT_TYPE, minutes }, version, id)),
    );
    expect((await Promise.all(saves)).sort()).toEqual(['data.conflict', 'data.conflict', ACCEPTED]);
    const [row] = await db.sql<{ version: number }[]>`select version from public.visit_types where id = ${id}`;
    expect(row?.version).toBe(version + 1);
  });

  it('whose answer was lost is saved again without a change', async () => {
    const practice = practiceOf(db.sql, (await addSpecialist(db.sql)).id);
    const first = await practice.saveType(GOOD_VISIT_TYPE);
    expect(await practice.saveType(GOOD_VISIT_TYPE, null, first.id)).toEqual(first);
    const changed = await practice.saveType({ ...GOOD_VISIT_TYPE, minutes: 45 }, 1, first.id);
    expect(await practice.saveType({ ...GOOD_VISIT_TYPE, minutes: 45 }, 1, first.id)).toEqual(changed);
    expect(await hintOf(practice.saveType(GOOD_VISIT_TYPE, 1, first.id))).toBe('data.conflict');
  });
});

describe('the card of a specialist', () => {
  const card = (id: string) =>
    asGuest(
      db.sql,
      (tx) => tx`select name, bio, languages, hospital, years_experience, accepts_insurance, council_number, specialty
        from public.specialist_public where specialist_id = ${id}`,
    );

  it('follows at once, and says nothing that was not checked', async () => {
    const { id } = await addSpecialist(db.sql, { name: 'Naledi Nkosi' });
    const [before] = await card(id);
    const form = {
      ...GOOD_SPECIALIST_PROFILE,
      licenseNumber: 'MP7777777',
      name: 'Famous',
      specialty: 'oncology',
      listed: true,
    };
    await practiceOf(db.sql, id).profile(form, 1);
    expect(await card(id)).toEqual([
      {
        ...before,
        bio: GOOD_SPECIALIST_PROFILE.bio,
        languages: GOOD_SPECIALIST_PROFILE.languages,
        hospital: GOOD_SPECIALIST_PROFILE.hospitalAffiliation,
        years_experience: 13,
        accepts_insurance: false,
      },
    ]);
  });

  it('that is edited on two screens keeps the first, and a check of the number is no edit', async () => {
    const { id } = await addSpecialist(db.sql, { verified: false });
    const practice = practiceOf(db.sql, id);
    await db.sql`update public.specialists set reg_note = 'Looked at' where profile_id = ${id}`;
    const saved = await practice.profile(GOOD_SPECIALIST_PROFILE, 1);
    expect(saved.version).toBe(2);
    expect(await practice.profile(GOOD_SPECIALIST_PROFILE, 1)).toEqual(saved);
    const edits = ['Second bio of mine.', 'Third bio of mine.'].map((bio) =>
      hintOf(practice.profile({ ...GOOD_SPECIALIST_PROFILE, bio }, 2)),
    );
    expect((await Promise.all(edits)).sort()).toEqual(['data.conflict', ACCEPTED]);
    expect(await hintOf(practiceOf(db.sql, await addPatient(db.sql)).profile(GOOD_SPECIALIST_PROFILE, 1))).toBe(
      'access.refused',
    );
  });
});
