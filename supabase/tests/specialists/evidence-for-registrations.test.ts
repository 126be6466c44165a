import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { only } from '../support/access';
import { exportOf } from '../support/looks';
import { addOperator, useMovableClock } from '../support/operators';
import { addPatient, addUser, as, hintOf, numberOf, onboardSpecialist } from '../support/people';
import { json } from '../support/records';
import { days, registrationsOf } from '../support/registrations';

let db: TestDatabase;
let operator: string;
let reg: ReturnType<typeof registrationsOf>;
beforeAll(async () => {
  db = await startTestDatabase();
  await useMovableClock(db.sql);
  operator = await addOperator(db.sql);
  reg = registrationsOf(db.sql, operator);
});
afterAll(() => db.drop());

const FILE = { name: 'Certificate.pdf', type: 'application/pdf', size: 10, sha256: 'a'.repeat(64) };
const DONE = 'nothing was refused';
interface Row {
  id: string;
  path: string;
  state: string;
  opened_at: Date | null;
}
const announce = (who: string, kind: string, key: string = randomUUID(), file: object = FILE) =>
  as(db.sql, who, async (tx) =>
    only(await tx<Row[]>`select * from public.add_registration_file(${kind}, ${tx.json(json(file))}, ${key})`),
  );
const settle = (id: string, sha256 = FILE.sha256, note = '') =>
  db.sql`select public.settle_document(${id}, 'clean', ${note}, ${FILE.size}, ${sha256})`;
async function give(who: string, kind: string): Promise<Row> {
  const file = await announce(who, kind);
  await settle(file.id);
  return file;
}
const whole = (who: string) => give(who, 'certificate').then(() => give(who, 'identity'));
const mine = (who: string) =>
  as(db.sql, who, (tx) => tx<Row[]>`select * from public.registration_files order by created_at`);
const drop = (who: string, id: string) => as(db.sql, who, (tx) => tx`select public.drop_registration_file(${id})`);
const askMore = (who: string, id: string, reason: string) =>
  as(db.sql, who, (tx) => tx`select public.ask_for_evidence(${id}, ${reason})`);
const told = async (who: string) =>
  (
    await as(db.sql, who, (tx) => tx<{ event: string }[]>`select event from public.notifications order by created_at`)
  ).map(({ event }) => event);
const mailed = async (who: string) =>
  (
    await db.sql<{ template: string }[]>`select template from public.outbox where recipient_id = ${who} order by id`
  ).map(({ template }) => template);
const clockOf = async (who: string) =>
  only(
    await db.sql<{ due: Date | null; more: Date | null }[]>`select reg_due_at as due, reg_more_at as more
      from public.specialists where profile_id = ${who}`,
  );
const open = (who: string, id: string) =>
  as(db.sql, who, async (tx) =>
    only(await tx<{ ticket: string }[]>`select public.open_registration_file(${id}) as ticket`),
  );
const redeem = (ticket: string) => db.sql`select public.redeem_document_ticket(${ticket}) as file`;
const looks = (file: string) =>
  db.sql`select operator_id, kind from private.registration_looks where file_id = ${file}`;

/** Somebody who chose to be a specialist and filled in nothing yet. */
async function newcomer(): Promise<string> {
  const id = await addUser(db.sql, 'Naledi Test');
  await as(db.sql, id, (tx) => tx`select public.choose_role('specialist')`);
  return id;
}

describe('evidence', () => {
  it('is given while signing up, once by one key, and read by its owner alone', async () => {
    const [who, key] = [await newcomer(), randomUUID()];
    const [first, again] = await Promise.all([announce(who, 'certificate', key), announce(who, 'certificate', key)]);
    expect(first).toEqual(again);
    expect(first).toMatchObject({ path: `${who}/${key}/file.pdf`, state: 'awaiting_file' });
    expect(await hintOf(announce(who, 'identity', key))).toBe('data.conflict');
    expect(await hintOf(announce(await newcomer(), 'certificate', key))).toBe('data.conflict');
    expect(await hintOf(announce(who, 'selfie'))).toBe('data.invalid');
    expect(await hintOf(announce(who, 'identity', randomUUID(), { ...FILE, name: 'x.exe.pdf' }))).toBe(
      'chart.fileNameRefused',
    );
    for (const other of [await addPatient(db.sql), operator]) {
      expect(await hintOf(announce(other, 'certificate'))).toBe('access.refused');
      expect(await mine(other)).toEqual([]);
    }
    expect(await mine(who)).toHaveLength(1);
    const direct = as(db.sql, who, (tx) => tx`update public.registration_files set state = 'stored'`);
    expect(await hintOf(direct)).toBe('42501');
  });

  it('may be uploaded to its own place only, and counts when what arrived was announced', async () => {
    const [who, other] = [await newcomer(), await newcomer()];
    const file = await announce(who, 'identity');
    const may = (by: string) =>
      as(
        db.sql,
        by,
        async (tx) => only(await tx<{ may: boolean }[]>`select private.may_upload(${file.path}, 1) as may`).may,
      );
    expect([await may(who), await may(other)]).toEqual([true, false]);
    const check = (by: string) => hintOf(as(db.sql, by, (tx) => tx`select public.document_to_check(${file.id})`));
    expect([await check(who), await check(other)]).toEqual([DONE, 'chart.notFound']);
    await settle(file.id, 'b'.repeat(64));
    expect(await mine(who)).toMatchObject([{ state: 'refused', scan_note: 'chart.fileChanged' }]);
    expect(await may(who)).toBe(false);
  });

  it('is kept with what is gone from it, which its owner and whoever checks it read', async () => {
    const who = await newcomer();
    const { id } = await announce(who, 'certificate');
    await settle(id, FILE.sha256, 'chart.signatureNotKept');
    expect(await mine(who)).toMatchObject([{ state: 'stored', scan_note: 'chart.signatureNotKept' }]);
    const list = await as(db.sql, operator, (tx) => tx`select * from public.registration_evidence(${who})`);
    expect(list).toMatchObject([{ id, scan_note: 'chart.signatureNotKept' }]);
  });

  it('is at most ten files', async () => {
    const who = await newcomer();
    for (let count = 0; count < 10; count += 1) await announce(who, 'other');
    expect(await hintOf(announce(who, 'other'))).toBe('registration.filesFull');
  });

  it('is taken back with its bytes while nothing is decided, by its owner', async () => {
    const { id } = await reg.pending();
    const file = await give(id, 'certificate');
    await drop(operator, file.id);
    expect(await mine(id)).toHaveLength(1);
    await drop(id, file.id);
    await drop(id, file.id);
    expect(await mine(id)).toEqual([]);
    expect(await db.sql`select from private.files_to_remove where path = ${file.path}`).toHaveLength(1);
    const kept = await give(id, 'certificate');
    await reg.decide({ id });
    expect(await hintOf(drop(id, kept.id))).toBe('registration.notNow');
    expect(await hintOf(announce(id, 'identity'))).toBe('registration.notNow');
  });
});

it('is opened whole by whoever confirms, not by a colleague', async () => {
  const { id } = await reg.pending();
  await whole(id);
  const files = (await mine(id)).filter(({ state }) => state === 'stored');
  const colleague = await addOperator(db.sql, 'Another Operator');
  const confirm = async () => {
    const number = await numberOf(db.sql, id);
    return hintOf(
      as(
        db.sql,
        operator,
        (tx) =>
          tx`select public.decide_registration(${id}, 'verified', ${number}, 'Naledi Test', 'cardiology', 'Register')`,
      ),
    );
  };
  for (const file of files) await open(colleague, file.id);
  expect(await confirm()).toBe('registration.openFirst');
  await open(operator, files[0]?.id ?? '');
  expect(await confirm()).toBe('registration.openFirst');
  await open(operator, files[1]?.id ?? '');
  expect(await confirm()).toBe(DONE);
});

describe('the time to answer', () => {
  it('begins when number and both documents are here, is told, and ends with the decision', async () => {
    const { id } = await reg.pending();
    await give(id, 'certificate');
    expect(await clockOf(id)).toEqual({ due: null, more: null });
    const identity = await give(id, 'identity');
    const { due } = await clockOf(id);
    expect(due?.getTime()).toBeGreaterThan(Date.now() + 2 * 86_400_000);
    expect([await told(id), await mailed(id)]).toEqual([['registration.received'], ['registration.received']]);
    await drop(id, identity.id);
    expect((await clockOf(id)).due).toBeNull();
    await give(id, 'identity');
    await reg.decide({ id });
    expect(await clockOf(id)).toEqual({ due: null, more: null });
    expect((await told(id)).at(-1)).toBe('registration.verified');
  });

  it('begins with the form for who gave both before', async () => {
    const who = await newcomer();
    await whole(who);
    expect(await told(who)).toEqual([]);
    await onboardSpecialist(db.sql, who, { verified: false });
    expect((await clockOf(who)).due).not.toBeNull();
    expect([await told(who), await mailed(who)]).toEqual([['registration.received'], ['registration.received']]);
  });

  it('needs a new certificate after one that was judged', async () => {
    const { id } = await reg.pending();
    await whole(id);
    await reg.decide({ id, until: days(2) });
    await reg.expireAt(days(17));
    await reg.ask(id, await numberOf(db.sql, id));
    expect((await clockOf(id)).due).toBeNull();
    await give(id, 'certificate');
    expect((await clockOf(id)).due).not.toBeNull();
  });
});

describe('asking for more', () => {
  it('says what, stops the time, is told once, and ends with the next file', async () => {
    const { id } = await reg.pending();
    await whole(id);
    await askMore(operator, id, 'The certificate cannot be read.');
    await askMore(operator, id, 'The certificate cannot be read.');
    expect(await clockOf(id)).toEqual({ due: null, more: expect.any(Date) });
    expect(await told(id)).toEqual(['registration.received', 'registration.moreNeeded']);
    const checks = await as(db.sql, id, (tx) => tx`select state, evidence, note from public.my_registration_checks()`);
    expect(checks[0]).toEqual({
      state: 'pending',
      evidence: 'More was asked for',
      note: 'The certificate cannot be read.',
    });
    await give(id, 'certificate');
    expect(await clockOf(id)).toEqual({ due: expect.any(Date), more: null });
    expect((await told(id)).at(-1)).toBe('registration.received');
  });

  it('is for operators, with a reason, about what waits', async () => {
    const { id } = await reg.pending();
    expect(await hintOf(askMore(id, id, 'Let me in.'))).toBe('access.refused');
    expect(await hintOf(askMore(operator, id, ' '))).toBe('registration.reasonRequired');
    expect(await hintOf(askMore(operator, id, 'x'.repeat(1001)))).toBe('validation.tooLong');
    expect(await hintOf(askMore(operator, randomUUID(), 'Who?'))).toBe('data.notFound');
    await reg.decide({ id });
    expect(await hintOf(askMore(operator, id, 'Too late.'))).toBe('registration.notNow');
  });

  it('does not put who waits behind others', async () => {
    const { id } = await reg.pending();
    const askedAt = async () => (await reg.waiting(operator)).find((row) => row.specialist_id === id);
    const before = await askedAt();
    await askMore(operator, id, 'Your identity document, please.');
    expect(await askedAt()).toMatchObject({ asked_at: Reflect.get(before ?? {}, 'asked_at'), files: 0 });
  });
});

describe('an opening', () => {
  it('is a line, told to the owner, and undone by nobody', async () => {
    const { id } = await reg.pending();
    const file = await give(id, 'identity');
    const { ticket } = await open(operator, file.id);
    expect(await looks(file.id)).toEqual([{ operator_id: operator, kind: 'identity' }]);
    expect((await mine(id))[0]?.opened_at).toBeInstanceOf(Date);
    expect((await redeem(ticket))[0]?.file).toMatchObject({ path: file.path, file_name: FILE.name });
    expect(await hintOf(redeem(ticket))).toBe('chart.ticketSpent');
    expect(await hintOf(db.sql`delete from private.registration_looks`)).not.toBe(DONE);
    await drop(id, file.id);
    expect(await looks(file.id)).toHaveLength(1);
  });

  it('is for the owner, without a line, and for operators of now', async () => {
    const [{ id }, colleague] = [await reg.pending(), await reg.pending()];
    const file = await give(id, 'certificate');
    for (const other of [colleague.id, await addPatient(db.sql)]) {
      expect(await hintOf(open(other, file.id))).toBe('chart.notFound');
    }
    await redeem((await open(id, file.id)).ticket);
    expect(await looks(file.id)).toEqual([]);
    const leaving = await addOperator(db.sql);
    const { ticket } = await open(leaving, file.id);
    await db.sql`select public.dismiss_operator(${leaving})`;
    expect(await hintOf(redeem(ticket))).toBe('chart.ticketSpent');
    expect(await hintOf(open(leaving, file.id))).toBe('chart.notFound');
  });

  it('is of what was inspected and kept', async () => {
    const { id } = await reg.pending();
    const file = await announce(id, 'certificate');
    expect(await hintOf(open(operator, file.id))).toBe('chart.notFound');
    const list = await as(db.sql, operator, (tx) => tx`select * from public.registration_evidence(${id})`);
    expect(list).toEqual([]);
  });
});

it('a closed account takes its evidence along, and its owner has it in the export before', async () => {
  const { id } = await reg.pending();
  const file = await give(id, 'identity');
  const { entry } = await exportOf(db.sql, id);
  expect(entry.map(({ resource }) => resource.id)).toContain('registration-files');
  await db.sql`insert into private.closed_accounts (id, role, name, kept) values (${id}, 'specialist', 'Naledi Test', '[]')`;
  expect(await db.sql`select from public.registration_files where id = ${file.id}`).toHaveLength(0);
  expect(await db.sql`select from private.files_to_remove where path = ${file.path}`).toHaveLength(1);
});
