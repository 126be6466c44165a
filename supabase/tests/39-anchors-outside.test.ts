import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAnchors } from '@telehealth/local-services/anchors/anchor-file';
import { checkAnchors, keepAnchors } from '@telehealth/local-services/anchors/keep-anchors';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { give, look } from './support/access';
import { addOperator } from './support/operators';
import { addPatient, addSpecialist } from './support/people';
import { afterHarm, anchorAll, fillLogs, ROWS, rewrite, verdictOf } from './support/tampering';

let db: TestDatabase;
let patient: string;
let neighbour: string;
let doctor: string;
let folder: string;
let path: string;

beforeAll(async () => {
  db = await startTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'sawubona-anchors-'));
  path = join(folder, 'anchors/access-log.jsonl');
  ({ patient, neighbour, doctor } = await fillLogs(db.sql));
  await keepAnchors({ sql: db.sql, path });
});
afterAll(async () => {
  await db.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('the file beside the database', () => {
  const faults = async (harm: (tx: TransactionSql) => Promise<unknown>) => {
    const events: string[] = [];
    const report = (event: string) => events.push(event);
    const found = await afterHarm(db.sql, harm, (tx) => checkAnchors({ sql: tx as never, path, report }));
    return { found, events };
  };

  it('holds every anchor once, readable by its owner alone, however often it is kept', async () => {
    expect(await keepAnchors({ sql: db.sql, path })).toBe(0);
    const { anchors, brokenLine } = await readAnchors(path);
    expect(anchors.filter((one) => one.patient_id === patient).map(({ seq }) => seq)).toEqual([2, ROWS]);
    expect(brokenLine).toBe(0);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await checkAnchors({ sql: db.sql, path })).toEqual([]);
  });

  it('finds a log that was recomputed together with every anchor in the database', async () => {
    const { found, events } = await faults(async (tx) => {
      await rewrite(tx, patient);
      await tx`update private.access_log_anchors a set hash = (select l.hash from public.access_log l
        where l.patient_id = a.patient_id and l.seq = a.seq) where patient_id = ${patient}`;
      expect(await verdictOf(tx, patient)).toMatchObject({ intact: true });
      const kept = (await readAnchors(path)).anchors;
      const [row] = await tx<{ bad: unknown[] }[]>`select public.compare_access_anchors(${tx.json(kept)}) as bad`;
      expect(row?.bad).toHaveLength(2);
    });
    expect(found).toEqual([{ patientId: patient, seq: 2, problem: 'anchor' }]);
    expect(events).toEqual(['access-log.changed']);
  });

  it('finds it even when the database’s own verification was replaced by one that always agrees', async () => {
    const { found } = await faults(async (tx) => {
      await tx`update public.access_log set actor_name = 'Nobody' where patient_id = ${patient} and seq = 5`;
      await tx`create or replace function private.access_log_hash(p_row public.access_log) returns bytea language sql
        immutable set search_path = '' as 'select p_row.hash'`;
      expect(await verdictOf(tx, patient)).toMatchObject({ intact: true });
    });
    expect(found).toEqual([{ patientId: patient, seq: 5, problem: 'content' }]);
  });

  it('shows that it was edited itself, and is then not written on', async () => {
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace(/"seq":2/, '"seq":1'));
    const events: string[] = [];
    expect(await keepAnchors({ sql: db.sql, path, report: (event) => events.push(event) })).toBe(0);
    expect(events).toEqual(['anchors.file-changed']);
    await writeFile(path, text);
  });

  it('goes on after a crash in the middle of a line', async () => {
    await appendFile(path, '{"id":99,"patient');
    await look(db.sql, doctor, neighbour, 'profile');
    await anchorAll(db.sql);
    expect(await keepAnchors({ sql: db.sql, path })).toBe(1);
    expect((await readAnchors(path)).brokenLine).toBe(0);
    expect(await checkAnchors({ sql: db.sql, path })).toEqual([]);
  });
});

describe('the anchoring', () => {
  it('does not bless a broken chain, and tells the operators', async () => {
    const operator = await addOperator(db.sql);
    const reader = (await addSpecialist(db.sql)).id;
    const person = await addPatient(db.sql);
    await give(db.sql, person, reader);
    await look(db.sql, reader, person, 'profile');
    await db.sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`update public.access_log set screen = 'another' where patient_id = ${person}`;
    });
    const [run] = await db.sql<
      { done: { result: number } }[]
    >`select private.run_job('private.anchor_access_logs') as done`;
    expect(run?.done).toEqual({ result: 0 });
    expect(await db.sql`select from private.access_log_anchors where patient_id = ${person}`).toHaveLength(0);
    expect(await db.sql`select event, ref_id from public.notifications where recipient_id = ${operator}`).toEqual([
      { event: 'access.logBroken', ref_id: person },
    ]);
  });
});
