import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { type HttpServer, startHttpServer } from '../src/http-server';
import { BACKEND_ROUTES } from '../src/identity/backend-routes';
import { FRONTEND_ROUTES } from '../src/identity/frontend-api';
import { createSiteServer } from '../src/site/site-server';
import { createTestClient } from '../src/test-support/test-client';
import { startTestStack, type TestStack } from '../src/test-support/test-stack';

// Every route of every server, asked by nobody and by somebody, well and badly: what an answer must carry whatever it says.

let stack: TestStack;
let site: HttpServer;
/** What a signed-in person sends. */
let signedIn: Record<string, string>;
let portrait: string;

beforeAll(async () => {
  stack = await startTestStack({ sandbox: {} });
  const person = await stack.addPerson('thandi@example.com');
  const client = createTestClient(stack);
  const { data } = await client.auth.signInWithIdToken({ provider: 'jwt', token: await person.idToken() });
  signedIn = { apikey: stack.publishableKey, authorization: `Bearer ${data.session?.access_token}` };
  await client.rpc('sync_my_profile', { p_role: 'patient' });
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  portrait = `profile-images/${person.userId}/portrait`;
  // The function documents writes portraits, with the server's key.
  const saved = await createTestClient(stack, { key: stack.secretKey })
    .storage.from('profile-images')
    .upload(`${person.userId}/portrait`, pixel, { contentType: 'image/png', cacheControl: '3600' });
  expect(saved.error).toBeNull();
  await writeFile(join(stack.folder, 'index.html'), '<title>home</title>');
  await writeFile(join(stack.folder, 'main.js'), '1;');
  site = await startHttpServer(0, createSiteServer(stack.folder));
});
afterAll(async () => {
  await site?.close();
  await stack?.close();
});

/** What holds nothing about anybody may be kept, and says for how long. */
const MAY_BE_KEPT = /^\/__clerk\/(npm|avatar\.svg|\.well-known)|^\/storage\/v1\/object\/public\//;

interface Asked {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

async function check(base: string, { method, path, headers = {}, body }: Asked, isSite = false): Promise<number> {
  const answer = await fetch(base + path, {
    method,
    headers,
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  });
  await answer.arrayBuffer();
  const what = `${method} ${path} ${answer.status}`;
  expect(answer.headers.get('x-content-type-options'), what).toBe('nosniff');
  expect(answer.headers.get('referrer-policy'), what).not.toBeNull();
  const kept = answer.headers.get('cache-control');
  const mayBeKept = answer.status < 400 && (isSite || MAY_BE_KEPT.test(path));
  if (mayBeKept) expect(kept, what).not.toBeNull();
  else expect(kept, what).toBe('no-store');
  // A page may be framed by nobody; on localhost nothing promises TLS.
  if (/html/.test(answer.headers.get('content-type') ?? ''))
    expect(answer.headers.get('content-security-policy'), what).toContain("frame-ancestors 'none'");
  expect(answer.headers.get('strict-transport-security'), what).toBeNull();
  return answer.status;
}

const withId = (pattern: string) => pattern.replace(/:\w+/g, 'x_1');
const nobody = () => ({ apikey: stack.publishableKey });
const service = () => ({ apikey: stack.secretKey, authorization: `Bearer ${stack.secretKey}` });
const json = { 'content-type': 'application/json' };

describe('answers', () => {
  test('of every table and every function of the data routes', async () => {
    const { sql } = stack.database;
    const tables = await sql<{ name: string }[]>`select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')`;
    const functions = await sql<{ name: string }[]>`select distinct p.proname as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype`;
    expect(tables.length + functions.length).toBeGreaterThan(200);
    const statuses = new Set<number>();
    for (const headers of [{}, nobody(), signedIn]) {
      for (const { name } of tables)
        statuses.add(await check(stack.url, { method: 'GET', path: `/rest/v1/${name}?limit=1`, headers }));
      for (const { name } of functions)
        statuses.add(
          await check(stack.url, {
            method: 'POST',
            path: `/rest/v1/rpc/${name}`,
            headers: { ...headers, ...json },
            body: '{}',
          }),
        );
    }
    expect([...statuses]).toEqual(expect.arrayContaining([200, 401, 404]));
    for (const method of ['OPTIONS', 'HEAD', 'PUT', 'DELETE'])
      await check(stack.url, { method, path: '/rest/v1/profiles', headers: signedIn });
    await check(stack.url, {
      method: 'POST',
      path: '/rest/v1/rpc/sync_my_profile',
      headers: { ...signedIn, ...json },
      body: '{',
    });
  });

  test('of every route of the identity', async () => {
    for (const [prefix, routes] of [
      ['/__clerk/v1', FRONTEND_ROUTES],
      ['/__clerk_backend/v1', BACKEND_ROUTES],
    ] as const) {
      for (const { method, pattern } of routes)
        await check(stack.url, { method, path: prefix + withId(pattern), ...(method === 'GET' ? {} : { body: '' }) });
      await check(stack.url, { method: 'GET', path: `${prefix}/nowhere` });
    }
    const others = [
      '/v1/verify',
      '/avatar.svg?n=TN',
      '/images/img_1',
      '/npm/@clerk/nothing@1/x.js',
      '/.well-known/jwks.json',
    ];
    for (const path of [...others, '/.well-known/openid-configuration', '/nowhere'])
      await check(stack.url, { method: 'GET', path: `/__clerk${path}` });
    for (const method of ['GET', 'POST']) await check(stack.url, { method, path: '/demo/enter' });
  });

  test('of the id-token exchange', async () => {
    const calls: [string, string][] = [
      ['GET', 'health'],
      ['GET', 'user'],
      ['POST', 'token?grant_type=id_token'],
      ['POST', 'token?grant_type=refresh_token'],
      ['POST', 'token?grant_type=password'],
      ['POST', 'resend'],
      ['GET', 'nowhere'],
      ['POST', 'logout'],
    ];
    for (const headers of [{}, nobody()]) {
      for (const [method, path] of calls)
        await check(stack.url, {
          ...{ method, path: `/auth/v1/${path}`, headers: { ...headers, ...json } },
          ...(method === 'POST' ? { body: '{}' } : {}),
        });
    }
    await check(stack.url, { method: 'GET', path: '/auth/v1/user', headers: signedIn });
  });

  test('of files, in every way they are read', async () => {
    const below = '/storage/v1/object';
    const read = [`${below}/${portrait}`, `${below}/authenticated/${portrait}`, `${below}/info/${portrait}`];
    for (const headers of [{}, nobody(), signedIn, service()]) {
      for (const path of [...read, `${below}/public/${portrait}`, `${below}/documents/x.pdf`, '/storage/v1/bucket']) {
        for (const method of ['GET', 'HEAD']) await check(stack.url, { method, path, headers });
        await check(stack.url, { method: 'GET', path, headers: { ...headers, range: 'bytes=0-3' } });
      }
    }
    const whole = await fetch(`${stack.url}${read[1]}`, { headers: signedIn });
    expect(whole.status).toBe(200);
    const again = { ...signedIn, 'if-none-match': whole.headers.get('etag') ?? '' };
    expect(await check(stack.url, { method: 'GET', path: read[1] ?? '', headers: again })).toBe(304);
    const { data } = await createTestClient(stack, { global: { headers: signedIn } })
      .storage.from('profile-images')
      .createSignedUrl(portrait.slice('profile-images/'.length), 60);
    const signed = new URL(data?.signedUrl ?? '');
    expect(await check(stack.url, { method: 'GET', path: signed.pathname + signed.search })).toBe(200);
    expect(await check(stack.url, { method: 'GET', path: signed.pathname })).toBe(400);
  });

  test('of every function', async () => {
    const folder = new URL('../../supabase/functions/', import.meta.url);
    const entries = await readdir(folder, { withFileTypes: true });
    const names = entries.filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name)).map(({ name }) => name);
    expect(names).toContain('documents');
    const ways = names.filter((name) => name !== 'node_modules').map((name) => `/functions/v1/${name}`);
    const tickets = [`/functions/v1/documents/file/${'0'.repeat(64)}`, '/functions/v1/nothing'];
    for (const path of [...ways, ...tickets]) {
      for (const headers of [{}, signedIn, service()]) {
        for (const method of ['GET', 'POST', 'OPTIONS'])
          await check(stack.url, { method, path, headers, ...(method === 'POST' ? { body: '{}' } : {}) });
      }
    }
  });

  test('of the mailbox, the sandbox of payments, and nothing at all', async () => {
    const paths = [
      '/__mailbox',
      '/__mailbox/1',
      '/__mailbox/messages',
      '/__mailbox/style.css',
      '/__mailbox/1/attachments/0',
    ];
    const bank = [
      '/__bank/v1/charges',
      '/__bank/v1/tokens',
      '/__bank/challenge/ch_000000000000000000000000',
      '/__bank/x',
    ];
    for (const path of [...paths, ...bank, '/realtime/v1/x', '/nowhere']) {
      for (const method of ['GET', 'POST', 'DELETE']) await check(stack.url, { method, path });
    }
  });

  test('of the site, its errors and what has not changed', async () => {
    const base = `http://localhost:${site.port}`;
    for (const path of [
      '/',
      '/find-specialist',
      '/main.js',
      '/missing.js',
      '/headers.json',
      '/%E0%A4%A',
      '/..%2fx.js',
    ]) {
      for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) await check(base, { method, path }, true);
    }
    const first = await fetch(`${base}/main.js`);
    const again = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect(await check(base, { method: 'GET', path: '/main.js', headers: again }, true)).toBe(304);
  });

  test('of a websocket that is not opened', async () => {
    const socket = new WebSocket(`${stack.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=x`);
    const headers = await new Promise<Record<string, unknown>>((resolve) => {
      socket.on('error', () => undefined);
      socket.on('unexpected-response', (_, answer) => resolve(answer.headers));
    });
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  });
});
