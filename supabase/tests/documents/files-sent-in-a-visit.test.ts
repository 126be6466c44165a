import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { delegateTo, newVisit, type Visit } from '../support/consultations';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, hintOf } from '../support/people';
import { json, only } from '../support/records';
import { useSandbox } from '../support/visits';

let db: TestDatabase;
let visit: Visit;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());
beforeEach(async () => {
  visit = await newVisit(db.sql);
  await visit.enter(-5);
  await visit.admit(0);
});

const ACCEPTED = 'nothing was refused';
const FILE = { name: 'My arm.jpg', type: 'image/jpeg', size: 10, sha256: 'a'.repeat(64) };
const DOCUMENT = { title: 'My arm', type: 'photo', date: '2026-01-02', file: FILE };

const send = (who: string, minute: number, of: string | null = visit.id, patient: string | null = null) => {
  const id = randomUUID();
  const document = json({ ...DOCUMENT, ...(of !== null && { appointmentId: of }) });
  return visit
    .as(who, minute, (tx) => tx`select public.add_document(${tx.json(document)}, ${id}, ${patient})`)
    .then(() => id);
};
const settle = (id: string) => db.sql`select public.settle_document(${id}, 'clean', '', ${FILE.size}, ${FILE.sha256})`;
const open = (who: string, id: string, minute = 6) =>
  hintOf(visit.as(who, minute, (tx) => tx`select public.open_document(${id}, 'consultation')`));
const share = (categories: string[], files: boolean) =>
  visit.as(visit.patient, 4, (tx) => tx`select public.set_visit_access(${visit.id}, ${categories}, ${files})`);
const heard = async () =>
  (await db.sql`select from realtime.messages where topic = ${`consultation:${visit.id}`} and event = 'files_changed'`)
    .length;

describe('a file that a patient sends while they talk', () => {
  it('opens for the specialist by the visit’s own grant, though nothing of the record is shared, and is logged', async () => {
    await share([], true);
    const id = await send(visit.patient, 5);
    expect(await open(visit.specialist, id), 'before it was inspected').toBe('chart.notFound');
    await settle(id);
    expect(await heard()).toBe(1);
    expect(await open(visit.specialist, id)).toBe(ACCEPTED);
    const log = await db.sql`select basis from public.access_log where patient_id = ${visit.patient}
      and actor_id = ${visit.specialist} and category = 'documents'`;
    expect(log).toHaveLength(1);
    const [listed] = await visit.as(
      visit.specialist,
      6,
      (tx) => tx<{ files: { id: string; mayOpen: boolean }[] }[]>`
        select public.visit_details(${visit.id}) -> 'files' as files`,
    );
    expect(listed?.files).toMatchObject([{ id, mayOpen: true }]);
  });

  it('goes along with a message', async () => {
    const id = await send(visit.patient, 5);
    await settle(id);
    const say = () =>
      visit.as(visit.patient, 6, (tx) => tx`select public.send_message(${visit.id}, ${randomUUID()}, '', null, ${id})`);
    expect(await hintOf(say())).toBe(ACCEPTED);
  });

  it('closes when the patient stops sharing files, and is never a stranger’s or of another visit', async () => {
    const id = await send(visit.patient, 5);
    await settle(id);
    const other = await newVisit(db.sql, { specialist: { id: visit.specialist, visitType: await typeOf() } });
    for (const who of [other.patient, await addPatient(db.sql), (await addSpecialist(db.sql)).id]) {
      expect(await open(who, id)).toBe('chart.notFound');
    }
    expect(await open(await delegateTo(db.sql, visit.patient, ['records', 'messages', 'join']), id)).toBe(
      'chart.notFound',
    );
    await share(['medicines'], false);
    expect(await open(visit.specialist, id)).toBe('chart.notFound');
    expect(await open(visit.patient, id)).toBe(ACCEPTED);
  });

  it('names a visit of the patient’s own whose thread is open, by the patient themselves', async () => {
    const theirs = await newVisit(db.sql);
    expect(await hintOf(send(visit.patient, 5, theirs.id))).toBe('messages.notFound');
    expect(await hintOf(send(visit.patient, 5, randomUUID()))).toBe('messages.notFound');
    expect(await hintOf(send(visit.patient, 5, 'a visit'))).toBe('data.invalid');
    const sister = await delegateTo(db.sql, visit.patient, ['book', 'records', 'messages', 'join']);
    expect(await hintOf(send(sister, 5, visit.id, visit.patient))).toBe('messages.notFound');
    expect(await hintOf(send(visit.specialist, 5, visit.id, visit.patient))).toBe('messages.notFound');
    await visit.finish(20);
    expect(await hintOf(send(visit.patient, 60))).toBe(ACCEPTED);
    expect(await hintOf(send(visit.patient, 30 + 14 * 24 * 60))).toBe('messages.closed');
  });
});

describe('a file that the practice sends while they talk', () => {
  const give = (who: string, minute: number, id: string = randomUUID()) =>
    visit
      .as(who, minute, (tx) => tx`select public.add_file_to_visit(${visit.id}, ${tx.json(json(FILE))}, ${id})`)
      .then(() => id);
  const say = (who: string, id: string) =>
    hintOf(visit.as(who, 6, (tx) => tx`select public.send_message(${visit.id}, ${randomUUID()}, '', null, ${id})`));

  it('belongs to the patient’s record, who opens it whatever is shared, and reads in the log who added it', async () => {
    await share([], false);
    const id = await give(visit.specialist, 5);
    expect(await give(visit.specialist, 5, id), 'again').toBe(id);
    expect(await say(visit.specialist, id), 'before it was inspected').toBe('messages.fileNotFound');
    await settle(id);
    expect(await say(visit.specialist, id)).toBe(ACCEPTED);
    for (const who of [visit.patient, visit.specialist]) expect(await open(who, id)).toBe(ACCEPTED);
    const [row] = await db.sql`select patient_id, source, recorded_by from public.documents where id = ${id}`;
    expect(row).toEqual({ patient_id: visit.patient, source: 'clinician', recorded_by: visit.specialist });
    const log = await db.sql`select action, basis from public.access_log where patient_id = ${visit.patient}
      and actor_id = ${visit.specialist} and basis_id = ${id} order by seq`;
    expect(log).toEqual([
      { action: 'add', basis: 'author' },
      { action: 'download', basis: 'author' },
    ]);
  });

  it('is nobody else’s: not another specialist’s, nor that of who acts for the patient, and not checked by others', async () => {
    const id = await give(visit.specialist, 5);
    await settle(id);
    const sister = await delegateTo(db.sql, visit.patient, ['records', 'messages', 'join']);
    for (const who of [(await addSpecialist(db.sql)).id, await addPatient(db.sql), sister]) {
      expect(await open(who, id)).toBe('chart.notFound');
      expect(await hintOf(give(who, 5))).toBe('messages.notFound');
      expect(await hintOf(give(who, 5, id))).toBe('messages.notFound');
    }
    // Whoever announced it has it checked; the other side of the visit does not.
    const check = (who: string) => hintOf(visit.as(who, 6, (tx) => tx`select public.document_to_check(${id})`));
    expect(await check(visit.specialist)).toBe(ACCEPTED);
    expect(await check(visit.patient)).not.toBe(ACCEPTED);
    expect(await hintOf(visit.as(visit.patient, 6, (tx) => tx`select public.remove_document(${id}, 1)`))).not.toBe(
      ACCEPTED,
    );
  });

  it('is sent as long as the thread is open', async () => {
    await visit.finish(20);
    expect(await hintOf(give(visit.specialist, 60))).toBe(ACCEPTED);
    expect(await hintOf(give(visit.specialist, 30 + 14 * 24 * 60))).toBe('messages.closed');
  });
});

const typeOf = async () =>
  only(await db.sql<{ id: string }[]>`select visit_type_id as id from public.appointments where id = ${visit.id}`).id;
