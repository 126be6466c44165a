import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileStore } from '@telehealth/local-services/anchors/file-store';
import { declaredRestore, sealRestoration } from '@telehealth/local-services/anchors/seal-restoration';
import { verifyAnchors, wordsOf } from '@telehealth/local-services/anchors/verify-anchors';
import { startTestBackend, type TestBackend } from '@telehealth/local-services/test-support/test-backend';
import type { TransactionSql } from 'postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anchorLogs } from '../../functions/_shared/anchors/anchor-logs.ts';
import { createSigner, newPrivateKey, type Signer } from '../../functions/_shared/anchors/entry.ts';
import { createProject, type Project } from '../../functions/_shared/project.ts';
import { give, look } from '../support/access';
import { addOperator } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { ROWS, rewrite, setHeads } from '../support/tampering';

// After a restore the database or the store of the anchors is older than the other. It is told as a change, until two operators
// say that it was a restore and whoever holds the key notes that in the store.

let stack: TestBackend;
let project: Project;
let signer: Signer;
let folder: string;
let path: string;
let doctor: string;
let patient: string;
let neighbour: string;
let operators: [string, string];

const sql = () => stack.database.sql;
const store = () => createFileStore(path);
const run = () => anchorLogs(project, { store: store(), signer });
const lookOnce = (person: string) => look(sql(), doctor, person, 'profile');
const verify = async () => wordsOf(await verifyAnchors(sql(), store(), signer.publicKey));
const asked = async (person: string) => {
  const [row] = await as(sql(), person, (tx) => tx`select * from public.verify_access_log()`);
  return row;
};
const asOwner = (harm: (tx: TransactionSql) => Promise<unknown>) =>
  sql().begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await harm(tx);
  });
async function lookedAt(): Promise<string> {
  const person = await addPatient(sql());
  await give(sql(), person, doctor, { categories: ['profile'] });
  for (let times = 0; times < ROWS; times += 1) await lookOnce(person);
  return person;
}

beforeEach(async () => {
  stack = await startTestBackend();
  project = createProject({ url: stack.url, publishableKey: stack.publishableKey, secretKey: stack.secretKey });
  signer = await createSigner(await newPrivateKey());
  folder = await mkdtemp(join(tmpdir(), 'sawubona-anchors-'));
  path = join(folder, 'anchors/entries.jsonl');
  doctor = (await addSpecialist(sql())).id;
  operators = [await addOperator(sql(), 'Ayanda First'), await addOperator(sql(), 'Bongi Second')];
  [patient, neighbour] = [await lookedAt(), await lookedAt()];
  await run();
});
afterEach(async () => {
  await stack.close();
  await rm(folder, { recursive: true, force: true });
});

const FORM = { reason: 'The disk of the server died', backupOf: '2026-01-31' };
const propose = (who: string, form: object = FORM) =>
  as(sql(), who, async (tx) => {
    const [row] = await tx<{ id: string }[]>`
      select public.propose_publication('log_restored', ${tx.json({ ...form })}) as id`;
    return row?.id ?? '';
  });
const decide = (who: string, id: string) => as(sql(), who, (tx) => tx`select public.decide_publication(${id}, true)`);
async function declare(): Promise<string> {
  const id = await propose(operators[0]);
  await decide(operators[1], id);
  return id;
}
const seal = (id: string) => sealRestoration(sql(), store(), signer, id);
const standing = async () => {
  const [row] = await as(sql(), operators[0], (tx) => tx`select public.restored_logs() as found`);
  return row?.found;
};
/** The database of before the last rows, as a restore brings it; the store stays. */
const setBack = (person: string, rows = 2) =>
  asOwner(async (tx) => {
    await tx`delete from public.access_log where patient_id = ${person} and seq > ${ROWS}::int - ${rows}::int`;
    await setHeads(tx, person);
  });

describe('a database that was set back', () => {
  it('is told as a change, then as a restore, and never as if nothing were missing', async () => {
    await lookOnce(patient);
    await run();
    await asOwner(async (tx) => {
      await tx`delete from public.access_log where patient_id = ${patient} and seq > ${ROWS}`;
      await setHeads(tx, patient);
    });
    // People went on working before anybody declared it.
    await lookOnce(patient);
    expect((await run()).faults).toMatchObject([{ patientId: patient, problem: 'anchor' }]);
    expect(await verify()).toMatchObject({ isWell: false });
    const id = await declare();
    expect((await verify()).isWell, 'the word of the database alone').toBe(false);
    expect(await standing()).toMatchObject({ faults: 1, restorations: [{ id, notedAt: null }] });
    await seal(id);
    const { text, isWell } = await verify();
    expect(isWell).toBe(true);
    expect(text).toMatch(/^Restored on \d+ \w+ \d{4} by Ayanda First and Bongi Second/);
    expect(text).toContain(`Of the log of ${patient} the lines ${ROWS + 1} to ${ROWS + 1} are not covered.`);
    expect(text).toContain('Everything else is as it was signed');
    expect(text).not.toContain('All is');
    expect(await run()).toMatchObject({ store: 'well', faults: [] });
    const covered = { intact: true, outside: 'restored', gap_from: String(ROWS + 1), gap_to: String(ROWS + 1) };
    expect(await asked(patient)).toMatchObject(covered);
    expect(await asked(neighbour)).toMatchObject({ intact: true, outside: 'agrees', gap_from: null });
    const by = ['Ayanda First', 'Bongi Second'];
    expect(await standing()).toMatchObject({ store: 'well', faults: 0, restorations: [{ id, by, logs: 1, lines: 1 }] });
  });

  it('is compared with what it was then: what is changed afterwards is told, and what is added is anchored', async () => {
    await setBack(patient);
    await run();
    await seal(await declare());
    await lookOnce(patient);
    expect(await run()).toMatchObject({ store: 'well', anchored: 1, faults: [] });
    await asOwner((tx) => rewrite(tx, patient, ROWS - 1));
    expect((await run()).faults).toMatchObject([{ patientId: patient, problem: 'anchor' }]);
    expect(await asked(patient)).toMatchObject({ intact: false, outside: 'differs' });
    const { text, isWell } = await verify();
    expect(isWell).toBe(false);
    expect(text).toContain('Restored on');
    expect(text).toContain(`The log of ${patient} is not what it was`);
  });

  it('names a whole log that is gone', async () => {
    await asOwner(async (tx) => {
      await tx`delete from public.access_log where patient_id = ${patient}`;
      await tx`delete from private.access_log_heads where patient_id = ${patient}`;
    });
    await run();
    await seal(await declare());
    expect((await verify()).text).toContain(`Of the log of ${patient} the lines 1 to ${ROWS} are not covered.`);
    expect(await run()).toMatchObject({ store: 'well', faults: [] });
  });
});

describe('a store that was set back', () => {
  it('is told as cut, then as a restore; what it lost is named', async () => {
    const older = await readFile(path, 'utf8');
    await lookOnce(patient);
    await run();
    await lookOnce(patient);
    await run();
    await writeFile(path, older);
    expect(await run()).toMatchObject({ store: 'cut' });
    expect(await verify()).toMatchObject({ isWell: false });
    const id = await declare();
    expect(await run()).toMatchObject({ store: 'cut' });
    await seal(id);
    const { text, isWell } = await verify();
    expect(isWell).toBe(true);
    expect(text).toContain(`Of the log of ${patient} the lines ${ROWS + 1} to ${ROWS + 2} are not covered.`);
    expect(text).not.toContain(neighbour);
    await lookOnce(neighbour);
    expect(await run()).toMatchObject({ store: 'well', anchored: 1, faults: [] });
  });

  it('is told to the database by the next call when the first one was ended in between', async () => {
    await setBack(patient);
    await run();
    const id = await declare();
    await sql()`alter function private.note_restoration rename to note_restoration_later`;
    await expect(seal(id)).rejects.toThrow(/note_restoration/);
    await sql()`alter function private.note_restoration_later rename to note_restoration`;
    const noted = await readFile(path, 'utf8');
    await seal(id);
    expect(await readFile(path, 'utf8')).toBe(noted);
    expect(await run()).toMatchObject({ store: 'well', faults: [] });
  });
});

describe('who may say so', () => {
  it('is no operator alone, nobody else, and nobody while logs and copies agree', async () => {
    expect(await hintOf(propose(operators[0]))).toBe('logs.nothingDiffers');
    await setBack(patient);
    await run();
    expect(await hintOf(propose(patient))).toBe('access.refused');
    expect(await hintOf(propose(doctor))).toBe('access.refused');
    expect(await hintOf(propose(operators[0], { ...FORM, reason: ' ' }))).toBe('logs.reason');
    const id = await propose(operators[0]);
    expect(await hintOf(decide(operators[0], id))).toBe('publishing.secondWord');
    expect(await declaredRestore(sql())).toBeNull();
    await expect(seal(id)).rejects.toThrow(/two operators declare it/);
    await decide(operators[1], id);
    expect(await hintOf(propose(operators[1]))).toBe('logs.notNotedYet');
  });

  it('is not the owner of the database: what they write there is not signed, and the next run tells', async () => {
    await asOwner((tx) => rewrite(tx, patient));
    await run();
    await asOwner(async (tx) => {
      const [row] = await tx<{ id: string }[]>`
        insert into private.publications (kind, form, proposed_by, state, decided_by, decided_at)
        values ('log_restored', ${tx.json(FORM)}, ${operators[0]}, 'published', ${operators[1]}, now()) returning id`;
      const id = row?.id ?? '';
      await tx`insert into private.log_restorations (publication_id, entry) values (${id}, 1)`;
      await tx`insert into private.log_gaps values (${id}, ${patient}, 1, ${ROWS})`;
      await tx`delete from private.access_log_faults`;
    });
    const { text, isWell } = await verify();
    expect(isWell).toBe(false);
    expect(text).not.toContain('Restored');
    expect((await run()).faults).toMatchObject([{ patientId: patient }]);
    expect(await asked(patient)).toMatchObject({ intact: false, outside: 'differs' });
  });

  it('is not whoever writes to the store: they have no key, and two operators said nothing', async () => {
    const stranger = await createSigner(await newPrivateKey());
    const kept = await readFile(path, 'utf8');
    const entry = {
      ...{ number: 2, previous: '0'.repeat(64), at: new Date().toISOString(), isWhole: false, heads: [] },
      restored: { id: operators[0], by: ['Ayanda First', 'Bongi Second'] as [string, string], gaps: [] },
    };
    await writeFile(path, `${kept}${await stranger.sign(entry)}\n`);
    expect(await run()).toMatchObject({ store: 'changed' });
    const { text, isWell } = await verify();
    expect(isWell).toBe(false);
    expect(text).not.toContain('Restored');
    await expect(seal(operators[0])).rejects.toThrow(/two operators declare it/);
  });

  it('is not believed where no restore was: a log broken in itself, a store not as it was signed', async () => {
    await setBack(patient);
    await run();
    const id = await declare();
    const kept = await readFile(path, 'utf8');
    await asOwner(
      (tx) => tx`update public.access_log set actor_name = 'Nobody' where patient_id = ${neighbour} and seq = 3`,
    );
    await expect(seal(id)).rejects.toThrow(`The log of ${neighbour} is broken within itself at line 3 (content)`);
    await writeFile(path, kept.replace('"heads', '"Heads').replace('heads', 'Heads'));
    await expect(seal(id)).rejects.toThrow(/not as it was signed/);
    await writeFile(path, kept);
  });
});
