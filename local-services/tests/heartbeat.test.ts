import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Heartbeat, monitorDatabase } from '../src/database/heartbeat';
import { type HttpServer, startHttpServer } from '../src/http-server';
import { startTestDatabase, type TestDatabase } from '../src/test-support/stack';

let database: TestDatabase;
let heart: Heartbeat;
let http: HttpServer;
let stop: () => void;
let goOn: () => void;
let away: () => void;

beforeAll(async () => {
  database = await startTestDatabase();
  const { hostname, port } = new URL(database.url);
  const lines = new Set<Socket>();
  // The line stays open and nothing comes over it: what a server that is stopped looks like from here.
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const one of [near, far])
      one.on('error', () => {}).on('close', () => [near, far].forEach((each) => void each.destroy()));
    lines.add(far);
    near.pipe(far).pipe(near);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  stop = () => lines.forEach((far) => void far.pause());
  goOn = () => lines.forEach((far) => void far.resume());
  away = () => proxy.close();
  const url = new URL(database.url);
  url.port = String((proxy.address() as AddressInfo).port);
  heart = monitorDatabase(url.href, { everyMs: 5, deadlineMs: 100 });
  const answerOf = async ({ url: address }: Request) =>
    address.endsWith('/page')
      ? null
      : new Promise<Response>((resolve) => (address.endsWith('/well') ? resolve(new Response('well')) : null));
  http = await startHttpServer(
    0,
    async (request) => (await heart.answerOf(() => answerOf(request))) ?? new Response('a page'),
  );
});
afterAll(async () => {
  goOn();
  await http.close();
  await heart.close();
  away();
  await database.drop();
});

const ask = (path: string) => fetch(`http://127.0.0.1:${http.port}${path}`);

test('who waits for a database that hangs is told to come again, and so is who comes then', async () => {
  expect(await (await ask('/well')).text()).toBe('well');
  const waiting = ask('/never');
  stop();
  const answer = await waiting;
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await ask('/never')).status).toBe(503);
});

test('what needs no database is answered meanwhile', async () => {
  expect(await (await ask('/page')).text()).toBe('a page');
});

test('all is well again when it goes on', async () => {
  goOn();
  const late = new Promise((resolve) => setTimeout(resolve, 30, 'late'));
  await vi.waitFor(async () => expect(await heart.answerOf(() => late)).toBe('late'), { timeout: 20_000 });
});
