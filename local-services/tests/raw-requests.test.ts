import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { IS_LONG } from '../../scripts/check/long-run.mjs';
import { type HttpServer, startHttpServer } from '../src/http-server';
import { createSiteServer } from '../src/site/site-server';
import { Dice } from '../src/test-support/dice';
import { startTestBackend, type TestBackend } from '../src/test-support/test-backend';

const TRIED = IS_LONG ? 6000 : 400;
const AT_ONCE = 20;
/** Another seed by hand: RANDOM_SEED=7. */
const SEED = Number(process.env.RANDOM_SEED ?? 20261129);

let stack: TestBackend;
let site: HttpServer;
let folder: string;
/** What would have ended the process. */
const ends: unknown[] = [];
const hear = (cause: unknown) => void ends.push(cause);

beforeAll(async () => {
  stack = await startTestBackend();
  folder = await mkdtemp(join(tmpdir(), 'sawubona-raw-'));
  site = await startHttpServer(0, createSiteServer(folder));
  process.on('uncaughtExceptionMonitor', hear);
});
beforeEach(() => {
  ends.length = 0;
});
afterAll(async () => {
  process.off('uncaughtExceptionMonitor', hear);
  await site.close();
  await stack.close();
  await rm(folder, { recursive: true, force: true });
});

/** Sends bytes as they are; how the connection ends is the caller's. Resolves with what was answered when it is closed. */
function say(port: number, bytes: string, after: (socket: Socket) => void = () => {}): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes, 'latin1');
      after(socket);
    });
    socket.on('data', (data) => {
      heard += data.toString('latin1');
    });
    // Whoever reset it has nothing to hear.
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
  });
}

const UPGRADE = 'Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n';
const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
const lives = async () => {
  expect((await fetch(`${stack.url}/auth/v1/health`)).status).toBeLessThan(500);
  expect(ends).toEqual([]);
};

test.each(['//', '///', '//:', 'http://', 'http://[', '//%', '/\\', '*'])(
  'an upgrade of %s is refused, and nobody else notices',
  async (target) => {
    expect(await say(stack.port, `GET ${target} HTTP/1.1\r\n${UPGRADE}${KEY}\r\n`)).toMatch(/^HTTP\/1\.1 4\d\d /);
    await lives();
  },
);

test.each([
  ['of another path', '/elsewhere'],
  ['without a key', '/realtime/v1/websocket'],
  ['that is no handshake', `/realtime/v1/websocket?apikey=sb_publishable_local`],
])('who resets an upgrade %s resets their own connection only', async (_, target) => {
  for (let times = 0; times < 20; times += 1) {
    await say(stack.port, `GET ${target} HTTP/1.1\r\n${UPGRADE}\r\n`, (socket) => socket.resetAndDestroy());
    // Later than the refusal, too: what it writes then meets a connection that is gone.
    await say(stack.port, `GET ${target} HTTP/1.1\r\n${UPGRADE}\r\n${'x'.repeat(100_000)}`, (socket) =>
      socket.once('data', () => socket.resetAndDestroy()),
    );
  }
  await lives();
});

const METHODS = [
  'GET',
  'GET',
  'GET',
  'POST',
  'PUT',
  'HEAD',
  'OPTIONS',
  'CONNECT',
  'TRACE',
  'DELETE',
  'PRI',
  'M-SEARCH',
];
const TARGETS = [
  ...['//', '///', '/', '*', '/%', '/%00', '/%ff%fe', '/\\', '?', '#', 'http://', 'http://[', 'http://a:99999/', '//@'],
  ...['/rest/v1/', '/rest/v1//', '/rest/v1/rpc/', '/rest/v1/rpc/%', '/auth/v1/', '/auth/v1/token?grant_type=%'],
  ...[
    '/realtime/v1/websocket',
    '/realtime/v1/websocket?apikey=sb_publishable_local',
    '/realtime/v1/websocket?apikey=%',
  ],
  ...['/storage/v1/object/', '/storage/v1/object/%/%', '/storage/v1/upload/resumable/%2e%2e', '/functions/v1//'],
  ...['/../../etc/passwd', '/..%2f..%2fetc', `/${'a'.repeat(9_000)}`, '/__clerk/v1//', 'localhost:1'],
];
const HEADERS = [
  ...['Host: localhost', 'Host: localhost', 'Host:', 'Host: [', 'Host: a b', 'Host: localhost:99999'],
  ...['Connection: Upgrade', 'Connection: upgrade, close', 'Connection: \x01', 'Upgrade: websocket', 'Upgrade: h2c'],
  ...['Upgrade:', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Version: x', KEY.trim(), 'Sec-WebSocket-Key: !'],
  ...['Sec-WebSocket-Extensions: permessage-deflate; a="', 'Sec-WebSocket-Protocol: ,', 'Content-Length: 5'],
  ...[
    'Content-Length: -1',
    'Content-Length: 99999999999999999999',
    'Transfer-Encoding: chunked',
    'Expect: 100-continue',
  ],
  ...[
    'Expect: x',
    'Content-Type: multipart/form-data; boundary=',
    'Authorization: Bearer \xff',
    'Apikey: sb_publishable_local',
  ],
  ...[
    'Range: bytes=9-1',
    'Tus-Resumable: 1.0.0',
    'Upload-Length: -1',
    'Cookie: %',
    'no colon',
    `X: ${'y'.repeat(20_000)}`,
  ],
];
const BODIES = [
  '',
  '',
  'hello',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
  '\x81\xfe\xff\xff',
  '\x00'.repeat(50),
  'GET // HTTP/1.1\r\n\r\n',
];

test(`of ${TRIED} requests made of odd pieces none ends the process`, { timeout: 600_000 }, async () => {
  const dice = new Dice(SEED);
  const endings = [
    (socket: Socket) => void socket.end(),
    (socket: Socket) => void socket.destroy(),
    (socket: Socket) => void socket.resetAndDestroy(),
    (socket: Socket) => void socket.once('data', () => socket.resetAndDestroy()).end(),
  ];
  const tryOne = (): Promise<string> => {
    const headers = Array.from({ length: dice.upTo(7) }, () => dice.pick(HEADERS));
    const asks = dice.upTo(2) === 0 ? UPGRADE : '';
    const lines = headers.map((header) => `${header}\r\n`).join('');
    const bytes = `${dice.pick(METHODS)} ${dice.pick(TARGETS)} HTTP/1.${dice.upTo(2)}\r\n${asks}${lines}\r\n${dice.pick(BODIES)}`;
    return say(dice.upTo(4) === 0 ? site.port : stack.port, bytes, dice.pick(endings));
  };
  for (let tried = 0; tried < TRIED; tried += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, tryOne));
  await lives();
  expect((await fetch(`http://127.0.0.1:${site.port}/`)).status).toBe(404);
});
