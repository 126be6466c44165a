import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addOperator } from '../support/operators';
import { as } from '../support/people';
import { buildOf, fill } from '../support/reports';

let db: TestDatabase;
let operator: string;
const [OLD, NEW] = [buildOf('a'), buildOf('b')];

beforeAll(async () => {
  db = await startTestDatabase();
  operator = await addOperator(db.sql);
});
afterAll(() => db.drop());
beforeEach(() => db.sql`delete from private.report_builds`);

const chance = async (affected: number, used: number, thanAffected: number, thanUsed: number) => {
  const [row] = await db.sql<{ chance: number }[]>`
    select private.chance_of_more(${affected}, ${used}, ${thanAffected}, ${thanUsed}) as chance`;
  return row?.chance ?? Number.NaN;
};
const compare = async (
  [used, affected]: [number, number],
  [thanUsed, thanAffected]: [number, number],
): Promise<string | undefined> => {
  await db.sql`delete from private.report_builds`;
  await fill(db.sql, 'patient', OLD, thanUsed, thanAffected);
  await fill(db.sql, 'patient', NEW, used, affected);
  const [row] = await db.sql<{ verdict: string }[]>`
    select verdict from private.compare_releases('patient', ${NEW}, ${OLD})`;
  return row?.verdict;
};

/** Fisher's exact test, by whole numbers. */
function exact(affected: number, used: number, thanAffected: number, thanUsed: number): number {
  const choose = (n: bigint, k: bigint): bigint => {
    let ways = 1n;
    for (let i = 1n; i <= k; i += 1n) ways = (ways * (n - k + i)) / i;
    return ways;
  };
  const all = affected + thanAffected;
  let more = 0n;
  for (let k = affected; k <= Math.min(all, used); k += 1)
    if (all - k <= thanUsed) more += choose(BigInt(used), BigInt(k)) * choose(BigInt(thanUsed), BigInt(all - k));
  return Number((more * 1_000_000_000n) / choose(BigInt(used + thanUsed), BigInt(all))) / 1e9;
}

describe('the chance of as many problems', () => {
  it.each([
    [3, 1000, 0, 1000],
    [0, 500, 4, 900],
    [12, 300, 5, 4000],
    [40, 200, 40, 200],
    [200, 200, 0, 200],
    [1, 7, 6, 9],
  ])('of %i in %i beside %i in %i is that of the exact test', async (...four) => {
    expect(await chance(...four)).toBeCloseTo(exact(...four), 6);
  });

  it('goes over into the normal one without a step', async () => {
    const [below, above] = [await chance(1040, 100_000, 960, 100_000), await chance(1041, 100_000, 960, 100_000)];
    expect(Math.abs(below - above)).toBeLessThan(0.01);
    expect(await chance(5000, 100_000, 1000, 100_000)).toBeLessThan(1e-9);
    expect(await chance(1000, 100_000, 5000, 100_000)).toBeGreaterThan(0.999);
  });

  it('is one where there is nothing to compare, and where every page load has a problem', async () => {
    expect(await chance(0, 0, 0, 0)).toBe(1);
    expect(await chance(0, 500, 0, 500)).toBe(1);
    expect(await chance(5, 500, 0, 0)).toBe(1);
    expect(await chance(3000, 3000, 3000, 3000)).toBe(1);
  });
});

describe('a release', () => {
  it('that throws is worse as soon as enough page loads used both', async () => {
    expect(await compare([199, 199], [10_000, 10])).toBe('few');
    expect(await compare([200, 20], [10_000, 10])).toBe('worse');
    expect(await compare([10_000, 100], [199, 0])).toBe('few');
  });

  it('is not worse by a few problems that chance gives, nor for being better', async () => {
    expect(await compare([1000, 3], [1000, 0])).toBe('not worse');
    expect(await compare([1000, 0], [1000, 30])).toBe('not worse');
    expect(await compare([1000, 5], [10_000, 50])).toBe('not worse');
  });

  it('is seldom called worse than itself: at most once in a hundred', async () => {
    const [row] = await db.sql<{ called: number }[]>`
      with tries as (select (select count(*) from generate_series(1, 500) where random() < 0.02 and t = t) as a,
        (select count(*) from generate_series(1, 500) where random() < 0.02 and t = t) as b from generate_series(1, 400) t)
      select count(*)::int as called from tries where private.chance_of_more(a, 500, b, 500) < 0.01`;
    // Four on average; twelve would be a chance of one in a thousand.
    expect(row?.called).toBeLessThan(13);
  });
});

it('operators read of each section its five newest builds, the newest beside the one before it', async () => {
  await fill(db.sql, 'patient', OLD, 1000, 2);
  await fill(db.sql, 'patient', NEW, 400, 40);
  await fill(db.sql, 'host', OLD, 5, 0);
  for (let n = 1; n <= 5; n += 1) await fill(db.sql, 'visit', buildOf(String(n)), 1, 0);
  await fill(db.sql, 'visit', buildOf('6'), 1, 0);
  for (const [build, step] of [
    [OLD, 70],
    [NEW, 80],
  ] as const)
    await db.sql`insert into private.report_measures select 'patient', ${build}, date_trunc('hour', now(), 'UTC'), 'stood', s, t
      from (values (${step - 5}::int, 4), (${step}::int, 4), (${step + 5}::int, 2)) v (s, t)`;
  const rows = await as(db.sql, operator, (tx) => tx`select * from public.release_health()`);
  const of = (section: string) => rows.filter((row) => row.section === section);
  expect(of('visit').map(({ build }) => build[0])).toEqual(['6', '5', '4', '3', '2']);
  expect(of('host')).toMatchObject([{ before: null, verdict: 'first', budget: 5, stood_median: null }]);
  expect(of('patient')).toMatchObject([
    {
      ...{ build: NEW, before: OLD, verdict: 'worse', used_hour: '400', affected_hour: '40', affected_day: '40' },
      ...{ used: '400', affected: '40', measured: '10', stood_median: 2148, stood_p75: 2148 },
    },
    { build: OLD, verdict: 'first', stood_median: 828, stood_p75: 828 },
  ]);
});
