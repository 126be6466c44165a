import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileStore } from '@telehealth/local-services/anchors/file-store';
import { startTestBackend, type TestBackend } from '@telehealth/local-services/test-support/test-backend';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anchorLogs } from '../../functions/_shared/anchors/anchor-logs.ts';
import { createSigner, newPrivateKey, type Signer } from '../../functions/_shared/anchors/entry.ts';
import { createProject, type Project } from '../../functions/_shared/project.ts';
import { give, look } from '../support/access';
import { addOperator } from '../support/operators';
import { addPatient, addSpecialist, as } from '../support/people';
import { ROWS, rewrite, setHeads, verdictOf } from '../support/tampering';

// Against whoever owns the database: they can switch every trigger off and change every table and function. What was noted
// in the store within the minute before, they cannot.

let stack: TestBackend;
let project: Project;
let signer: Signer;
let folder: string;
let path: string;
let doctor: string;
let operator: string;
let alarms: string[];

beforeAll(async () => {
  stack = await startTestBackend();
  project = createProject({ url: stack.url, publishableKey: stack.publishableKey, secretKey: stack.secretKey });
  signer = await createSigner(await newPrivateKey());
  folder = await mkdtemp(join(tmpdir(), 'sawubona-anchors-'));
  path = join(folder, 'anchors/entries.jsonl');
  doctor = (await addSpecialist(stack.database.sql, { name: 'Zoë "Ünï" \\ Ndlovu' })).id;
  operator = await addOperator(stack.database.sql);
});
afterAll(async () => {
  await stack.close();
  await rm(folder, { recursive: true, force: true });
});

const sql = () => stack.database.sql;
/** One run, as the scheduler makes it every minute. */
const run = (by = signer) => {
  alarms = [];
  return anchorLogs(project, { store: createFileStore(path), signer: by, onAlarm: (event) => alarms.push(event) });
};
const lookOnce = (person: string) => look(sql(), doctor, person, 'profile');
/** A patient into whose chart somebody looked so many times, all noted. */
async function lookedAt(): Promise<string> {
  const person = await addPatient(sql());
  await give(sql(), person, doctor, { categories: ['profile'] });
  for (let times = 0; times < ROWS; times += 1) await lookOnce(person);
  await run();
  return person;
}
const asOwner = (harm: (tx: TransactionSql) => Promise<unknown>) =>
  sql().begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await harm(tx);
  });
const noticesOf = (event: string, ref: string | null) => sql()`
  select from public.notifications where recipient_id = ${operator} and event = ${event} and ref_id is not distinct from ${ref}`;
const asked = async (person: string) => {
  const [row] = await as(sql(), person, (tx) => tx`select * from public.verify_access_log()`);
  return row;
};

describe('a run', () => {
  it('notes each chain that grew, once, where only the owner of the installation reads', async () => {
    const person = await lookedAt();
    expect(await run()).toEqual({ store: 'well', anchored: 0, faults: [] });
    await lookOnce(person);
    expect(await run()).toEqual({ store: 'well', anchored: 1, faults: [] });
    expect(alarms).toEqual([]);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await asked(person)).toMatchObject({ intact: true, anchored_seq: String(ROWS + 1), outside: 'agrees' });
  });

  it('goes on after a crash in the middle of a line', async () => {
    const person = await lookedAt();
    await writeFile(path, `${await readFile(path, 'utf8')}{"entry":"{\\"numb`);
    await lookOnce(person);
    expect(await run()).toMatchObject({ store: 'well', anchored: 1 });
    expect(await run()).toMatchObject({ store: 'well', anchored: 0 });
  });

  it('reads a store of more than sixty entries, of which some name only what grew', async () => {
    const person = await lookedAt();
    for (let times = 0; times < 65; times += 1) {
      await lookOnce(person);
      expect(await run()).toMatchObject({ store: 'well', anchored: 1 });
    }
  });
});

/** What the owner of the database does, and where it shows. */
const ATTACKS: Record<string, { harm: (tx: TransactionSql, person: string) => Promise<unknown>; seq: number }> = {
  'rewrites a row, the chain and its head': { harm: rewrite, seq: ROWS },
  'rewrites them and what is known here of the store': {
    harm: async (tx, person) => {
      await rewrite(tx, person);
      await tx`update private.access_log_anchoring set entry = 0, entry_hash = repeat('0', 64), checked_at = null`;
      await tx`update private.access_log_heads set anchored_seq = seq`;
    },
    seq: ROWS,
  },
  'removes the last row, a minute old, with its head': {
    harm: async (tx, person) => {
      await tx`delete from public.access_log where patient_id = ${person} and seq = ${ROWS}`;
      await setHeads(tx, person);
    },
    seq: ROWS,
  },
  'removes a whole chain': {
    harm: async (tx, person) => {
      await tx`delete from public.access_log where patient_id = ${person}`;
      await tx`delete from private.access_log_heads where patient_id = ${person}`;
    },
    seq: 1,
  },
  'changes a row and lets every function of the database agree': {
    harm: async (tx, person) => {
      await tx`update public.access_log set actor_name = 'Nobody' where patient_id = ${person} and seq = 5`;
      await tx`create or replace function private.access_log_hash(p_row public.access_log) returns bytea language sql
        immutable set search_path = '' as 'select p_row.hash'`;
    },
    seq: 5,
  },
};

describe('the owner of the database', () => {
  it.each(Object.keys(ATTACKS))('%s: the next run tells', async (attack) => {
    const { harm, seq } = ATTACKS[attack] ?? {};
    const person = await lookedAt();
    const [before] = await sql()<{ text: string }[]>`
      select pg_get_functiondef('private.access_log_hash(public.access_log)'::regprocedure) as text`;
    await asOwner(async (tx) => {
      await harm?.(tx, person);
      expect(await verdictOf(tx, person), 'by itself the database says that all is well').toMatchObject({
        intact: true,
      });
    });
    const { store, faults } = await run();
    await sql().unsafe(before?.text ?? '');
    expect(store).toBe('well');
    expect(faults.find(({ patientId }) => patientId === person)).toMatchObject({ seq });
    expect(alarms).toContain('access-log.changed');
    expect(await noticesOf('access.logBroken', person)).toHaveLength(1);
    expect(await asked(person)).toMatchObject({ outside: 'differs', intact: false });
    // It is not noted anew, and told once.
    expect((await run()).faults.some(({ patientId }) => patientId === person)).toBe(true);
    expect(await noticesOf('access.logBroken', person)).toHaveLength(1);
  });

  it('rewrites what nobody had noted yet: the chain is not bound to what was noted', async () => {
    const person = await lookedAt();
    await lookOnce(person);
    await asOwner((tx) => rewrite(tx, person, ROWS + 1));
    expect((await run()).faults.find(({ patientId }) => patientId === person)).toMatchObject({ problem: 'anchor' });
  });
});

describe('a store that is not as it was left', () => {
  const spoil = async (how: (lines: string[]) => string[] | null, by = signer) => {
    await lookedAt();
    const text = await readFile(path, 'utf8');
    const lines = how(text.split('\n').slice(0, -1));
    if (lines) await writeFile(path, lines.map((line) => `${line}\n`).join(''));
    else await rm(path);
    const found = await run(by);
    const left = await readFile(path, 'utf8').catch(() => '');
    await writeFile(path, text);
    // Nothing is written over evidence.
    expect(left).toBe(lines ? lines.map((line) => `${line}\n`).join('') : '');
    expect(alarms).toEqual([`anchors.${found.store}`]);
    expect(await noticesOf('access.anchorsStopped', null)).not.toHaveLength(0);
    expect((await asked(doctor).catch(() => null))?.outside ?? found.store).toBe(found.store);
    return found.store;
  };

  it('was edited', async () => {
    expect(await spoil((lines) => lines.map((line, at) => (at === 1 ? line.replace('"heads', '"Heads') : line)))).toBe(
      'changed',
    );
    expect(await spoil((lines) => lines.toSpliced(1, 1))).toBe('changed');
    expect(await spoil((lines) => [lines[1] ?? '', lines[0] ?? '', ...lines.slice(2)])).toBe('changed');
  });
  it('lost its end, its beginning, or all of it', async () => {
    expect(await spoil((lines) => lines.slice(0, -1))).toBe('cut');
    expect(await spoil((lines) => lines.slice(1))).toBe('changed');
    expect(await spoil(() => null)).toBe('cut');
  });
  it('is one of earlier', async () => {
    const earlier = (await readFile(path, 'utf8')).split('\n').slice(0, -1);
    expect(await spoil(() => earlier)).toBe('cut');
  });
  it('was signed with another key', async () => {
    expect(await spoil((lines) => lines, await createSigner(await newPrivateKey()))).toBe('changed');
  });
  it('is well again when it is put back', async () => {
    expect(await run()).toMatchObject({ store: 'well' });
  });
  it('cannot be reached', async () => {
    const store = { ...createFileStore(path), read: () => Promise.reject(new Error('no route to it')) };
    expect(await anchorLogs(project, { store, signer })).toMatchObject({ store: 'away' });
  });
});

describe('lines that wait', () => {
  const watch = async () => {
    const [row] = await sql()`select private.watch_anchors() as late`;
    return row?.late;
  };
  const waiting = async () => {
    const [row] = await sql()`select count(*)::int as n from private.access_log_heads where seq > anchored_seq`;
    return row?.n;
  };
  it('are told of after ten minutes, once', async () => {
    await lookOnce(await lookedAt());
    expect(await watch()).toBe(0);
    await sql()`update private.job_runs set last_ok_at = private.clock() where name = 'private.watch_anchors'`;
    await sql()`update private.access_log_anchoring set waiting_since = clock_timestamp() - interval '11 minutes'`;
    const before = (await noticesOf('access.anchorsStopped', null)).length;
    expect([await watch(), await watch()]).toEqual([await waiting(), await waiting()]);
    expect(await noticesOf('access.anchorsStopped', null)).toHaveLength(before + 1);
    await run();
    expect(await watch()).toBe(0);
  });
});
