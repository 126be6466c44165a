import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOperator, jobsAt, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, asGuest, hintOf } from '../support/people';
import { bookVisit, useSandbox } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
});
afterAll(() => db.drop());

const ANSWER = 'It went back to your card on Monday.';
const ask = (who: string, visit: string | null, key: string = randomUUID(), request = 'I paid twice for one visit') =>
  as(
    db.sql,
    who,
    (tx) => tx<{ id: string; days: number }[]>`
      select id, extract(day from due_at - asked_at)::int as days from public.ask_help(${key}, 'payment', ${request}, ${visit})`,
  );
const answer = (who: string, id: string, words = ANSWER) =>
  as(db.sql, who, (tx) => tx`select public.answer_help(${id}, ${words})`);
const queueFor = (who: string) =>
  as(
    db.sql,
    who,
    (tx) => tx<{ id: string; person_name: string; specialist_name: string | null; answer: string | null }[]>`
      select id, person_name, specialist_name, answer from public.help_desk()`,
  );

it('takes a question with the visit it is about, once by its key, and promises an answer within a day', async () => {
  const [patient, operator] = [await addPatient(db.sql), await addOperator(db.sql)];
  const visit = await bookVisit(db.sql, patient, await addSpecialist(db.sql, { name: 'Naledi Oneletter' }));
  const key = randomUUID();
  const [first] = await ask(patient, visit, key);
  expect(first).toEqual({ id: key, days: 1 });
  expect(await ask(patient, visit, key)).toHaveLength(1);
  const waiting = (await queueFor(operator)).filter(({ id }) => id === key);
  expect(waiting).toMatchObject([{ specialist_name: 'Naledi Oneletter', answer: null }]);
  const overview = await as(
    db.sql,
    operator,
    (tx) => tx`select waiting from public.desk_overview() where queue = 'helpRequests'`,
  );
  expect(overview).toEqual([{ waiting: 1 }]);
});

it('answers once: in the product, and by a mail without the words', async () => {
  const [patient, operator] = [await addPatient(db.sql), await addOperator(db.sql)];
  const key = randomUUID();
  await ask(patient, null, key);
  await answer(operator, key);
  await answer(operator, key);
  expect(await hintOf(answer(operator, key, 'Something else altogether.'))).toBe('access.notNow');
  const own = await as(db.sql, patient, (tx) => tx`select answer from public.help_requests where id = ${key}`);
  expect(own).toEqual([{ answer: ANSWER }]);
  const mails = await db.sql<{ template: string; payload: object }[]>`
    select template, payload from public.outbox where recipient_id = ${patient} and template = 'help.answered'`;
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).not.toContain('went back');
  expect(await hintOf(db.sql`update public.help_requests set request = 'Something else' where id = ${key}`)).toBe(
    '23514',
  );
});

it('is refused for visits of others, for no words, for strangers’ keys, and after six a day', async () => {
  const [patient, other, operator] = [await addPatient(db.sql), await addPatient(db.sql), await addOperator(db.sql)];
  const visit = await bookVisit(db.sql, patient, await addSpecialist(db.sql));
  expect(await hintOf(ask(other, visit))).toBe('booking.notFound');
  expect(await hintOf(ask(other, null, randomUUID(), 'short'))).toBe('access.noteRequired');
  expect(await hintOf(ask(other, null, randomUUID(), 'x'.repeat(1001)))).toBe('validation.tooLong');
  const key = randomUUID();
  await ask(patient, visit, key);
  expect(await hintOf(ask(other, null, key))).toBe('data.invalid');
  expect(await as(db.sql, other, (tx) => tx`select from public.help_requests where id = ${key}`)).toHaveLength(0);
  expect(await hintOf(queueFor(other))).toBe('access.refused');
  expect(await hintOf(answer(other, key))).toBe('access.refused');
  expect(await hintOf(answer(operator, randomUUID()))).toBe('data.notFound');
  for (let asked = 1; asked < 6; asked += 1) await ask(patient, null);
  expect(await hintOf(ask(patient, null))).toBe('data.busy');
});

const askAsGuest = (key: string, way: { email?: string; phone?: string }, name = 'Thandi Mokoena') =>
  asGuest(
    db.sql,
    (
      tx,
    ) => tx`select public.ask_help_as_guest(${key}, ${name}, 'signIn', 'I cannot sign in any more', ${way.email ?? null},
      ${way.phone ?? null})`,
  );
const answerBehind = (id: string) =>
  asGuest(db.sql, (tx) => tx<{ answer: string | null }[]>`select answer from public.answer_to_guest(${id})`);

it('takes a question without an account; no mail leaves before the answer, and the link shows it for thirty days', async () => {
  const operator = await addOperator(db.sql);
  const [key, email] = [randomUUID(), `${randomUUID()}@example.org`];
  await askAsGuest(key, { email });
  await askAsGuest(key, { email });
  const mails = () =>
    db.sql<{ template: string; payload: object }[]>`
      select template, payload from public.outbox where recipient_email = ${email}`;
  expect(await mails()).toEqual([]);
  expect(await queueFor(operator)).toContainEqual(
    expect.objectContaining({ id: key, person_name: 'Thandi Mokoena', answer: null }),
  );
  expect(await answerBehind(key)).toEqual([{ answer: null }]);
  await answer(operator, key);
  await answer(operator, key);
  expect(await hintOf(answer(operator, key, 'Something else altogether.'))).toBe('access.notNow');
  expect(await mails()).toMatchObject([{ template: 'notifications.guestAnswered', payload: { token: key } }]);
  expect(JSON.stringify(await mails())).not.toContain('went back');
  expect(await answerBehind(key)).toEqual([{ answer: ANSWER }]);
  expect(await answerBehind(randomUUID())).toEqual([]);
  await useMovableClock(db.sql);
  for (const [days, left] of [
    [29, 1],
    [31, 0],
  ] as const) {
    await jobsAt(db.sql, new Date(Date.now() + days * 86_400_000));
    const kept = await db.sql`select from private.guest_questions where id = ${key}`;
    expect(kept).toHaveLength(left);
  }
});

it('gives the number of whoever wants to be called to operators, and refuses what reaches nobody', async () => {
  const operator = await addOperator(db.sql);
  const key = randomUUID();
  await askAsGuest(key, { phone: '082 555 0199' });
  const waiting = await as(
    db.sql,
    operator,
    (tx) => tx`select is_guest, phone from public.help_desk() where id = ${key}`,
  );
  expect(waiting).toEqual([{ is_guest: true, phone: '082 555 0199' }]);
  await answer(operator, key);
  expect(await db.sql`select from public.outbox where payload ->> 'token' = ${key}`).toHaveLength(0);
  expect(await hintOf(askAsGuest(randomUUID(), {}))).toBe('data.invalid');
  expect(await hintOf(askAsGuest(randomUUID(), { email: 'a@b.example', phone: '082 555 0199' }))).toBe('data.invalid');
  expect(await hintOf(askAsGuest(randomUUID(), { email: 'nobody' }))).toBe('validation.email');
  expect(await hintOf(askAsGuest(randomUUID(), { phone: '082' }))).toBe('validation.phone');
  expect(await hintOf(askAsGuest(randomUUID(), { email: 'a@b.example' }, 'visit www.example.org'))).toBe(
    'validation.plainName',
  );
  const patient = await addPatient(db.sql);
  const own = randomUUID();
  await as(
    db.sql,
    patient,
    (tx) => tx`select public.ask_help(${own}, 'other', 'Please explain my bill', null, '082 555 0199')`,
  );
  expect(
    await as(db.sql, operator, (tx) => tx`select is_guest, phone from public.help_desk() where id = ${own}`),
  ).toEqual([{ is_guest: false, phone: '082 555 0199' }]);
});
