import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { only } from '../support/access';
import { addOperator, asAt, jobsAt, useMovableClock } from '../support/operators';
import { addPatient, addPerson, addSpecialist, as, asFor, hintOf } from '../support/people';
import { firstOpening, PAYS, paymentOf, statusOf, useSandbox } from '../support/visits';

let db: TestDatabase;
let mother: string;
let operator: string;
const DONE = 'nothing was refused';

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  mother = await addPatient(db.sql, 'Nomsa Khumalo');
  operator = await addOperator(db.sql);
});
afterAll(() => db.drop());

const close = (who: string, person: string, name = 'Lwazi Khumalo') =>
  as(db.sql, who, (tx) => tx`select public.close_record(${person}, ${name})`);
const familyOf = async (who: string) =>
  (await as(db.sql, who, (tx) => tx<{ id: string }[]>`select id from public.my_people()`)).map(({ id }) => id);
const join = async (person: string, basis = 'guardian') => {
  const other = await addPatient(db.sql, 'Bongani Khumalo');
  await db.sql`insert into public.delegations (patient_id, delegate_id, scopes, may, state, accepted_at, basis, relation)
    select patient_id, ${other}, scopes, may, 'active', now(), ${basis}, relation from public.delegations where patient_id = ${person}`;
  return other;
};
const writes = (person: string) =>
  db.sql`insert into public.patient_conditions (patient_id, label, recorded_by) values (${person}, ${randomUUID()}, ${person})`;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function bookFor(person: string): Promise<string> {
  const doctor = await addSpecialist(db.sql);
  const at = await firstOpening(db.sql, doctor.id);
  const acting = { actor: mother, person };
  const visit = only(
    await asFor(
      db.sql,
      { ...acting, endpoint: 'rpc/hold_slot' },
      (tx) => tx<{ id: string }[]>`select id from
      public.hold_slot(${doctor.visitType}, ${at}, 'video', 'Africa/Johannesburg', ${randomUUID()})`,
    ),
  ).id;
  await asFor(
    db.sql,
    { ...acting, endpoint: 'rpc/book_visit' },
    (tx) => tx`select public.book_visit(${visit}, 'A cough', true)`,
  );
  await asFor(
    db.sql,
    { ...acting, endpoint: 'rpc/sandbox_charge' },
    (tx) => tx`select public.sandbox_charge(${visit}, ${PAYS}, '12/49', '123', ${randomUUID()})`,
  );
  return visit;
}

describe('the record of a child', () => {
  it('is closed by its last guardian, who typed the name: visits are called off, rights end, nothing new is written', async () => {
    const child = await addPerson(db.sql, mother);
    const visit = await bookFor(child);
    expect(await hintOf(close(mother, child, 'Lwazi'))).toBe('person.nameTyped');
    expect(await statusOf(db.sql, visit)).toBe('booked');
    const terms = only(
      await asFor(
        db.sql,
        { actor: mother, person: child, endpoint: 'rpc/cancellation_terms' },
        (tx) => tx<{ refund_minor: number }[]>`select refund_minor from public.cancellation_terms(${visit})`,
      ),
    );
    await close(mother, child, ' lwazi  khumalo ');
    expect(await statusOf(db.sql, visit)).toBe('cancelled');
    const paid = await paymentOf(db.sql, visit);
    // On the visit's own terms: closing is no way around a late fee.
    expect(terms.refund_minor).toBeGreaterThan(0);
    expect(paid.refund_minor).toBe(terms.refund_minor);
    expect(await familyOf(mother)).not.toContain(child);
    const acting = asFor(db.sql, { actor: mother, person: child, endpoint: 'rpc/open_chart' }, (tx) => tx`select 1`);
    expect(await hintOf(acting)).toBe('access.notDelegated');
    expect(await hintOf(writes(child))).toBe('patient.recordClosed');
    expect(await hintOf(close(mother, child))).toBe('person.notFound');
    const lines =
      await db.sql`select actor_id, actor_role from public.access_log where patient_id = ${child} and action = 'change'`;
    expect([...lines]).toEqual([{ actor_id: mother, actor_role: 'delegate' }]);
  });

  it('is closed by nobody else: a stranger, a carer, one of two guardians, who acts for somebody, nor past a sign-in', async () => {
    const child = await addPerson(db.sql, mother);
    expect(await hintOf(close(await addPatient(db.sql), child))).toBe('person.notFound');
    expect(await hintOf(close(await join(child, 'carer'), child))).toBe('person.guardiansClose');
    expect(await hintOf(close(mother, child))).toBe('person.othersLookAfter');
    const alone = await addPerson(db.sql, mother, { dateOfBirth: '2012-01-01' });
    const acting = { actor: mother, person: alone, endpoint: 'rpc/close_record' };
    expect(await hintOf(asFor(db.sql, acting, (tx) => tx`select public.close_record(${alone}, 'Lwazi Khumalo')`))).toBe(
      'access.notDelegated',
    );
    await db.sql`update public.profiles set clerk_id = ${randomUUID()} where id = ${alone}`;
    expect(await hintOf(close(mother, alone))).toBe('person.notFound');
    expect(await familyOf(mother)).toEqual(expect.arrayContaining([child, alone]));
  });

  it('is opened again by an operator within thirty days, for the guardian who closed it', async () => {
    const child = await addPerson(db.sql, mother);
    await close(mother, child);
    const reopen = (who: string, days = 0, reason = 'She rang: a mistake.') =>
      asAt(db.sql, who, inDays(days), (tx) => tx`select public.reopen_record(${child}, ${reason})`);
    expect(await hintOf(reopen(mother))).toBe('access.refused');
    expect(await hintOf(reopen(operator, 0, ' '))).toBe('death.reasonRequired');
    expect(await hintOf(reopen(operator, 31))).toBe('death.undoTooLate');
    const [found] = await as(
      db.sql,
      operator,
      (tx) =>
        tx`select reopen_until > now() as open from public.find_people('Lwazi', '2022-08-14') where id = ${child}`,
    );
    expect(found).toEqual({ open: true });
    await reopen(operator, 29);
    expect(await familyOf(mother)).toContain(child);
    expect(await hintOf(writes(child))).toBe(DONE);
    expect(await hintOf(reopen(operator))).toBe('data.notFound');
  });

  it('ends as a closed account after that: what leads to the child is erased, what was written stays', async () => {
    const child = await addPerson(db.sql, mother);
    await writes(child);
    await close(mother, child);
    await jobsAt(db.sql, inDays(29));
    const name = async () =>
      only(await db.sql<{ name: string }[]>`select name from public.profiles where id = ${child}`).name;
    expect(await name()).toBe('Lwazi Khumalo');
    await jobsAt(db.sql, inDays(31));
    expect(await name()).toBe('Closed account');
    const [kept] = await db.sql<{ until: string }[]>`select k ->> 'until' as until from private.closed_accounts c,
      jsonb_array_elements(c.kept) k where c.id = ${child} and k ->> 'category' = 'clinicalRecord'`;
    expect(kept?.until).toBe('2043-08-14');
    expect(await db.sql`select from public.patient_conditions where patient_id = ${child}`).toHaveLength(1);
  });
});
