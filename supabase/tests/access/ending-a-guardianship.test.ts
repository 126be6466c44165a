import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOperator } from '../support/operators';
import { addPatient, addPerson, as, hintOf } from '../support/people';

let db: TestDatabase;
let operator: string;

beforeAll(async () => {
  db = await startTestDatabase();
  operator = await addOperator(db.sql);
});
afterAll(() => db.drop());

async function family(name: string) {
  const mother = await addPatient(db.sql, `Mother ${name}`);
  const father = await addPatient(db.sql, `Father ${name}`);
  const child = await addPerson(db.sql, mother, { firstName: name });
  const [tie] = await db.sql<{ id: string }[]>`insert into public.delegations
    (patient_id, delegate_id, scopes, may, state, accepted_at, basis, relation)
    select patient_id, ${father}, scopes, may, state, accepted_at, basis, relation from public.delegations
    where patient_id = ${child} returning id`;
  return { mother, father, child, tie: tie?.id ?? '' };
}
const end = (
  tie: string,
  who = operator,
  proof: string | null = 'court_order',
  reason = 'Order 123/26 of the court.',
) => as(db.sql, who, (tx) => tx`select public.end_guardianship(${tie}, ${reason}, ${proof})`);
const people = (who: string) => as(db.sql, who, (tx) => tx`select id from public.my_people()`);
const told = async (who: string) =>
  (await db.sql`select event from public.notifications where recipient_id = ${who} and event like 'access.%'`).map(
    ({ event }) => event,
  );

it('ends at once with the paper seen, tells both guardians, and stands in the log of the record', async () => {
  const { mother, father, child, tie } = await family('Ended');
  const listed = await as(db.sql, operator, (tx) => tx`select name, basis from public.guardians_of(${child})`);
  expect(listed.map(({ name }) => name).sort()).toEqual(['Father Ended', 'Mother Ended']);
  await end(tie);
  await end(tie);
  expect(await people(father)).toEqual([]);
  expect(await people(mother)).toHaveLength(1);
  expect([await told(father), await told(mother)]).toEqual([['access.delegationEnded'], ['access.delegationEnded']]);
  const [row] = await db.sql`select state, end_reason, ended_by from public.delegations where id = ${tie}`;
  expect(row).toMatchObject({ state: 'ended', end_reason: 'papers', ended_by: operator });
  const [line] =
    await db.sql`select actor_id, action from public.access_log where patient_id = ${child} order by seq desc limit 1`;
  expect(line).toMatchObject({ actor_id: operator, action: 'change' });
});

it('needs a paper and a reason, and nobody but an operator does it: not the other guardian, not a stranger', async () => {
  const { mother, father, tie } = await family('Kept');
  const stranger = await addPatient(db.sql, 'Stranger Test');
  for (const who of [mother, father, stranger]) expect(await hintOf(end(tie, who))).toBe('access.refused');
  expect(await hintOf(end(tie, operator, null))).toBe('death.proof');
  expect(await hintOf(end(tie, operator, 'hearsay'))).toBe('death.proof');
  expect(await hintOf(end(tie, operator, 'court_order', ' '))).toBe('death.reasonRequired');
  expect(await people(father)).toHaveLength(1);
});

it('touches nothing that a patient gave to somebody', async () => {
  const patient = await addPatient(db.sql, 'Giving Test');
  const friend = await addPatient(db.sql, 'Friend Test');
  const [given] = await db.sql<
    { id: string }[]
  >`insert into public.delegations (patient_id, delegate_id, scopes, state, accepted_at)
    values (${patient}, ${friend}, array['book'], 'active', now()) returning id`;
  expect(await hintOf(end(given?.id ?? ''))).toBe('data.notFound');
});
