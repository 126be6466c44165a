import { randomUUID } from 'node:crypto';
import { createTestClient } from '@telehealth/local-services/test-support/test-client';
import { startTestStack, type TestStack } from '@telehealth/local-services/test-support/test-stack';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { judgeFile } from '../../functions/documents/judge-file.ts';
import { keptPdf, pdf, sha256 } from '../support/files';
import { onboardPatient } from '../support/people';

const LETTER = await keptPdf();
let inspected = 0;
let stack: TestStack;
let patient: ReturnType<typeof createTestClient>;
let stranger: ReturnType<typeof createTestClient>;

async function signIn(email: string) {
  const person = await stack.addPerson(email);
  await onboardPatient(stack.database.sql, person.userId);
  const client = createTestClient(stack);
  await client.auth.signInWithIdToken({ provider: 'jwt', token: await person.idToken() });
  return client;
}

beforeAll(async () => {
  stack = await startTestStack({
    inspectFile: (bytes, claimed) => {
      inspected += 1;
      return judgeFile(bytes, claimed);
    },
  });
  patient = await signIn('p@example.com');
  stranger = await signIn('s@example.com');
});
afterAll(() => stack.close());
beforeEach(() => {
  inspected = 0;
});

async function announced(): Promise<{ id: string; path: string }> {
  const file = { name: 'a.pdf', type: 'application/pdf', size: LETTER.length, sha256: sha256(LETTER) };
  const { data } = await patient.rpc('add_visit_file', { p_file: file, p_key: randomUUID() });
  return data;
}

/** Sends the beginning of a file and never its end: whoever answers has not waited for it. */
async function send(who: ReturnType<typeof createTestClient>, path: string, method = 'POST', upsert = 'false') {
  const { data } = await who.auth.getSession();
  const end = new AbortController();
  const response = await fetch(`${stack.url}/storage/v1/object/${path}`, {
    method,
    headers: {
      ...{ apikey: stack.publishableKey, 'content-type': 'application/pdf', 'x-upsert': upsert },
      ...(data.session && { authorization: `Bearer ${data.session.access_token}` }),
    },
    body: new ReadableStream({ start: (body) => body.enqueue(LETTER) }),
    duplex: 'half',
    signal: end.signal,
  } as RequestInit);
  const { statusCode } = (await response.json()) as { statusCode: string };
  end.abort();
  return statusCode;
}

it('who may not upload is refused before the file is read', async () => {
  const { path } = await announced();
  expect(await send(createTestClient(stack), `documents/${path}`)).toBe('403');
  expect(await send(stranger, `documents/${path}`)).toBe('403');
  expect(await send(patient, `documents/${randomUUID()}/file.pdf`)).toBe('403');
  expect(await send(patient, `documents/${path}`, 'PUT')).toBe('404');
  expect(await send(patient, 'nowhere/x')).toBe('404');
  expect(inspected).toBe(0);
});

it('so is what has arrived already', async () => {
  const { path } = await announced();
  const { error } = await patient.storage.from('documents').upload(path, LETTER, { contentType: 'application/pdf' });
  expect([error, inspected]).toEqual([null, 1]);
  expect(await send(patient, `documents/${path}`)).toBe('409');
  expect(inspected).toBe(1);
});

it('nothing is inspected for whoever did not announce it', async () => {
  const { id, path } = await announced();
  await patient.storage.from('documents').upload(path, LETTER, { contentType: 'application/pdf' });
  inspected = 0;
  const check = async (client?: typeof patient) => {
    const token = (await client?.auth.getSession())?.data.session?.access_token;
    const headers = { apikey: stack.publishableKey, ...(token && { authorization: `Bearer ${token}` }) };
    return (await fetch(`${stack.url}/functions/v1/documents/${id}/check`, { method: 'POST', headers })).status;
  };
  expect([await check(), await check(stranger), inspected]).toEqual([401, 400, 0]);
  expect([await check(patient), inspected]).toEqual([200, 1]);
});

it('of a file that is larger than announced nothing is read, in one piece or in several', async () => {
  const { path } = await announced();
  const { data } = await patient.auth.getSession();
  const headers = { apikey: stack.publishableKey, authorization: `Bearer ${data.session?.access_token}` };
  const large = new Uint8Array(2_000_000).fill(32);
  large.set(LETTER);
  const whole = await fetch(`${stack.url}/storage/v1/object/documents/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/pdf' },
    body: large,
  });
  expect(((await whole.json()) as { statusCode: string }).statusCode).toBe('403');
  const metadata = Object.entries({ bucketName: 'documents', objectName: path, contentType: 'application/pdf' })
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  const begun = await fetch(`${stack.url}/storage/v1/upload/resumable`, {
    method: 'POST',
    headers: {
      ...headers,
      'tus-resumable': '1.0.0',
      'upload-length': String(large.byteLength),
      'upload-metadata': metadata,
    },
  });
  expect(begun.status).toBe(403);
  // A little larger, which only its bytes tell: read, and not kept.
  const { error } = await patient.storage
    .from('documents')
    .upload(path, pdf('% Another letter that is longer\n'.repeat(20)), { contentType: 'application/pdf' });
  expect(error).not.toBeNull();
  expect(
    (await patient.storage.from('documents').upload(path, LETTER, { contentType: 'application/pdf' })).error,
  ).toBeNull();
});
