import { randomUUID } from 'node:crypto';
import { createTestClient } from '@telehealth/local-services/test-support/test-client';
import { startTestStack, type TestStack } from '@telehealth/local-services/test-support/test-stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocumentsHandler } from '../../functions/documents/handler.ts';
import { judgeFile } from '../../functions/documents/judge-file.ts';
import { sha256 } from '../support/files';
import { onboardPatient } from '../support/people';
import { type PictureType, PLAIN, TELLING, tells } from '../support/pictures';

type Client = ReturnType<typeof createTestClient>;
type Bytes = Uint8Array<ArrayBuffer>;

let stack: TestStack;
let patient: Client;
let id: string;
beforeAll(async () => {
  stack = await startTestStack();
  const person = await stack.addPerson('p@example.com');
  id = person.userId;
  await onboardPatient(stack.database.sql, id);
  patient = createTestClient(stack);
  await patient.auth.signInWithIdToken({ provider: 'jwt', token: await person.idToken() });
});
afterAll(() => stack.close());

async function call(path: string, init: RequestInit, client: Client = patient): Promise<Response> {
  const { data } = await client.auth.getSession();
  const headers = new Headers(init.headers);
  headers.set('apikey', stack.publishableKey);
  if (data.session) headers.set('authorization', `Bearer ${data.session.access_token}`);
  return fetch(stack.url + path, { ...init, headers });
}
const sendPortrait = (body: BodyInit, type: string, client?: Client) =>
  call('/functions/v1/documents/portrait', { method: 'POST', headers: { 'content-type': type }, body }, client);
const seen = async (response: Promise<Response>) => new Uint8Array(await (await response).arrayBuffer());
const portrait = () => seen(fetch(`${stack.url}/storage/v1/object/public/profile-images/${id}/portrait`));
const extension = (type: PictureType) => ({ 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' })[type];
const forgetSpent = () => stack.database.sql`delete from private.rate_counts`;

describe('a portrait', () => {
  it.each(TELLING)('that everybody sees tells nothing by %s of %s', async (_, type, picture) => {
    await forgetSpent();
    expect(tells(picture)).toBe(true);
    const kept = await sendPortrait(picture, type);
    expect([kept.status, await kept.json()]).toEqual([200, { state: 'stored' }]);
    expect(tells(await portrait())).toBe(false);
  });

  it('goes past the storage for nobody: neither new nor in place of another', async () => {
    const bucket = patient.storage.from('profile-images');
    const picture = new Blob([PLAIN['image/png']], { type: 'image/png' });
    for (const name of [`${id}/portrait`, `${id}/other`]) {
      expect((await bucket.upload(name, picture)).error).not.toBeNull();
      expect((await bucket.upload(name, picture, { upsert: true })).error).not.toBeNull();
      expect((await bucket.update(name, picture)).error).not.toBeNull();
    }
  });

  it('is taken away by its person', async () => {
    expect((await patient.storage.from('profile-images').remove([`${id}/portrait`])).data).toHaveLength(1);
  });

  it.each([
    ['of nobody', () => sendPortrait(PLAIN['image/png'], 'image/png', createTestClient(stack)), 401],
    ['of another type', () => sendPortrait('GIF89a', 'image/gif'), 415],
    ['that is none', () => sendPortrait('<svg/>', 'image/png'), 422],
    ['of more than 5 MB', () => sendPortrait(new Uint8Array(5 * 1024 * 1024 + 1), 'image/png'), 413],
  ])('%s is refused', async (_, send, status) => {
    expect((await send()).status).toBe(status);
    expect(await stack.database.sql`select from storage.objects where bucket_id = 'profile-images'`).toHaveLength(0);
  });

  it('is refused when too many were sent, and read no further', async () => {
    await forgetSpent();
    for (let sent = 0; sent < 20; sent += 1) expect((await sendPortrait('', 'image/png')).status).toBe(422);
    const endless = new ReadableStream({ start: (body) => body.enqueue(PLAIN['image/png']) });
    const end = new AbortController();
    const init = {
      method: 'POST',
      headers: { 'content-type': 'image/png' },
      body: endless,
      duplex: 'half',
      signal: end.signal,
    };
    const refused = await call('/functions/v1/documents/portrait', init as RequestInit);
    expect(await refused.json()).toMatchObject({ hint: 'data.busy' });
    end.abort();
    await forgetSpent();
  });

  it('of a closed account goes with it', async () => {
    const { sql } = stack.database;
    const person = await stack.addPerson('leaving@example.com');
    await onboardPatient(sql, person.userId);
    const client = createTestClient(stack);
    await client.auth.signInWithIdToken({ provider: 'jwt', token: await person.idToken() });
    expect((await sendPortrait(PLAIN['image/png'], 'image/png', client)).status).toBe(200);
    await sql`insert into private.closed_accounts (id, role, name, kept) values (${person.userId}, 'patient', 'L', '[]')`;
    const path = `${person.userId}/portrait`;
    expect(
      await sql`select from private.files_to_remove where bucket = 'profile-images' and path = ${path}`,
    ).toHaveLength(1);
    expect((await sendPortrait(PLAIN['image/png'], 'image/png', client)).status).toBe(403);
  });
});

async function announce(picture: Bytes, type: PictureType): Promise<{ id: string; path: string }> {
  const name = `rash.${extension(type)}`;
  const file = { name, type, size: picture.length, sha256: sha256(picture) };
  const document = { title: 'Rash', type: 'photo', date: '2026-01-01', file };
  const { data } = await patient.rpc('add_document', { p_document: document, p_key: randomUUID() });
  const { data: place } = await patient.rpc('document_to_check', { p_id: data.id });
  return { id: data.id, path: place.path };
}
const check = async (document: string) =>
  (await call(`/functions/v1/documents/${document}/check`, { method: 'POST' })).json();
const stored = (path: string) =>
  seen(
    fetch(`${stack.url}/storage/v1/object/authenticated/documents/${path}`, {
      headers: { apikey: stack.secretKey, authorization: `Bearer ${stack.secretKey}` },
    }),
  );
async function opened(document: string): Promise<Bytes> {
  const { data } = await patient.rpc('open_document', { p_id: document, p_screen: 'documents' });
  return seen(fetch(`${stack.url}/functions/v1/documents/file/${data}`));
}

describe('a picture of the record', () => {
  it.each(TELLING)('is stored and opened without what it told by %s of %s', async (_, type, picture) => {
    await forgetSpent();
    const row = await announce(picture, type);
    await patient.storage.from('documents').upload(row.path, new Blob([picture], { type }));
    expect(await check(row.id)).toEqual({ state: 'stored', reason: '' });
    expect(await check(row.id)).toEqual({ state: 'stored', reason: '' });
    expect(tells(await stored(row.path))).toBe(false);
    expect(tells(await opened(row.id))).toBe(false);
  });

  it('for a visit goes the same way, and announcing it again is no other file', async () => {
    const [, type, picture] = TELLING[0] ?? expect.fail();
    const facts = { name: 'rash.jpg', type, size: picture.length, sha256: sha256(picture) };
    const ask = { p_file: facts, p_key: randomUUID() };
    const { data: row } = await patient.rpc('add_visit_file', ask);
    await patient.storage.from('documents').upload(row.path, new Blob([picture], { type }));
    expect(await check(row.id)).toEqual({ state: 'stored', reason: '' });
    expect(tells(await stored(row.path))).toBe(false);
    expect((await patient.rpc('add_visit_file', ask)).data).toMatchObject({ id: row.id, state: 'stored' });
  });

  it('whose cleaned bytes never came to lie in its place is cleaned when it is opened', async () => {
    const [, type, picture] = TELLING[0] ?? expect.fail();
    const row = await announce(picture, type);
    await patient.storage.from('documents').upload(row.path, new Blob([picture], { type }));
    const judgement = await judgeFile(picture, type);
    const kept = judgement.refused === null ? judgement.kept : expect.fail();
    // What the function does before it puts them there.
    await stack.database
      .sql`select public.settle_document(${row.id}, 'clean', '', ${picture.length}, ${sha256(picture)}, ${sha256(kept)})`;
    expect(tells(await stored(row.path))).toBe(true);
    expect(await opened(row.id)).toEqual(kept);
    expect(await stored(row.path)).toEqual(kept);
  });

  it('that cannot be judged in time is refused, never kept', async () => {
    const said: string[] = [];
    const row = { path: 'a/b/file.png', mime_type: 'image/png', state: 'awaiting_file', scan_note: '' };
    const handler = createDocumentsHandler({
      ...{ url: 'https://project.example', publishableKey: 'public', secretKey: 'secret' },
      inspectFile: async () => ({ refused: 'chart.fileNotChecked' }),
      fetch: async (request) => {
        const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
        if (name === 'document_to_check') return Response.json(row);
        if (request.method === 'DELETE') return Response.json([]);
        if (name !== 'settle_document') return new Response(PLAIN['image/png']);
        const { p_verdict, p_note } = (await request.json()) as { p_verdict: string; p_note: string };
        said.push(p_verdict, p_note);
        return Response.json({ state: 'refused', scan_note: p_note });
      },
    });
    const asked = { method: 'POST', headers: { authorization: 'Bearer person' } };
    const answer = await handler(new Request(`https://project.example/documents/${randomUUID()}/check`, asked));
    expect(await answer.json()).toEqual({ state: 'refused', reason: 'chart.fileNotChecked' });
    expect(said).toEqual(['refused', 'chart.fileNotChecked']);
  });
});
