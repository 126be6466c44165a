import { exchangeRateExamples } from '@telehealth/contracts/examples/registration';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../support/operators';
import { addPatient, addSpecialist, as, asGuest, hintOf } from '../support/people';
import { publisher } from '../support/publishing';

let db: TestDatabase;
let operator: string;
let publish: ReturnType<typeof publisher>;
beforeAll(async () => {
  db = await startTestDatabase();
  operator = await addOperator(db.sql);
  publish = publisher(db.sql, operator);
});
afterAll(() => db.drop());

const DAY_MS = 86_400_000;
/** The day some days from now, as `yyyy-mm-dd`. */
const day = (fromToday: number) => new Date(Date.now() + fromToday * DAY_MS).toISOString().slice(0, 10);
const rates = (who?: string) => {
  const read = (tx: Parameters<Parameters<typeof asGuest>[1]>[0]) =>
    tx<{ version: number; per_dollar: string }[]>`
      select version, per_dollar from public.exchange_rates order by version`;
  return who ? as(db.sql, who, read) : asGuest(db.sql, read);
};

describe('the rate of the rand', () => {
  it('is not there before two operators said so', async () => {
    expect(await rates()).toEqual([]);
    const form = { perDollar: '18.0315', dated: day(-1), source: 'South African Reserve Bank' };
    await as(db.sql, operator, (tx) => tx`select public.propose_publication('exchange_rate', ${tx.json(form)}, 0)`);
    expect(await rates()).toEqual([]);
    expect((await publish.rate({ dated: day(-1) })).version).toBe(1);
    expect(await rates()).toEqual([{ version: 1, per_dollar: '18.0315' }]);
  });

  it('is replaced by the rate of a later day; everyone reads the newest, operators all', async () => {
    await publish.rate({ dated: day(0), perDollar: '17.95' }, 1);
    for (const who of [undefined, await addPatient(db.sql), (await addSpecialist(db.sql)).id])
      expect(await rates(who)).toEqual([{ version: 2, per_dollar: '17.9500' }]);
    expect((await rates(operator)).map(({ version }) => version)).toEqual([1, 2]);
    // The same press twice is one version; who looked at an older one, or has an older day, is told.
    expect((await publish.rate({ dated: day(0), perDollar: '17.95' }, 2)).version).toBe(2);
    expect(await hintOf(publish.rate({ dated: day(0), perDollar: '17.96' }, 1))).toBe('data.conflict');
    expect(await hintOf(publish.rate({ dated: day(-1), perDollar: '17.96' }, 2))).toBe('rate.dated');
  });

  it('is of a day that people would still be shown', async () => {
    expect(await hintOf(publish.rate({ dated: day(-32) }, 2))).toBe('rate.dated');
    expect(await hintOf(publish.rate({ dated: day(2) }, 2))).toBe('rate.dated');
  });

  it('comes from operators only', async () => {
    for (const who of [await addPatient(db.sql), (await addSpecialist(db.sql)).id])
      expect(await hintOf(publish.rate({ dated: day(0) }, 2, who))).toBe('access.refused');
  });

  it.each(exchangeRateExamples(day(0)).map((example) => [example.name, example] as const))(
    'is taken or refused as the form does: %s',
    async (_, { values, refused }) => {
      const [current] = await rates();
      expect(await hintOf(publish.rate(values, current?.version ?? 0))).toBe(refused?.id ?? 'nothing was refused');
    },
  );

  it.each(['update public.exchange_rates set per_dollar = 1', 'update public.exchange_rates set retired_at = null'])(
    'never changes, not for the owner of the table either: %s',
    async (change) => {
      expect(await hintOf(db.sql.unsafe(change))).toBe('access.refused');
      expect(await hintOf(db.sql`delete from public.exchange_rates`)).toBe('access.refused');
      expect(await hintOf(db.sql`truncate public.exchange_rates`)).toBe('access.refused');
    },
  );
});
