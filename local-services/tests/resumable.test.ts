import { randomUUID } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { png } from '@telehealth/supabase/tests/support/files.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestBackend, type TestBackend } from '../src/test-support/test-backend';
import { createTestClient } from '../src/test-support/test-client';

const PATH = '/storage/v1/upload/resumable';
const TEXT = 'x'.repeat(200_000);
let stack: TestBackend;
let alice: Sender;
let bob: Sender;

/** Everybody may add to a folder of their own name, and nothing else. */
const schema = `
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('letters', 'letters', false, 250000, array['text/plain', 'image/png']);
create policy own_insert on storage.objects for insert to authenticated with check ((storage.foldername(name))[1] = auth.uid()::text);
create policy own_read on storage.objects for select to authenticated using ((storage.foldername(name))[1] = auth.uid()::text);
`;

interface Sender {
  id: string;
  headers: Record<string, string>;
  client: ReturnType<typeof createTestClient>;
}

async function signedIn(sub: string): Promise<Sender> {
  const client = createTestClient(stack);
  const { data } = await client.auth.signInWithIdToken({ provider: 'jwt', token: await stack.issuer.token(sub) });
  const headers = {
    authorization: `Bearer ${data.session?.access_token}`,
    apikey: stack.publishableKey,
    'tus-resumable': '1.0.0',
  };
  return { id: data.user?.id ?? '', headers, client };
}

beforeAll(async () => {
  stack = await startTestBackend(schema);
  [alice, bob] = [await signedIn('user_alice'), await signedIn('user_bob')];
});
afterAll(() => stack.close());

const encoded = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

interface Begun {
  bucket?: string;
  name?: string;
  type?: string;
  size?: number;
}

const begin = (who: Sender | null, { bucket = 'letters', name, type = 'text/plain', size = TEXT.length }: Begun = {}) =>
  fetch(`${stack.url}${PATH}`, {
    method: 'POST',
    headers: {
      ...(who?.headers ?? { apikey: stack.publishableKey, 'tus-resumable': '1.0.0' }),
      'upload-length': String(size),
      'upload-metadata': encoded({
        bucketName: bucket,
        objectName: name ?? `${who?.id}/${randomUUID()}.txt`,
        contentType: type,
        owner: alice.id,
      }),
    },
  });
const placeOf = (answer: Response) => new URL(answer.headers.get('location') ?? '', stack.url).href;
const patch = (who: Sender, place: string, offset: number, body: BodyInit) =>
  fetch(place, {
    method: 'PATCH',
    headers: { ...who.headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body,
  });
const offsetOf = async (who: Sender, place: string) => {
  const answer = await fetch(place, { method: 'HEAD', headers: who.headers });
  return answer.ok ? Number(answer.headers.get('upload-offset')) : answer.status;
};

/** What lies on the server's disk of uploads that are not finished. */
async function arrivedBytes(): Promise<number> {
  const folder = join(stack.storageDir, 'partial');
  const sizes = await Promise.all((await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Sends the beginning of a piece and lets the line go when much of it has come. */
async function cut(who: Sender, place: string, body: string): Promise<void> {
  const before = await arrivedBytes();
  const arrived = () =>
    vi.waitFor(async () => expect((await arrivedBytes()) - before).toBeGreaterThan(60_000), { timeout: 20_000 });
  await new Promise<void>((done) => {
    const sending = request(place, {
      method: 'PATCH',
      headers: {
        ...who.headers,
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': String(TEXT.length),
      },
    });
    sending.on('error', () => done());
    sending.write(body, () => void arrived().finally(() => sending.destroy(new Error('cut'))));
  });
}

it('goes on after a cut in the middle of a piece, and lies there whole', async () => {
  const name = `${alice.id}/letter.txt`;
  const begun = await begin(alice, { name });
  expect(begun.status).toBe(201);
  const place = placeOf(begun);
  await cut(alice, place, TEXT.slice(0, 120_000));
  await expect.poll(() => offsetOf(alice, place)).toBeGreaterThan(60_000);
  const arrived = await offsetOf(alice, place);
  expect(arrived).toBeLessThanOrEqual(120_000);
  expect((await patch(alice, place, arrived, TEXT.slice(arrived))).status).toBe(204);
  const { data } = await alice.client.storage.from('letters').download(name);
  expect(await data?.text()).toBe(TEXT);
  // Its pieces are gone, and so is their address.
  expect(await offsetOf(alice, place)).toBe(404);
  expect((await begin(alice, { name })).status).toBe(409);
});

it('is begun by who may write there, as what the bucket takes', async () => {
  const refused: [Sender | null, Begun, number][] = [
    [null, { name: `${alice.id}/x.txt` }, 404],
    [bob, { name: `${alice.id}/x.txt` }, 403],
    [alice, { bucket: 'nowhere' }, 404],
    [alice, { name: `${alice.id}/../${bob.id}/x.txt` }, 400],
    [alice, { type: 'text/html' }, 415],
    [alice, { size: 250_001 }, 413],
  ];
  for (const [who, begun, status] of refused) {
    expect((await begin(who, begun)).status, JSON.stringify(begun)).toBe(status);
  }
  const unsized = await fetch(`${stack.url}${PATH}`, {
    method: 'POST',
    headers: {
      ...alice.headers,
      'upload-defer-length': '1',
      'upload-metadata': encoded({ bucketName: 'letters', objectName: `${alice.id}/y.txt`, contentType: 'text/plain' }),
    },
  });
  expect(unsized.ok).toBe(false);
});

it('is nobody else’s: not to see, to go on with, or to end', async () => {
  const place = placeOf(await begin(alice));
  expect(await offsetOf(bob, place)).toBe(404);
  expect((await patch(bob, place, 0, TEXT)).status).toBe(404);
  expect((await fetch(place, { method: 'DELETE', headers: bob.headers })).status).toBe(404);
  expect((await fetch(place, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } })).status).toBe(401);
  expect(await offsetOf(alice, place)).toBe(0);
  // Whose it is says the session, never what the sender wrote along.
  const bobs = placeOf(await begin(bob));
  expect(await offsetOf(alice, bobs)).toBe(404);
  for (const id of ['..%2f..%2fx', 'a'.repeat(32), 'x.json', '']) {
    expect(await offsetOf(alice, `${stack.url}${PATH}/${id}`), id).toBe(404);
  }
});

it('is inspected when it is whole; what is refused leaves nothing', async () => {
  const page = '<!doctype html><script>alert(1)</script>';
  const place = placeOf(await begin(alice, { type: 'image/png', size: page.length }));
  const refused = await patch(alice, place, 0, page);
  expect(refused.status).toBe(415);
  expect(await refused.json()).toMatchObject({ message: 'chart.fileTypeRefused' });
  expect(await offsetOf(alice, place)).toBe(404);
  const picture = png();
  const good = placeOf(await begin(alice, { type: 'image/png', size: picture.byteLength }));
  expect((await patch(alice, good, 0, new Uint8Array(picture))).status).toBe(204);
});

it('asks for the right again at the end', async () => {
  const place = placeOf(await begin(alice));
  await stack.database.sql`drop policy own_insert on storage.objects`;
  expect((await patch(alice, place, 0, TEXT)).status).toBe(403);
  await stack.database.sql.unsafe(schema.split('\n')[3] ?? '');
});

it('is one of twenty at most', async () => {
  const carol = await signedIn('user_carol');
  for (let n = 0; n < 20; n += 1) expect((await begin(carol)).status).toBe(201);
  expect((await begin(carol)).status).toBe(429);
  expect((await begin(bob)).status).toBe(201);
  const kept = await readdir(join(stack.storageDir, 'partial'));
  expect(kept.length).toBeGreaterThanOrEqual(20);
});

it('is one of twenty, however many are begun at the same moment', async () => {
  const dave = await signedIn('user_dave');
  const answers = await Promise.all(Array.from({ length: 40 }, () => begin(dave)));
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array.from({ length: 20 }, () => 201),
    ...Array.from({ length: 20 }, () => 429),
  ]);
});

it('takes the place of an earlier one to the same place: a file lies there in pieces once', async () => {
  const erin = await signedIn('user_erin');
  const name = `${erin.id}/again.txt`;
  const before = (await readdir(join(stack.storageDir, 'partial'))).length;
  const first = placeOf(await begin(erin, { name }));
  const files = (await readdir(join(stack.storageDir, 'partial'))).length;
  for (let n = 0; n < 30; n += 1) expect((await begin(erin, { name })).status).toBe(201);
  expect((await readdir(join(stack.storageDir, 'partial'))).length).toBe(files);
  expect(files).toBeGreaterThan(before);
  expect(await offsetOf(erin, first)).toBe(404);
  const last = placeOf(await begin(erin, { name }));
  expect((await patch(erin, last, 0, TEXT)).status).toBe(204);
});

it('is forgotten a day later, and a younger one is not', async () => {
  const frank = await signedIn('user_frank');
  const [old, young] = [placeOf(await begin(frank)), placeOf(await begin(frank))];
  const config = join(stack.storageDir, 'partial', `${old.split('/').at(-1)}.json`);
  const kept = JSON.parse(await readFile(config, 'utf8')) as { creation_date: string };
  kept.creation_date = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await writeFile(config, JSON.stringify(kept));
  expect(await stack.backend.forgetUnfinishedUploads()).toBe(1);
  expect(await offsetOf(frank, old)).toBe(404);
  expect(await offsetOf(frank, young)).toBe(0);
});
