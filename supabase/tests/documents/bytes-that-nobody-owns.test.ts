import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestStack, type TestStack } from '@telehealth/local-services/test-support/test-stack';
import { untilWaiting } from '@telehealth/local-services/test-support/until-waiting';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { removeFiles } from '../../functions/_shared/files/remove-files.ts';
import { createProject, type Project } from '../../functions/_shared/project.ts';
import { png, sha256 } from '../support/files';
import { addPatient, as, hintOf } from '../support/people';
import { json, only } from '../support/records';

let stack: TestStack;
let project: Project;
let patient: string;
const PICTURE = new Uint8Array(png());

beforeAll(async () => {
  stack = await startTestStack();
  project = createProject(stack);
});
beforeEach(async () => {
  patient = await addPatient(stack.database.sql);
});
afterAll(() => stack.close());

/** Puts bytes into the storage as the server, through its own door. */
async function put(path: string, bucket = 'documents'): Promise<string> {
  const answer = await fetch(`${stack.url}/storage/v1/object/${bucket}/${path}`, {
    method: 'POST',
    headers: { apikey: stack.secretKey, authorization: `Bearer ${stack.secretKey}`, 'content-type': 'image/png' },
    body: PICTURE,
  });
  expect(answer.status).toBe(200);
  return path;
}
const age = (path: string, hours: number) =>
  stack.database.sql`update storage.objects set created_at = now() - make_interval(hours => ${hours}),
    updated_at = now() - make_interval(hours => ${hours}) where name = ${path}`;
const announce = (key: string, who = patient) =>
  as(stack.database.sql, who, async (tx) => {
    const file = json({ name: 'Arm.png', type: 'image/png', size: PICTURE.length, sha256: sha256(PICTURE) });
    await tx`select public.add_document(${tx.json({ title: 'Arm', type: 'photo', date: '2026-01-01', file })}, ${key})`;
    return `${who}/${key}/file.png`;
  });
const files = async () =>
  (await readdir(join(stack.folder, 'storage'), { recursive: true })).filter((name) => /[0-9a-f-]{36}$/.test(name));
const isThere = async (path: string) =>
  (await stack.database.sql`select from storage.objects where name = ${path}`).length === 1;
interface Swept {
  looked: number;
  found: number;
  next: { bucket: string; name: string } | null;
}
/** The job alone, as run_due_jobs runs it, whenever it ran before. */
async function sweep(): Promise<Swept> {
  await stack.database.sql`update private.job_runs set last_ok_at = null where name = 'private.sweep_files'`;
  const row = only(
    await stack.database.sql<{ done: { result: Swept } }[]>`select private.run_job('private.sweep_files') as done`,
  );
  return row.done.result;
}

it('are removed a day later, and nothing that is young or that a row leads to', async () => {
  const orphan = await put(`${patient}/${randomUUID()}/file.png`);
  const portrait = await put(`${randomUUID()}/portrait`, 'profile-images');
  const young = await put(`${patient}/${randomUUID()}/file.png`);
  const owned = await put(await announce(randomUUID()));
  const face = await put(`${patient}/portrait`, 'profile-images');
  for (const path of [orphan, portrait, owned, face]) await age(path, 25);
  await age(young, 23);
  const before = (await files()).length;
  expect(await sweep()).toMatchObject({ looked: 5, found: 2, next: null });
  const { sql } = stack.database;
  const line = only(
    await sql`select last_result, last_error, failures::int from private.job_runs where name = 'private.sweep_files'`,
  );
  expect(line).toMatchObject({ last_result: { looked: 5, found: 2 }, last_error: null, failures: 0 });
  expect(await removeFiles(project)).toEqual({ done: 2, failed: 0 });
  expect(await Promise.all([orphan, portrait, young, owned, face].map(isThere))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
  expect((await files()).length).toBe(before - 2);
  expect(await sweep()).toMatchObject({ found: 0 });
  expect(await removeFiles(project)).toEqual({ done: 0, failed: 0 });
});

it('are found again at a place that was emptied before', async () => {
  const path = await put(`${patient}/${randomUUID()}/file.png`);
  await age(path, 30);
  await sweep();
  await removeFiles(project);
  await put(path);
  await age(path, 30);
  expect(await sweep()).toMatchObject({ found: 1 });
  expect(await removeFiles(project)).toEqual({ done: 1, failed: 0 });
  expect(await isThere(path)).toBe(false);
});

it('are looked for a part at a time, from where the last run ended', async () => {
  const { sql } = stack.database;
  const [before] = await sql<{ n: number }[]>`select count(*)::int as n from storage.objects`;
  await sql`insert into storage.objects (id, bucket_id, name, version, metadata, created_at, updated_at)
    select gen_random_uuid(), 'documents', 'zz/' || lpad(n::text, 5, '0'), gen_random_uuid()::text, '{}', now() - interval '2 days',
      now() - interval '2 days' from generate_series(1, 6000) n`;
  const runs = [await sweep(), await sweep()];
  expect(runs.map(({ looked }) => looked)).toEqual([5000, 1000 + (before?.n ?? 0)]);
  expect(runs[0]?.next).toMatchObject({ bucket: 'documents' });
  expect(runs[1]?.next).toBeNull();
  expect(runs.reduce((sum, { found }) => sum + found, 0)).toBe(6000);
  await sql`update private.files_to_remove set removed_at = now() where path like 'zz/%'`;
  await sql`delete from storage.objects where name like 'zz/%'`;
});

it('are nobody’s for good: a path that is about to be emptied is announced no more', async () => {
  const key = randomUUID();
  const path = await put(`${patient}/${key}/file.png`);
  await age(path, 30);
  expect(await sweep()).toMatchObject({ found: 1 });
  expect(await hintOf(announce(key))).toBe('data.conflict');
});

it('are left alone while somebody announces a file, and looked at after that', async () => {
  const key = randomUUID();
  const path = await put(`${patient}/${key}/file.png`);
  await age(path, 30);
  const file = json({ name: 'Arm.png', type: 'image/png', size: PICTURE.length, sha256: sha256(PICTURE) });
  await as(stack.database.sql, patient, async (tx) => {
    await tx`select public.add_document(${tx.json({ title: 'Arm', type: 'photo', date: '2026-01-01', file })}, ${key})`;
    expect(await sweep()).toMatchObject({ looked: 0, found: 0 });
  });
  // Now a row leads there.
  await sweep();
  await removeFiles(project);
  expect(await isThere(path)).toBe(true);
});

it('make who announces a file at the same moment wait, and then choose another place', async () => {
  const { sql } = stack.database;
  const key = randomUUID();
  await age(await put(`${patient}/${key}/file.png`), 30);
  let announcing: Promise<string> | undefined;
  await sql.begin(async (tx) => {
    await tx`select private.sweep_files()`;
    announcing = hintOf(announce(key));
    await untilWaiting(sql, 'add_document');
  });
  expect(await announcing).toBe('data.conflict');
});
