import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visit } from '../support/consultations';
import { addOperator, asAt, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, asGuest, asService, hintOf } from '../support/people';
import { notWorking } from '../support/registrations';
import { bookVisit, openingsOf, useSandbox } from '../support/visits';

let db: TestDatabase;
let operator: string;
const HOUR = 3_600_000;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  operator = await addOperator(db.sql);
});
afterAll(() => db.drop());

interface Queue {
  queue: string;
  waiting: number;
  oldest_at: Date | null;
  due_at: Date | null;
}
const queuesAt = async (at: Date) =>
  Object.fromEntries(
    (await asAt(db.sql, operator, at, (tx) => tx<Queue[]>`select * from public.desk_overview()`)).map((row) => [
      row.queue,
      row,
    ]),
  );

/** A mail that the mail server refused for good. */
async function lostMail(who: string, payload: object = {}): Promise<string> {
  await db.sql`select private.notify(${who}, 'booking.corrected', null, ${db.sql.json({ ...payload })}, null)`;
  return asService(db.sql, async (tx) => {
    const claimed = await tx<{ id: string; attempts: number; recipient_id: string }[]>`
      select id::text, attempts, recipient_id from public.claim_outbox(100)`;
    for (const { id, attempts } of claimed)
      await tx`select public.settle_outbox(${id}, ${attempts}, 'refused', 'refused 550')`;
    return claimed.find(({ recipient_id }) => recipient_id === who)?.id ?? '';
  });
}
interface Lost {
  id: string;
  about: string;
  address: string;
  reason: string;
  may_send_again: boolean;
}
const lost = async () =>
  as(
    db.sql,
    operator,
    (tx) => tx<Lost[]>`select id::text, about, address, reason, may_send_again from public.mails_that_failed()`,
  );
const sendAgain = (id: string, who = operator) => as(db.sql, who, (tx) => tx`select public.send_mail_again(${id})`);
const waitingFor = (who: string) =>
  db.sql<{ recipient_email: string; template: string }[]>`
    select recipient_email, template from public.outbox where recipient_id = ${who} and state = 'waiting'`;

/** A visit whose patient waited in vain for the specialist. */
async function missed() {
  const specialist = await addSpecialist(db.sql);
  const patient = await addPatient(db.sql);
  const [at] = await openingsOf(db.sql, specialist.id, 1, new Date(Date.now() + 30 * HOUR));
  if (!at) throw new Error('No opening.');
  const id = await bookVisit(db.sql, patient, specialist, at);
  const visit = new Visit(db.sql, id, patient, specialist.id, at);
  await visit.enter(-5);
  await visit.report(patient, 'join', -5);
  await visit.settle(20);
  return { id, visit, patient, specialist };
}

describe('mails that did not arrive', () => {
  it('are listed without a name or a text, and the address hidden', async () => {
    const patient = await addPatient(db.sql);
    const id = await lostMail(patient);
    const found = (await lost()).find((one) => one.id === id);
    expect(found).toMatchObject({ about: 'booking.corrected', reason: 'refused 550', may_send_again: true });
    const [person] = await db.sql<{ email: string }[]>`select email from public.profiles where id = ${patient}`;
    expect(found?.address).toBe(`${person?.email[0]}…@${person?.email.split('@')[1]}`);
    expect(Object.keys(found ?? {})).not.toContain('payload');
  });

  it('are sent again once, to the address their owner has now', async () => {
    const patient = await addPatient(db.sql);
    const id = await lostMail(patient);
    await db.sql`update public.profiles set email = 'new@example.com' where id = ${patient}`;
    const before = await waitingFor(patient);
    await sendAgain(id);
    await sendAgain(id);
    const after = await waitingFor(patient);
    expect(after).toHaveLength(before.length + 1);
    expect(after).toContainEqual({ recipient_email: 'new@example.com', template: 'booking.corrected' });
    expect((await lost()).map((one) => one.id)).not.toContain(id);
  });

  it('stay unsent when what they tell of is over, or nobody knows their owner’s address', async () => {
    const over = await lostMail(await addPatient(db.sql), { endsAt: '2020-01-01T10:00:00Z' });
    expect((await lost()).find(({ id }) => id === over)?.may_send_again).toBe(false);
    expect(await hintOf(sendAgain(over))).toBe('mail.notAgain');
    const addressless = await addPatient(db.sql);
    const unknown = await lostMail(addressless);
    await db.sql`update public.profiles set email = '' where id = ${addressless}`;
    expect(await hintOf(sendAgain(unknown))).toBe('mail.notAgain');
    expect(await hintOf(sendAgain('0'))).toBe('data.notFound');
  });
});

describe('the evidence of a missed visit', () => {
  it('tells who came and went, and nothing once the visit is no longer looked at', async () => {
    const { id, visit } = await missed();
    const read = (minute: number) =>
      visit.as(
        operator,
        minute,
        (tx) => tx<{ side: string; kind: string }[]>`select side, kind from public.no_show_evidence(${id})`,
      );
    expect(await read(30)).toContainEqual({ side: 'patient', kind: 'join' });
    expect(await hintOf(read(49 * 60))).toBe('booking.notFound');
  });

  it('is for operators alone, those of the visit included', async () => {
    const { id, visit, patient, specialist } = await missed();
    for (const who of [patient, specialist.id, await addPatient(db.sql)])
      expect(await hintOf(visit.as(who, 30, (tx) => tx`select * from public.no_show_evidence(${id})`))).toBe(
        'access.refused',
      );
  });
});

describe('the overview of the desk', () => {
  it('counts each queue with its age or its end', async () => {
    const { id, visit } = await missed();
    await lostMail(await addPatient(db.sql));
    const now = visit.at(30);
    const queues = await queuesAt(now);
    expect(queues.missedVisits?.waiting).toBeGreaterThan(0);
    expect(Number(queues.missedVisits?.due_at)).toBeGreaterThan(Number(now));
    expect(queues.mails?.waiting).toBeGreaterThan(0);
    expect(queues.registrations).toMatchObject({ waiting: 0, oldest_at: null });
    await visit.as(operator, 31, (tx) => tx`select public.correct_no_show(${id}, 'The line was down')`);
    expect((await queuesAt(now)).missedVisits?.waiting).toBe((queues.missedVisits?.waiting ?? 0) - 1);
  });

  it('is for operators alone', async () => {
    const ask = (tx: Parameters<Parameters<typeof asGuest>[1]>[0]) => tx`select * from public.desk_overview()`;
    const closed = await notWorking(db.sql, operator);
    for (const who of [await addPatient(db.sql), (await addSpecialist(db.sql)).id, ...closed]) {
      expect(await hintOf(as(db.sql, who, ask))).toBe('access.refused');
      expect(await hintOf(sendAgain('0', who))).toBe('access.refused');
      for (const name of ['mails_that_failed', 'mail_state'])
        expect(await hintOf(as(db.sql, who, (tx) => tx`select * from ${tx(`public.${name}`)}()`))).toBe(
          'access.refused',
        );
    }
    expect(await hintOf(asGuest(db.sql, ask))).toBe('42501');
    const dismissed = await addOperator(db.sql, 'Not Any More');
    await db.sql`select public.dismiss_operator(${dismissed})`;
    expect(await hintOf(as(db.sql, dismissed, ask))).toBe('access.refused');
  });
});
