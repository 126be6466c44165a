import { GOOD_SPECIALIST_PROFILE } from '@telehealth/contracts/examples/practice';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSpecialist, asGuest, hintOf } from '../support/people';
import { practiceOf } from '../support/practice';

let db: TestDatabase;
const ids: Record<'durban' | 'pretoria' | 'quiet', string> = { durban: '', pretoria: '', quiet: '' };

beforeAll(async () => {
  db = await startTestDatabase();
  const say = async (name: string, more: object, specialty: string) => {
    const { id } = await addSpecialist(db.sql, { name, specialty, zone: 'UTC' });
    await practiceOf(db.sql, id).profile({ ...GOOD_SPECIALIST_PROFILE, ...more }, 1);
    return id;
  };
  ids.durban = await say('Durban One', { gender: 'female', province: 'KZN', city: 'Durban' }, 'cardiology');
  ids.pretoria = await say('Pretoria One', { gender: 'male', province: 'GP', city: ' Pretoria ' }, 'general');
  ids.quiet = (await addSpecialist(db.sql, { name: 'Quiet One', specialty: 'general', zone: 'UTC' })).id;
});
afterAll(() => db.drop());

interface Found {
  specialist_id: string;
  gender: string | null;
  province: string | null;
  city: string;
  openings: Date[];
}
const find = (filters: object, from = new Date(), to = new Date(Date.now() + 14 * 86_400_000)) =>
  asGuest(db.sql, (tx) => tx<Found[]>`select * from public.find_slots(${tx.json({ ...filters })}, ${from}, ${to}, 12)`);
const count = (searches: readonly object[] | string) =>
  asGuest(db.sql, async (tx) => {
    const [row] = await tx<{ counts: number[] }[]>`select public.count_slots(${tx.json(searches as never)}) as counts`;
    return row?.counts;
  });

describe('a search', () => {
  it('narrows by gender and by province, and leaves out who did not say', async () => {
    expect((await find({ gender: 'female' })).map((row) => row.specialist_id)).toEqual([ids.durban]);
    expect(await find({ province: 'GP' })).toMatchObject([
      { specialist_id: ids.pretoria, gender: 'male', province: 'GP', city: 'Pretoria' },
    ]);
    const all = await find({});
    expect(all.find((row) => row.specialist_id === ids.quiet)).toMatchObject({
      gender: null,
      province: null,
      city: '',
    });
  });

  it.each([
    ['morning', 5, 12],
    ['afternoon', 12, 17],
    ['evening', 17, 24],
  ] as const)('for the %s gives openings in those hours where the viewer is', async (dayPart, from, before) => {
    const [row] = await find({ specialistId: ids.durban, dayPart, timeZone: 'Asia/Tokyo' });
    const hours = row?.openings.map((at) => (at.getUTCHours() + 9) % 24) ?? [];
    expect(hours).toHaveLength(12);
    expect(hours.filter((hour) => hour < from || hour >= before)).toEqual([]);
  });

  it('takes what is no part of the day for any time', async () => {
    const [row] = await find({ specialistId: ids.durban, dayPart: 'midnight snack' });
    expect(row?.openings).toHaveLength(12);
  });
});

describe('how many a search would find', () => {
  it('is what the search finds, one number each', async () => {
    const searches = [{ filters: { gender: 'female' } }, { filters: { specialty: 'general' } }, { filters: {} }, {}];
    expect(await count(searches)).toEqual([1, 2, 3, 3]);
    expect(await count([])).toEqual([]);
  });

  it('can be asked of those with an opening alone', async () => {
    const past = { from: '2020-01-01T00:00:00Z', to: '2020-01-02T00:00:00Z' };
    expect(await count([past, { ...past, onlyOpen: true }])).toEqual([3, 0]);
  });

  it('is not told for eleven at once, nor for what is no search', async () => {
    expect(await hintOf(count(Array.from({ length: 11 }, () => ({}))))).toBe('data.invalid');
    expect(await hintOf(count('words'))).toBe('data.invalid');
    expect(await hintOf(count([{ filters: [] }]))).toBe('data.invalid');
  });
});

describe('what the landing page says in numbers', () => {
  interface Facts {
    specialists: number;
    soonest: { at: string; specialistId: string; portraitAt: string | null }[];
    prices: { specialty: string }[];
  }
  const facts = async () => {
    const [row] = await asGuest(db.sql, (tx) => tx<{ facts: Facts }[]>`select public.public_facts('UTC') as facts`);
    if (row === undefined) throw new Error('no facts');
    return row.facts;
  };

  it('is what the search and the list say', async () => {
    const found = await facts();
    const [first] = await find({});
    expect(found).toMatchObject({
      specialists: 3,
      languages: 3,
      soonest: [{ specialistId: first?.specialist_id, languages: ['English', 'Afrikaans'], portraitAt: null }, {}, {}],
    });
    expect(new Date(found.soonest[0]?.at ?? '')).toEqual(first?.openings[0]);
    expect(new Set(found.soonest.map((one) => one.specialistId)).size).toBe(3);
    expect(found.soonest.map((one) => one.at)).toEqual(found.soonest.map((one) => one.at).toSorted());
    expect(found.prices.map(({ specialty }) => specialty).sort()).toEqual(['cardiology', 'general']);
  });

  it('counts nobody whose registration lapsed', async () => {
    await db.sql`update public.specialists set reg_checked_at = now() - interval '366 days' where profile_id = ${ids.quiet}`;
    expect((await facts()).specialists).toBe(2);
  });
});

describe('the page of a specialist', () => {
  const page = (id: string) =>
    asGuest(db.sql, async (tx) => {
      const [row] = await tx<{ page: Record<string, unknown> | null }[]>`select public.specialist_page(${id}) as page`;
      return row?.page;
    });

  it('says what anyone may know, and nothing that only they may', async () => {
    const found = await page(ids.durban);
    expect(Object.keys(found ?? {}).sort()).toEqual(
      [
        ...[
          'acceptsInsurance',
          'bio',
          'city',
          'councilNumber',
          'education',
          'gender',
          'holidays',
          'hospital',
          'hours',
          'languages',
          'name',
        ],
        ...[
          'portraitAt',
          'province',
          'registrationCheckedAt',
          'reviews',
          'specialistId',
          'specialty',
          'timeZone',
          'visitTypes',
          'visitsHeld',
        ],
        'yearsOfExperience',
      ].sort(),
    );
    expect(found).toMatchObject({
      name: 'Durban One',
      education: GOOD_SPECIALIST_PROFILE.education,
      city: 'Durban',
      visitsHeld: 0,
      reviews: null,
      portraitAt: null,
    });
    expect(found?.visitTypes).toMatchObject([{ minutes: 30, currency: 'USD', needsApproval: false }]);
    expect(found?.hours).toContainEqual({
      weekday: 1,
      from: expect.any(String),
      to: expect.any(String),
      modes: ['video', 'voice', 'chat'],
    });
  });

  it('counts visits that were held, and no hours that are over or have not begun', async () => {
    await db.sql`insert into public.availability_rules (specialist_id, weekday, starts_at, ends_at, valid_from, valid_to)
      values (${ids.pretoria}, 7, '01:00', '02:00', null, current_date - 2),
        (${ids.pretoria}, 7, '03:00', '04:00', current_date + 2, null), (${ids.pretoria}, 7, '05:00', '06:00', current_date - 2, null)`;
    const { hours } = (await page(ids.pretoria)) ?? {};
    const sundays = (hours as { weekday: number; from: string }[]).filter(({ weekday }) => weekday === 7);
    expect(sundays.map(({ from }) => from)).toContain('05:00');
    expect(sundays.map(({ from }) => from)).not.toContain('01:00');
    expect(sundays.map(({ from }) => from)).not.toContain('03:00');
  });

  it('is nothing for whoever is not listed', async () => {
    await db.sql`update public.specialists set listed = false where profile_id = ${ids.pretoria}`;
    expect(await page(ids.pretoria)).toBeNull();
    expect(await page('00000000-0000-4000-8000-000000000000')).toBeNull();
  });
});
