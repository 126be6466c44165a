import { readdir } from 'node:fs/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { png } from '@telehealth/supabase/tests/support/files.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../src/test-support/test-backend';
import { createTestClient } from '../src/test-support/test-client';

let stack: TestBackend;
let alice: SupabaseClient;
let bob: SupabaseClient;
let anon: SupabaseClient;
let aliceId: string;

const schema = `
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('letters', 'letters', false, 2000, array['text/plain', 'image/*']), ('pictures', 'pictures', true, null, null);
create policy own_read on storage.objects for select to authenticated using (bucket_id = 'letters' and (storage.foldername(name))[1] = auth.uid()::text);
create policy own_insert on storage.objects for insert to authenticated with check ((storage.foldername(name))[1] = auth.uid()::text);
create policy own_update on storage.objects for update to authenticated
  using ((storage.foldername(name))[1] = auth.uid()::text) with check ((storage.foldername(name))[1] = auth.uid()::text);
create policy own_delete on storage.objects for delete to authenticated using ((storage.foldername(name))[1] = auth.uid()::text);
create policy own_pictures on storage.objects for select to authenticated using (bucket_id = 'pictures' and (storage.foldername(name))[1] = auth.uid()::text);
`;

async function signedIn(sub: string): Promise<[SupabaseClient, string]> {
  const client = createTestClient(stack);
  const { data } = await client.auth.signInWithIdToken({ provider: 'jwt', token: await stack.issuer.token(sub) });
  return [client, data.user?.id ?? ''];
}

beforeAll(async () => {
  stack = await startTestBackend(schema);
  [alice, aliceId] = await signedIn('user_alice');
  [bob] = await signedIn('user_bob');
  anon = createTestClient(stack);
});
afterAll(() => stack.close());

const letters = (client: SupabaseClient) => client.storage.from('letters');
const text = (content: string) => new Blob([content], { type: 'text/plain' });
const filesOnDisk = async () =>
  (await readdir(stack.storageDir, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());

test('a file comes back as it was sent, with its type and cache time', async () => {
  const path = `${aliceId}/first.txt`;
  const uploaded = await letters(alice).upload(path, text('sjö'));
  expect(uploaded.error).toBeNull();
  expect(uploaded.data).toMatchObject({ path, fullPath: `letters/${path}` });
  const { data } = await letters(alice).download(path);
  expect(await data?.text()).toBe('sjö');
  expect(data?.type).toContain('text/plain');
  expect((await letters(alice).info(path)).data).toMatchObject({
    size: 4,
    cacheControl: 'max-age=3600',
    contentType: 'text/plain',
  });
  expect((await letters(alice).exists(path)).data).toBe(true);
});

test('raw bodies work as forms do', async () => {
  const path = `${aliceId}/raw.txt`;
  const { error } = await letters(alice).upload(path, new TextEncoder().encode('raw'), { contentType: 'text/plain' });
  expect(error).toBeNull();
  expect(await (await letters(alice).download(path)).data?.text()).toBe('raw');
});

test('others neither see, replace nor remove it', async () => {
  const path = `${aliceId}/private.txt`;
  await letters(alice).upload(path, text('mine'));
  for (const client of [bob, anon]) {
    expect((await letters(client).download(path)).error).not.toBeNull();
    expect((await letters(client).list(aliceId)).data).toEqual([]);
    expect((await letters(client).createSignedUrl(path, 30)).error).not.toBeNull();
    expect((await letters(client).remove([path])).data).toEqual([]);
    expect((await letters(client).upload(path, text('theirs'), { upsert: true })).error).not.toBeNull();
    expect((await letters(client).upload(`${aliceId}/new.txt`, text('theirs'))).error).not.toBeNull();
  }
  expect(await (await letters(alice).download(path)).data?.text()).toBe('mine');
});

test('a name is taken once, unless replacing is asked for; old bytes go', async () => {
  const path = `${aliceId}/again.txt`;
  await letters(alice).upload(path, text('one'));
  const before = (await filesOnDisk()).length;
  expect((await letters(alice).upload(path, text('two'))).error).toMatchObject({ statusCode: '409' });
  expect((await letters(alice).upload(path, text('three'), { upsert: true })).error).toBeNull();
  expect(await (await letters(alice).download(path)).data?.text()).toBe('three');
  expect((await letters(alice).update(path, text('four'))).error).toBeNull();
  expect(await (await letters(alice).download(path)).data?.text()).toBe('four');
  expect((await letters(alice).update(`${aliceId}/absent.txt`, text('x'))).error).not.toBeNull();
  expect((await filesOnDisk()).length).toBe(before);
  expect((await letters(alice).remove([path])).data).toHaveLength(1);
  expect((await filesOnDisk()).length).toBe(before - 1);
});

test('size and type limits of the bucket hold', async () => {
  const large = await letters(alice).upload(`${aliceId}/large.txt`, text('x'.repeat(2001)));
  expect(large.error).toMatchObject({ statusCode: '413' });
  const typed = await letters(alice).upload(`${aliceId}/page.html`, new Blob(['<p>'], { type: 'text/html' }));
  expect(typed.error).toMatchObject({ statusCode: '415' });
  const image = await letters(alice).upload(`${aliceId}/dot.png`, new Blob([png()], { type: 'image/png' }));
  expect(image.error).toBeNull();
  expect((await alice.storage.from('absent').upload(`${aliceId}/x`, text('x'))).error).toMatchObject({
    statusCode: '404',
  });
});

test('content decides, not the type that is claimed', async () => {
  const upload = (name: string, body: BlobPart, type: string) =>
    letters(alice).upload(`${aliceId}/${name}`, new Blob([body], { type }));
  const before = (await filesOnDisk()).length;
  expect((await upload('a.png', '<svg xmlns="x" onload="alert(1)">', 'image/png')).error).toMatchObject({
    statusCode: '415',
    message: 'chart.fileTypeRefused',
  });
  expect((await upload('b.png', Buffer.concat([png(), Buffer.from('<html>')]), 'image/png')).error?.message).toBe(
    'chart.fileUnsafe',
  );
  expect((await upload('c.txt', png(), 'text/plain')).error?.message).toBe('chart.fileTypeRefused');
  expect((await upload('d.txt', '<!doctype html><script>alert(1)</script>', 'text/plain')).error?.message).toBe(
    'chart.fileTypeRefused',
  );
  expect((await filesOnDisk()).length).toBe(before);
});

test('a listing gives names within the folder, sorted, folders without an id, a hundred at most', async () => {
  const folder = `${aliceId}/list`;
  for (const name of ['b.txt', 'a.txt', 'sub/c.txt']) await letters(alice).upload(`${folder}/${name}`, text(name));
  const { data } = await letters(alice).list(folder);
  expect(data?.map((one) => one.name)).toEqual(['a.txt', 'b.txt', 'sub']);
  expect(data?.map((one) => one.id === null)).toEqual([false, false, true]);
  const reversed = await letters(alice).list(folder, {
    sortBy: { column: 'name', order: 'desc' },
    limit: 1,
    offset: 1,
  });
  expect(reversed.data?.map((one) => one.name)).toEqual(['b.txt']);
  expect((await letters(alice).list(folder, { search: 'a' })).data?.map((one) => one.name)).toEqual(['a.txt']);
  await stack.database.sql`
    insert into storage.objects (bucket_id, name, version, metadata)
    select 'letters', ${`${aliceId}/many/`} || n, gen_random_uuid()::text, '{}' from generate_series(1, 120) n`;
  expect((await letters(alice).list(`${aliceId}/many`)).data).toHaveLength(100);
});

test('a signed link opens one file without signing in, for a minute at most', async () => {
  const path = `${aliceId}/signed å.txt`;
  await letters(alice).upload(path, text('signed'));
  const { data } = await letters(alice).createSignedUrl(path, 60);
  const response = await fetch(data?.signedUrl ?? '');
  expect(await response.text()).toBe('signed');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const other = (data?.signedUrl ?? '').replace('signed', 'first');
  expect((await fetch(other)).status).toBe(400);
  expect((await letters(alice).createSignedUrl(path, 61)).error?.message).toContain('60 seconds');
  const short = await letters(alice).createSignedUrl(path, 1);
  await new Promise((resolve) => setTimeout(resolve, 2100));
  expect((await fetch(short.data?.signedUrl ?? '')).status).toBe(400);
});

test('no name leads out of its bucket', async () => {
  const { data } = await alice.auth.getSession();
  const headers = {
    apikey: stack.publishableKey,
    authorization: `Bearer ${data.session?.access_token}`,
    'content-type': 'text/plain',
  };
  const names = [
    `${aliceId}/%2e%2e%2fx`,
    `${aliceId}/..%2f..%2fetc`,
    `${aliceId}//x`,
    `${aliceId}/a%5c..%5cb`,
    `${aliceId}/%00`,
    '%2e%2e%2fx',
  ];
  for (const name of names) {
    const response = await fetch(`${stack.url}/storage/v1/object/letters/${name}`, {
      method: 'POST',
      headers,
      body: 'x',
    });
    expect(response.status, name).toBe(400);
  }
});

test('a bucket whose name is half of an escape is refused, wherever it is named', async () => {
  const headers = { apikey: stack.publishableKey, 'content-type': 'application/json' };
  for (const [method, path, body] of [
    ['POST', 'list/%E0%A4', { prefix: '' }],
    ['POST', 'sign/%E0%A4', { expiresIn: 60, paths: ['a'] }],
    ['DELETE', '%E0%A4', { prefixes: ['a'] }],
    ['POST', '%E0%A4/x', {}],
  ] as const) {
    const init = { method, headers, body: JSON.stringify(body) };
    expect((await fetch(`${stack.url}/storage/v1/object/${path}`, init)).status, path).toBe(400);
  }
});

test('a public bucket is read by anybody, a private one by nobody', async () => {
  const path = `${aliceId}/portrait`;
  expect(
    (await alice.storage.from('pictures').upload(path, new Blob([png()], { type: 'image/png' }))).error,
  ).toBeNull();
  const open = alice.storage.from('pictures').getPublicUrl(path).data.publicUrl;
  expect((await fetch(open)).status).toBe(200);
  expect((await fetch(letters(alice).getPublicUrl(`${aliceId}/first.txt`).data.publicUrl)).status).toBe(404);
});

const rawForm = async (who: SupabaseClient, path: string, body: string) => {
  const { data } = await who.auth.getSession();
  const answer = await fetch(`${stack.url}/storage/v1/object/${path}`, {
    method: 'POST',
    headers: {
      apikey: stack.publishableKey,
      authorization: `Bearer ${data.session?.access_token}`,
      'content-type': 'multipart/form-data; boundary=b',
    },
    body,
  });
  return [answer.status, ((await answer.json()) as { message?: string }).message];
};
const PART = '--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n\r\n';

test('a form of very many parts is refused by its first ones', async () => {
  const [dan, danId] = await signedIn('user_dan');
  const body = `${PART.repeat(150_000)}--b--\r\n`;
  expect(await rawForm(dan, `pictures/${danId}/x`, body)).toEqual([400, 'The form holds no file']);
});

test('uploads of a person are counted, kept or not, and nobody else waits for them', async () => {
  const [eve, eveId] = await signedIn('user_eve');
  const ends: unknown[] = [];
  for (let n = 0; n < 125; n += 1) ends.push((await rawForm(eve, `pictures/${eveId}/${n}`, PART))[0]);
  expect(ends.slice(0, 120)).toEqual(Array(120).fill(400));
  expect(ends.at(-1)).toBe(429);
  expect((await letters(eve).upload(`${eveId}/after.txt`, text('late'))).error?.message).toBe('data.busy');
  expect(
    (await letters(bob).upload(`${(await bob.auth.getUser()).data.user?.id}/mine.txt`, text('mine'))).error,
  ).toBeNull();
});
