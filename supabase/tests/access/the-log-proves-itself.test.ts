import { createHash } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { afterHarm, fillLogs, ROWS, verdictOf } from '../support/tampering';

type ChainRow = { seq: string; fields: string; prev_hash: string; hash: string };

let db: TestDatabase;
let patient: string;
let neighbour: string;

beforeAll(async () => {
  db = await startTestDatabase();
  ({ patient, neighbour } = await fillLogs(db.sql));
});
afterAll(() => db.drop());

const after = (harm: (tx: TransactionSql) => Promise<unknown>, whose = patient) =>
  afterHarm(db.sql, harm, (tx) => verdictOf(tx, whose));

describe('an access log that nobody touched', () => {
  it('is intact for its patient and for operators, and nobody else may ask', async () => {
    const ask = (who: string, whose: string | null = null) =>
      as(
        db.sql,
        who,
        (tx) => tx`select intact, problem, checked, anchored_seq from public.verify_access_log(${whose})`,
      );
    const whole = [{ intact: true, problem: null, checked: String(ROWS), anchored_seq: null }];
    expect(await ask(patient)).toEqual(whole);
    expect(await ask(await addOperator(db.sql), patient)).toEqual(whole);
    expect(await hintOf(ask(neighbour, patient))).toBe('access.refused');
    expect(await hintOf(ask((await addSpecialist(db.sql)).id, patient))).toBe('access.refused');
    expect(await ask(await addPatient(db.sql))).toEqual([{ ...whole[0], checked: '0' }]);
  });

  it('can be recomputed by its patient, and by nobody else', async () => {
    const chain = (who: string, after = 0, limit = 500) =>
      as(db.sql, who, (tx) => tx<ChainRow[]>`select * from public.my_access_log_chain(${after}, ${limit})`);
    const lines = await chain(patient);
    expect(lines.map(({ seq }) => Number(seq))).toEqual(Array.from({ length: ROWS }, (_, place) => place + 1));
    let before = '0'.repeat(64);
    for (const { fields, hash, prev_hash } of lines) {
      expect(createHash('sha256').update(fields).digest('hex')).toBe(hash);
      expect(prev_hash).toBe(before);
      before = hash;
    }
    expect((await chain(patient, 2, 1)).map(({ seq }) => Number(seq))).toEqual([3]);
    expect((await chain(neighbour)).every(({ fields }) => !fields.includes(patient))).toBe(true);
    expect(await chain((await addSpecialist(db.sql)).id)).toEqual([]);
    expect(await chain(await addOperator(db.sql))).toEqual([]);
  });

  it.each([
    'update public.access_log set screen = screen',
    'delete from public.access_log',
    'truncate public.access_log cascade',
  ])('refuses its owner: %s', async (text) => {
    await expect(db.sql.unsafe(text)).rejects.toMatchObject({ code: '42501' });
  });
});

const OTHER_VALUES: Record<string, string> = {
  id: 'gen_random_uuid()',
  actor_id: 'gen_random_uuid()',
  actor_name: "actor_name || ' '",
  actor_role: "'operator'",
  at: "at + interval '1 microsecond'",
  category: "'documents'",
  action: "'download'",
  basis: "'break_glass'",
  basis_id: 'null',
  screen: "''",
  request_id: "'other'",
  prev_hash: "sha256('x')",
  hash: "sha256('x')",
  seq: 'seq + 100',
};

describe('verify_access_log finds, with all triggers off,', () => {
  const changes = Object.entries(OTHER_VALUES).flatMap(([column, value]) =>
    [1, 4, ROWS].map((seq) => [column, seq, value] as const),
  );
  it('every column a row has', async () => {
    const columns = await db.sql<{ name: string }[]>`select attname as name from pg_attribute
      where attrelid = 'public.access_log'::regclass and attnum > 0 and not attisdropped`;
    expect(Object.keys(OTHER_VALUES).concat('patient_id').sort()).toEqual(columns.map(({ name }) => name).sort());
  });

  it.each(changes)('another %s in row %i', async (column, seq, value) => {
    const verdict = await after((tx) =>
      tx.unsafe(`update public.access_log set ${column} = ${value} where patient_id = '${patient}' and seq = ${seq}`),
    );
    expect(verdict.intact).toBe(false);
  });

  it('a row given to somebody else, in both logs', async () => {
    const move = (tx: TransactionSql) =>
      tx`update public.access_log set patient_id = ${neighbour}, seq = ${ROWS + 1} where patient_id = ${patient} and seq = ${ROWS}`;
    expect((await after(move)).problem).toBe('tail');
    expect((await after(move, neighbour)).intact).toBe(false);
  });

  it.each([1, 3, ROWS])('row %i removed, closed up or not', async (seq) => {
    const gone = (tx: TransactionSql) =>
      tx`delete from public.access_log where patient_id = ${patient} and seq = ${seq}`;
    expect((await after(gone)).intact).toBe(false);
    const closed = await after(async (tx) => {
      await gone(tx);
      await tx`update public.access_log set seq = seq - 1 where patient_id = ${patient} and seq > ${seq}`;
    });
    expect(closed.intact).toBe(false);
  });

  it('two rows in the other order', async () => {
    const swapped = await after(
      (tx) => tx`update public.access_log set seq = 5 - seq where patient_id = ${patient} and seq in (2, 3)`,
    );
    expect(swapped).toMatchObject({ intact: false, at_seq: '2' });
  });

  it.each([3, ROWS + 1])('a row put in as number %i, its own hash right', async (seq) => {
    const verdict = await after(async (tx) => {
      await tx`update public.access_log set seq = seq + 1 where patient_id = ${patient} and seq >= ${seq}`;
      await tx`insert into public.access_log select r.* from public.access_log l, lateral (select (jsonb_populate_record(l,
        jsonb_build_object('seq', ${seq}::int, 'id', gen_random_uuid()))).*) r where l.patient_id = ${patient} and l.seq = 2`;
      await tx`update public.access_log l set prev_hash = (select p.hash from public.access_log p where p.patient_id = ${patient}
        and p.seq = ${seq - 1}) where patient_id = ${patient} and seq = ${seq}`;
      await tx`update public.access_log l set hash = private.access_log_hash(l) where patient_id = ${patient} and seq = ${seq}`;
    });
    expect(verdict).toMatchObject({ intact: false, checked: String(ROWS + 1) });
  });

  it.each([
    [3, 'link', 4],
    [ROWS, 'tail', ROWS + 1],
  ])('row %i rewritten with its own hash right: %s', async (seq, problem, at) => {
    const verdict = await after(async (tx) => {
      await tx`update public.access_log set actor_name = 'Nobody' where patient_id = ${patient} and seq = ${seq}`;
      await tx`update public.access_log l set hash = private.access_log_hash(l)
        where patient_id = ${patient} and seq = ${seq}`;
    });
    expect(verdict).toMatchObject({ intact: false, problem, at_seq: String(at) });
  });

  it('a tail cut off; that the head was set back to fit shows outside (access/anchors-outside)', async () => {
    const cut = (tx: TransactionSql) => tx`delete from public.access_log where patient_id = ${patient} and seq > 3`;
    expect(await after(cut)).toMatchObject({ problem: 'tail', at_seq: '4' });
  });

  it('a whole log removed', async () => {
    const verdict = await after((tx) => tx`delete from public.access_log where patient_id = ${patient}`);
    expect(verdict).toMatchObject({ intact: false, problem: 'tail' });
  });

  it('a chain in which anchors-worker found a fault', async () => {
    const found = await after(
      (tx) => tx`insert into private.access_log_faults (patient_id, seq, problem) values (${patient}, 2, 'anchor')`,
    );
    expect(found).toMatchObject({ problem: 'anchor', at_seq: '2' });
  });
});
