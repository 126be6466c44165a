import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { bookVisit, useSandbox } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());

interface Line {
  kind: string;
  amountMinor: number;
  state: string;
  initials: string;
}
interface Earnings {
  totals: Record<string, unknown>[];
  lines: Line[];
  firstMonth: string;
  thisMonth: string;
}
const earningsOf = (who: string, month: string | null = null) =>
  as(db.sql, who, async (tx) => {
    const [row] = await tx<{ e: Earnings }[]>`select public.my_earnings(${month}::date) as e`;
    if (row === undefined) throw new Error('One row was expected.');
    return row.e;
  });
const amountsOf = ({ lines }: Earnings) => lines.map(({ kind, amountMinor }) => [kind, amountMinor]).sort();
const dispute = async (visit: string, state: string) =>
  db.sql`select public.report_dispute(p.provider, p.provider_ref, 'dp ' || p.id, ${state}, p.amount_minor, p.currency)
    from public.payments p where p.appointment_id = ${visit}`;
const refund = (visit: string, amount: number | null, reason: string) =>
  db.sql`select private.refund(${visit}, ${amount}, ${reason})`;
async function paidVisit() {
  const specialist = await addSpecialist(db.sql);
  const id = await bookVisit(db.sql, await addPatient(db.sql), specialist);
  return { specialist: specialist.id, id };
}

describe('earnings of a specialist', () => {
  it('are each movement of money of their own visits, with initials and no name', async () => {
    const { specialist, id } = await paidVisit();
    await refund(id, 100, 'one');
    const { lines, totals, firstMonth, thisMonth } = await earningsOf(specialist);
    expect(amountsOf(await earningsOf(specialist))).toEqual([
      ['fee', 4500],
      ['refund', -100],
    ]);
    expect(lines.map(({ initials }) => initials)).toEqual(['TT', 'TT']);
    expect(totals).toEqual([
      {
        ...{ currency: 'USD', visits: 1, feesMinor: 4500, refundsMinor: -100, disputesMinor: 0 },
        ...{ serviceFeesMinor: 0, netMinor: 4400 },
      },
    ]);
    expect(firstMonth).toBe(thisMonth);
    expect((await earningsOf((await addSpecialist(db.sql)).id)).lines).toEqual([]);
    expect(await hintOf(earningsOf(await addPatient(db.sql)))).toBe('access.refused');
    expect(await hintOf(earningsOf(specialist, '2026-01-02'))).toBe('data.invalid');
    expect(await hintOf(earningsOf(specialist, '2999-01-01'))).toBe('data.invalid');
  });

  it('count a disputed fee once, whether it was to be returned too, and again when the bank decides for them', async () => {
    const { specialist, id } = await paidVisit();
    await dispute(id, 'inquiry');
    expect(amountsOf(await earningsOf(specialist))).toEqual([['fee', 4500]]);
    await dispute(id, 'open');
    expect((await earningsOf(specialist)).totals[0]).toMatchObject({ disputesMinor: -4500, netMinor: 0 });
    // The provider has not returned it: the bank's taking it back is the same money.
    await db.sql`insert into public.refunds (payment_id, appointment_id, patient_id, kind, reason, amount_minor, currency, provider_ref)
      select p.id, p.appointment_id, p.patient_id, 'refund', 'held', 4500, p.currency, p.provider_ref from public.payments p
      where p.appointment_id = ${id}`;
    expect((await earningsOf(specialist)).totals[0]).toMatchObject({
      refundsMinor: -4500,
      disputesMinor: 0,
      netMinor: 0,
    });
    const won = await paidVisit();
    await dispute(won.id, 'open');
    await dispute(won.id, 'won');
    expect(amountsOf(await earningsOf(won.specialist))).toEqual([
      ['dispute', -4500],
      ['dispute_won', 4500],
      ['fee', 4500],
    ]);
  });

  it('owe the flat fee that was disclosed when the visit was paid for, and none for a visit given back whole', async () => {
    const before = await paidVisit();
    await db.sql`update private.settings set value = 'USD 250' where key = 'service_fee'`;
    const { specialist, id } = await paidVisit();
    await db.sql`update private.settings set value = 'ZAR 9900' where key = 'service_fee'`;
    expect(amountsOf(await earningsOf(before.specialist))).toEqual([['fee', 4500]]);
    expect((await earningsOf(specialist)).totals[0]).toMatchObject({ serviceFeesMinor: -250, netMinor: 4250 });
    expect(await hintOf(db.sql`update public.payments set service_fee_minor = 0 where appointment_id = ${id}`)).toBe(
      '23514',
    );
    await refund(id, 500, 'a part');
    await refund(id, null, 'the rest');
    expect((await earningsOf(specialist)).totals[0]).toMatchObject({ serviceFeesMinor: 0, netMinor: 0 });
    expect((await earningsOf((await paidVisit()).specialist)).totals[0]).toMatchObject({ serviceFeesMinor: 0 });
    await db.sql`update private.settings set value = '' where key = 'service_fee'`;
  });
});
