import { randomUUID } from 'node:crypto';
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
  const child = await addPerson(db.sql, mother, { firstName: name });
  return { mother, child };
}
/** A document of the child's record, as the mother's upload leaves it. */
async function paper(child: string, sender: string, type = 'authority') {
  const id = randomUUID();
  await db.sql`insert into public.documents (id, patient_id, type, title, document_date, category, file_name, mime_type,
      size_bytes, sha256, source, recorded_by)
    values (${id}, ${child}, ${type}, 'Birth certificate', '2026-01-01', 'documents', 'paper.jpg', 'image/jpeg', 10,
      ${'a'.repeat(64)}, 'self', ${sender})`;
  await db.sql`select public.settle_document(${id}, 'clean', '', 10, ${'a'.repeat(64)})`;
  return id;
}
const open = (id: string, who = operator) =>
  as(db.sql, who, async (tx) => (await tx`select public.open_authority_paper(${id}) as ticket`)[0]?.ticket as string);
const decide = (
  id: string,
  confirms: boolean,
  who = operator,
  reason = 'Number 12.',
  proof: string | null = 'court_order',
) => as(db.sql, who, (tx) => tx`select public.decide_authority(${id}, ${confirms}, ${reason}, ${proof})`);
const waiting = async () =>
  (await as(db.sql, operator, (tx) => tx`select id, verdict from public.authority_papers()`)).filter(
    ({ verdict }) => verdict === null,
  );
const paperOf = async (who: string) =>
  (await as(db.sql, who, (tx) => tx`select paper from public.my_people()`))[0]?.paper;
const told = async (who: string) =>
  (
    await db.sql`select event from public.notifications where recipient_id = ${who} and event like 'patient.paper%'`
  ).map(({ event }) => event);
const lines = (child: string) => db.sql`select actor_id, category, action, basis from public.access_log
  where patient_id = ${child} and actor_id = ${operator} order by seq`;

it('waits on the desk, is opened with a line in the log, and confirmed: the sender is told, the right stays', async () => {
  const { mother, child } = await family('Confirmed');
  expect(await paperOf(mother)).toBeNull();
  const id = await paper(child, mother);
  expect(await paperOf(mother)).toMatchObject({ state: 'sent', documentId: id });
  expect(await waiting()).toMatchObject([{ id }]);
  const [queue] = await as(
    db.sql,
    operator,
    (tx) => tx`select * from public.desk_overview() where queue = 'authorities'`,
  );
  expect(queue).toMatchObject({ waiting: 1 });
  expect(await hintOf(decide(id, true))).toBe('guardian.unopened');
  const ticket = await open(id);
  const [given] = await db.sql`select public.redeem_document_ticket(${ticket}) as file`;
  expect(given?.file).toMatchObject({ file_name: 'paper.jpg' });
  expect(await hintOf(decide(id, true, operator, 'Number 12.', null))).toBe('guardian.proof');
  expect(await hintOf(decide(id, true, operator, ' '))).toBe('death.reasonRequired');
  await decide(id, true);
  await decide(id, true);
  expect(await hintOf(decide(id, false))).toBe('death.notNow');
  expect(await waiting()).toEqual([]);
  expect(await paperOf(mother)).toMatchObject({ state: 'confirmed', proof: 'court_order', reason: 'Number 12.' });
  expect(await told(mother)).toEqual(['patient.paperConfirmed']);
  expect(await lines(child)).toMatchObject([
    { category: 'documents', action: 'download', basis: 'operator' },
    { category: 'profile', action: 'change', basis: 'operator' },
  ]);
  // What is confirmed stays so when the picture is taken out of the record.
  await db.sql`update public.documents set state = 'removed' where id = ${id}`;
  expect(await paperOf(mother)).toMatchObject({ state: 'confirmed' });
});

it('is not accepted with a reason; the right stays, and another paper waits again', async () => {
  const { mother, child } = await family('Refused');
  const id = await paper(child, mother);
  await open(id);
  await decide(id, false, operator, 'No stamp.');
  expect(await told(mother)).toEqual(['patient.paperRefused']);
  expect(await paperOf(mother)).toMatchObject({ state: 'refused', reason: 'No stamp.' });
  expect(await as(db.sql, mother, (tx) => tx`select id from public.my_people()`)).toHaveLength(1);
  const next = await paper(child, mother);
  expect(await paperOf(mother)).toMatchObject({ state: 'sent', documentId: next });
  expect(await waiting()).toMatchObject([{ id: next }]);
});

it('opens no other document of the record, to nobody but an operator, and never by an old ticket', async () => {
  const { mother, child } = await family('Closed');
  const id = await paper(child, mother);
  const letter = await paper(child, mother, 'letter');
  const stranger = await addPatient(db.sql, 'Stranger Test');
  const ofStranger = await paper(child, stranger);
  for (const who of [mother, stranger]) {
    expect(await hintOf(open(id, who))).toBe('access.refused');
    expect(await hintOf(decide(id, true, who))).toBe('access.refused');
    expect(await hintOf(as(db.sql, who, (tx) => tx`select * from public.authority_papers()`))).toBe('access.refused');
  }
  for (const other of [letter, ofStranger, randomUUID()]) expect(await hintOf(open(other))).toBe('data.notFound');
  const ticket = await open(id);
  await db.sql`update public.documents set state = 'removed' where id = ${id}`;
  expect(await hintOf(db.sql`select public.redeem_document_ticket(${ticket})`)).toBe('chart.ticketSpent');
});
