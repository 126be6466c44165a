import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { only } from '../support/access';
import { acting } from '../support/acting';
import { delegate, grant, logOf, openChart } from '../support/charts';
import { Visit } from '../support/consultations';
import { addOperator, jobsAt, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { json } from '../support/records';
import { bookWith, cancel, charge, firstOpening, hold, letLapse, useSandbox } from '../support/visits';

let db: TestDatabase;
let patient: string;
let doctor: { id: string; visitType: string };
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  [patient, doctor] = [await addPatient(db.sql), await addSpecialist(db.sql)];
});
afterAll(() => db.drop());

const FILE = { name: 'My arm.jpg', type: 'image/jpeg', size: 10, sha256: 'a'.repeat(64) };
const DONE = 'nothing was refused';
interface FileRow {
  id: string;
  path: string;
  state: string;
}
const announce = (who: string, file: object = FILE, key: string = randomUUID()) =>
  as(db.sql, who, async (tx) =>
    only(await tx<FileRow[]>`select * from public.add_visit_file(${tx.json(json(file))}, ${key})`),
  );
const settle = (id: string, size = FILE.size, sha256 = FILE.sha256) =>
  db.sql`select public.settle_document(${id}, 'clean', '', ${size}, ${sha256})`;
async function stored(who = patient, name = FILE.name): Promise<FileRow> {
  const file = await announce(who, { ...FILE, name });
  await settle(file.id);
  return file;
}
const attach = (who: string, visit: string, ids: readonly string[]) => bookWith(db.sql, who, visit, { files: ids });
const share = (who: string, visit: string, categories: readonly string[], files: boolean | null = null) =>
  as(db.sql, who, (tx) => tx`select public.set_visit_access(${visit}, ${[...categories]}, ${files})`);
const mine = (who: string) => as(db.sql, who, (tx) => tx<FileRow[]>`select id, state from public.visit_files`);
const open = (who: string, id: string) =>
  hintOf(as(db.sql, who, (tx) => tx`select public.open_document(${id}, 'documents')`));
const holdOne = async (who = patient) =>
  (await hold(db.sql, who, doctor.visitType, await firstOpening(db.sql, doctor.id))).id;
const toRemove = async (path: string) =>
  (await db.sql`select from private.files_to_remove where bucket = 'documents' and path = ${path}`).length;

interface Booked {
  visit: Visit;
  file: FileRow;
}
async function book(setup: (id: string) => Promise<unknown> = async () => undefined, who = patient): Promise<Booked> {
  const [file, id] = [await stored(who), await holdOne(who)];
  await setup(id);
  await bookWith(db.sql, who, id, { files: [file.id] });
  await charge(db.sql, who, id);
  const row = only(await db.sql<{ starts_at: Date }[]>`select starts_at from public.appointments where id = ${id}`);
  return { file, visit: new Visit(db.sql, id, who, doctor.id, row.starts_at) };
}
interface Details {
  files: { id: string; title: string | null; type: string; mayOpen: boolean }[];
  sharing: { categories: string[]; files: boolean };
}
const detailsOf = async (who: string, visit: string) =>
  only(await as(db.sql, who, (tx) => tx<{ details: Details }[]>`select public.visit_details(${visit}) as details`))
    .details;

describe('a file for a visit that is being booked', () => {
  it('is announced once by one key, judged like a document, and read by its owner alone', async () => {
    const [owner, key] = [await addPatient(db.sql), randomUUID()];
    const [first, again] = await Promise.all([announce(owner, FILE, key), announce(owner, FILE, key)]);
    expect(first).toEqual(again);
    expect(first).toMatchObject({ path: `${owner}/${key}/file.jpg`, state: 'awaiting_file' });
    expect(await hintOf(announce(owner, { ...FILE, sha256: 'b'.repeat(64) }, key))).toBe('data.conflict');
    expect(await hintOf(announce(patient, FILE, key))).toBe('data.conflict');
    const wrong = { type: 'text/html', name: 'x.html' };
    expect(await hintOf(announce(owner, { ...FILE, ...wrong }))).toBe('chart.fileTypeRefused');
    expect(await hintOf(announce(owner, { ...FILE, name: 'x.exe.jpg' }))).toBe('chart.fileNameRefused');
    expect(await hintOf(announce(owner, { ...FILE, size: 20 * 1024 * 1024 + 1 }))).toBe('chart.fileTooLarge');
    expect(await hintOf(announce(doctor.id))).toBe('access.refused');
    expect(await mine(owner)).toHaveLength(1);
    for (const who of [patient, doctor.id, await addOperator(db.sql)]) expect(await mine(who)).toEqual([]);
    const direct = (tx: TransactionSql) => tx`update public.visit_files set state = 'stored'`;
    expect(await hintOf(as(db.sql, owner, direct))).toBe('42501');
  });

  it('counts only when what arrived is what was announced', async () => {
    const who = await addPatient(db.sql);
    const other = await announce(who);
    await settle(other.id, FILE.size, 'b'.repeat(64));
    expect(await mine(who)).toMatchObject([{ id: other.id, state: 'refused' }]);
    await settle(other.id);
    expect(await mine(who)).toMatchObject([{ state: 'refused' }]);
    expect(await hintOf(attach(who, await holdOne(who), [other.id]))).toBe('booking.filesNotReady');
  });

  it('is no part of the record and opened by nobody yet', async () => {
    const who = await addPatient(db.sql);
    const file = await stored(who);
    expect(await open(who, file.id)).toBe('chart.notFound');
    expect((await openChart(db.sql, who, who)).categories.documents?.sections?.documents ?? []).toEqual([]);
  });

  it('is dropped with its bytes, by its owner', async () => {
    const file = await stored();
    const drop = (who: string) => as(db.sql, who, (tx) => tx`select public.drop_visit_file(${file.id})`);
    await drop(doctor.id);
    expect((await mine(patient)).map(({ id }) => id)).toContain(file.id);
    await drop(patient);
    await drop(patient);
    expect((await mine(patient)).map(({ id }) => id)).not.toContain(file.id);
    expect(await toRemove(file.path)).toBe(1);
  });

  it('comes with visits of its owner only, at most ten, and not with two', async () => {
    const who = await addPatient(db.sql);
    const [theirs, own, visit] = [await stored(), await stored(who), await holdOne(who)];
    expect(await hintOf(attach(who, visit, [theirs.id]))).toBe('booking.fileGone');
    expect(await hintOf(attach(doctor.id, visit, [own.id]))).toBe('booking.notFound');
    const helper = await addPatient(db.sql);
    await delegate(db.sql, who, helper, ['book', 'records'], 'add');
    expect(await hintOf(attach(helper, visit, [own.id]))).toBe('booking.notFound');
    const many = Array.from({ length: 11 }, () => randomUUID());
    expect(await hintOf(attach(who, visit, many))).toBe('validation.tooMany');
    await attach(who, visit, [own.id]);
    await attach(who, visit, [own.id]);
    const second = await addSpecialist(db.sql);
    const at = new Date((await firstOpening(db.sql, second.id)).getTime() + 86_400_000);
    const next = await hold(db.sql, who, second.visitType, await nearestAfter(second.id, at));
    expect(await hintOf(attach(who, next.id, [own.id]))).toBe('booking.fileGone');
    await attach(who, visit, []);
    expect(await hintOf(attach(who, next.id, [own.id]))).toBe(DONE);
  });

  it('leaves nothing behind when the time lapses or is given back, and goes on to another one until then', async () => {
    const who = await addPatient(db.sql);
    const [file, visit] = [await stored(who), await holdOne(who)];
    await attach(who, visit, [file.id]);
    await letLapse(db.sql, visit);
    await jobsAt(db.sql, new Date());
    const next = await holdOne(who);
    await attach(who, next, [file.id]);
    await cancel(db.sql, who, next);
    expect(await db.sql`select from public.documents where id = ${file.id}`).toHaveLength(0);
    await jobsAt(db.sql, new Date(Date.now() + 5 * 3_600_000));
    expect(await mine(who)).toHaveLength(1);
    await jobsAt(db.sql, new Date(Date.now() + 7 * 3_600_000));
    expect(await mine(who)).toEqual([]);
    expect(await toRemove(file.path)).toBe(1);
  });
});

async function nearestAfter(specialist: string, at: Date): Promise<Date> {
  const rows = await db.sql<{ openings: Date[] }[]>`select openings from public.find_slots(
    ${db.sql.json({ specialistId: specialist })}, ${at}, ${new Date(at.getTime() + 7 * 86_400_000)}, 1)`;
  const [first] = only(rows).openings;
  if (!first) throw new Error('No opening.');
  return first;
}

describe('files of a booked visit', () => {
  it('are documents of the patient, opened by the visit’s specialist through its grant, and logged', async () => {
    const who = await addPatient(db.sql);
    const { visit, file } = await book((id) => share(who, id, ['profile']), who);
    expect(await mine(who)).toEqual([]);
    expect((await detailsOf(who, visit.id)).files).toMatchObject([
      { title: 'My arm', type: 'image/jpeg', mayOpen: true },
    ]);
    expect((await detailsOf(doctor.id, visit.id)).files).toMatchObject([{ id: file.id, title: null, mayOpen: true }]);
    expect([await open(who, file.id), await open(doctor.id, file.id)]).toEqual([DONE, DONE]);
    expect(await logOf(db.sql, who)).toEqual([
      { actor_id: doctor.id, category: 'documents', action: 'download', basis: 'grant', screen: 'documents' },
    ]);
    expect((await openChart(db.sql, who, who)).categories.documents?.sections?.documents).toMatchObject([
      { id: file.id },
    ]);
  });

  it('are nobody else’s, whatever of the record is open to them', async () => {
    const who = await addPatient(db.sql);
    const { visit, file } = await book(undefined, who);
    const [colleague, rescuer, helper] = [
      await addSpecialist(db.sql),
      await addSpecialist(db.sql),
      await addPatient(db.sql),
    ];
    await grant(db.sql, who, colleague.id, ['profile', 'documents', 'results'], 'add');
    await delegate(db.sql, who, helper, ['book', 'records', 'sensitive'], 'add');
    await db.sql`insert into public.break_glass (specialist_id, patient_id, reason_code, reason)
      values (${rescuer.id}, ${who}, 'unconscious', 'Brought in unconscious.')`;
    for (const other of [colleague.id, rescuer.id, helper, patient, await addOperator(db.sql)]) {
      expect(await open(other, file.id)).toBe('chart.notFound');
    }
    for (const other of [colleague.id, rescuer.id]) {
      const chart = await openChart(db.sql, other, who, ['documents']);
      expect(JSON.stringify(chart)).not.toContain(file.id);
    }
    // Whoever reads the whole record in the patient's place reads these as well.
    expect(await open(acting(helper, who), file.id)).toBe(DONE);
    // Not even the visit's specialist by another right than the visit's.
    await share(who, visit.id, []);
    await grant(db.sql, who, doctor.id, ['documents'], 'add');
    expect(await open(doctor.id, file.id)).toBe('chart.notFound');
  });

  it('close with “share nothing”, and open again by the patient’s own word alone', async () => {
    const who = await addPatient(db.sql);
    const { visit, file } = await book(undefined, who);
    const helper = await addPatient(db.sql);
    await delegate(db.sql, who, helper, ['book']);
    expect((await detailsOf(acting(helper, who), visit.id)).files, 'who only books').toEqual([]);
    const ticket = await as(
      db.sql,
      doctor.id,
      (tx) => tx<{ ticket: string }[]>`select public.open_document(${file.id}) as ticket`,
    );
    await share(who, visit.id, []);
    expect(await hintOf(db.sql`select public.redeem_document_ticket(${only(ticket).ticket})`)).toBe(
      'chart.ticketSpent',
    );
    expect(await open(doctor.id, file.id)).toBe('chart.notFound');
    expect((await detailsOf(doctor.id, visit.id)).files).toMatchObject([{ mayOpen: false }]);
    await share(who, visit.id, ['profile']);
    expect(await open(doctor.id, file.id)).toBe('chart.notFound');
    expect(await hintOf(share(acting(helper, who), visit.id, ['profile'], true))).toBe('access.notDelegated');
    await share(who, visit.id, [], true);
    expect(await open(doctor.id, file.id)).toBe(DONE);
    await share(acting(helper, who), visit.id, [], false);
    expect(await open(doctor.id, file.id)).toBe('chart.notFound');
  });

  it('close when the access is revoked, the visit is cancelled or the grant has ended', async () => {
    const who = await addPatient(db.sql);
    const { visit, file } = await book(undefined, who);
    const at = (minute: number) =>
      hintOf(visit.as(doctor.id, minute, (tx) => tx`select public.open_document(${file.id})`));
    const end = 30 * 24 * 60;
    expect(await at(end - 60)).toBe(DONE);
    expect(await at(end + 120)).toBe('chart.notFound');
    await cancel(db.sql, who, visit.id);
    expect(await open(doctor.id, file.id)).toBe('chart.notFound');
    expect(await open(who, file.id)).toBe(DONE);
    const again = await book(undefined, who);
    await db.sql`update public.access_grants set state = 'revoked', ended_at = now(), ended_by = ${who}
      where appointment_id = ${again.visit.id} and state = 'active'`;
    expect(await open(doctor.id, again.file.id)).toBe('chart.notFound');
  });

  it('are taken back by the patient before the visit begins, not afterwards', async () => {
    const who = await addPatient(db.sql);
    const { visit, file } = await book(undefined, who);
    const takeBack = (by: string, minute: number) =>
      hintOf(visit.as(by, minute, (tx) => tx`select public.remove_document(${file.id}, 1)`));
    expect(await takeBack(doctor.id, -60)).toBe('chart.notFound');
    await visit.enter(-5);
    await visit.admit(0);
    expect(await takeBack(who, 1)).toBe('consultation.intakeClosed');
    const other = await book(undefined, await addPatient(db.sql));
    await other.visit.as(other.visit.patient, -60, (tx) => tx`select public.remove_document(${other.file.id}, 1)`);
    expect(await open(doctor.id, other.file.id)).toBe('chart.notFound');
    expect((await detailsOf(doctor.id, other.visit.id)).files).toEqual([]);
    expect(await open(other.visit.patient, other.file.id)).toBe(DONE);
  });

  it('are sent while its thread is open by its two sides alone, and open by its own grant', async () => {
    const who = await addPatient(db.sql);
    const { visit } = await book(undefined, who);
    const key = randomUUID();
    const send = (by: string, minute: number, id = key, file: object = FILE) =>
      visit.as(by, minute, async (tx) => {
        await tx`select public.add_file_to_visit(${visit.id}, ${tx.json(json(file))}, ${id})`;
        return only(await tx<{ file: FileRow }[]>`select public.document_to_check(${id}) as file`).file;
      });
    await visit.enter(-5);
    await visit.admit(0);
    for (const other of [(await addSpecialist(db.sql)).id, await addPatient(db.sql)]) {
      expect(await hintOf(send(other, 5, randomUUID()))).toBe('messages.notFound');
    }
    const sent = await send(who, 5);
    expect(sent).toMatchObject({ path: `${who}/${key}/file.jpg`, state: 'awaiting_file' });
    expect(await send(who, 6)).toEqual(sent);
    expect(await hintOf(send(who, 6, key, { ...FILE, sha256: 'b'.repeat(64) }))).toBe('data.conflict');
    const message = (id: string) =>
      visit.as(who, 7, (tx) => tx`select public.send_message(${visit.id}, ${randomUUID()}, '', null, ${id})`);
    expect(await hintOf(message(key)), 'not inspected yet').toBe('messages.fileNotFound');
    await settle(key);
    expect(await hintOf(message(key))).toBe(DONE);
    expect(await hintOf(visit.as(doctor.id, 8, (tx) => tx`select public.open_document(${key})`))).toBe(DONE);
    await visit.finish(20);
    expect(await hintOf(send(who, 30, randomUUID()))).toBe(DONE);
    expect(await hintOf(send(who, 15 * 24 * 60, randomUUID()))).toBe('messages.closed');
    await share(who, visit.id, []);
    expect(await hintOf(send(who, 40, randomUUID()))).toBe('messages.filesNotShared');
  });

  it('never change the visit they came with', async () => {
    const { file } = await book(undefined, await addPatient(db.sql));
    const change = db.sql`update public.documents set appointment_id = null where id = ${file.id}`;
    expect(await hintOf(change)).toBe('chart.offTheList');
  });
});
