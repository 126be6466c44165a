import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { png } from '@telehealth/supabase/tests/support/files.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

/** Sends the beginning of a piece and lets the line go. */
function cut(who: Sender, place: string, body: string): Promise<void> {
  return new Promise((done) => {
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
    sending.write(body, () => setTimeout(() => sending.destroy(new Error('cut')), 200));
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
