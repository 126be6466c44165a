import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { withinOnePeriod } from '@telehealth/local-services/test-support/within-one-period';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerWithoutCounts } from '../support/callers';
import { addSpecialist, asGuest, hintOf } from '../support/people';

let db: TestDatabase;
let doctor: { id: string; visitType: string };
const ACCEPTED = 'nothing was refused';

beforeAll(async () => {
  db = await startTestDatabase();
  doctor = await addSpecialist(db.sql);
});
afterAll(() => db.drop());

/** What everybody may ask, as this transaction's caller. */
const ASKED = {
  find_slots: (tx: TransactionSql) => tx`select * from public.find_slots()`,
  count_slots: (tx: TransactionSql) => tx`select public.count_slots('[{}]')`,
  nearest_openings: (tx: TransactionSql) =>
    tx`select * from public.nearest_openings(${doctor.visitType}, now() + interval '1 day')`,
};
const SEARCHES = Object.entries(ASKED);

const from = (address: string, work: (tx: TransactionSql) => Promise<unknown>) =>
  asGuest(db.sql, async (tx) => {
    await tx`select set_config('request.headers', ${JSON.stringify({ 'x-forwarded-for': address })}, true)`;
    await work(tx);
  });

/** So many were counted before, of a caller or of all guests. */
const countedBefore = async (action: 'search' | 'facts', caller: string, used: number) => {
  await withinOnePeriod(600);
  await db.sql`select private.count_call(${action}, ${caller}, 600, ${used})`;
};

describe('how much one search gives', () => {
  const openings = (filters: object, most: number) =>
    asGuest(db.sql, async (tx) => {
      const [row] = await tx<{ n: number }[]>`select cardinality(openings) as n
        from public.find_slots(${tx.json({ ...filters })}, now(), now() + interval '900 days', ${most})`;
      return row?.n;
    });

  it('is a whole calendar of one specialist, and the next few openings of everybody', async () => {
    expect(await openings({ specialistId: doctor.id }, 500)).toBe(500);
    expect(await openings({ visitTypeId: doctor.visitType }, 500)).toBe(500);
    expect(await openings({}, 500)).toBe(12);
    expect(await openings({}, 0)).toBe(1);
  });
});

describe('how often one may search', () => {
  it.each(SEARCHES)('%s: 600 times in ten minutes from one address', async (name, search) => {
    await withinOnePeriod(600);
    const caller = await callerWithoutCounts(db.sql, 'search', 600, (n) => `${name}-${n}`);
    const address = `192.0.2.1, ${caller}`;
    await countedBefore('search', caller, 598);
    expect(await hintOf(from(address, search))).toBe(ACCEPTED);
    expect(await hintOf(from(address, search))).toBe('data.busy');
    const another = await callerWithoutCounts(db.sql, 'search', 600);
    expect(await hintOf(from(another, search))).toBe(ACCEPTED);
  });

  it('counts each of the searches that are counted at once', async () => {
    await countedBefore('search', '192.0.2.3', 598);
    const three = (tx: TransactionSql) => tx`select public.count_slots('[{}, {}, {}]')`;
    expect(await hintOf(from('192.0.2.3', three))).toBe('data.busy');
    // What was refused counts as well.
    expect(await hintOf(from('192.0.2.3', ASKED.find_slots))).toBe('data.busy');
  });

  it('makes nobody wait for the counter of a search that still runs', async () => {
    const address = await callerWithoutCounts(db.sql, 'search', 600);
    await from(address, async (running) => {
      await ASKED.find_slots(running);
      const other = from(address, async (tx) => {
        await tx`select set_config('lock_timeout', '1s', true)`;
        await ASKED.find_slots(tx);
      });
      expect(await hintOf(other)).toBe(ACCEPTED);
    });
  });

  it('leaves the landing page its numbers, and bounds them apart', async () => {
    const facts = (tx: TransactionSql) => tx`select public.public_facts('UTC')`;
    expect(await hintOf(from('192.0.2.6', facts))).toBe(ACCEPTED);
    await countedBefore('facts', '192.0.2.7', 600);
    expect(await hintOf(from('192.0.2.7', facts))).toBe('data.busy');
  });
});
