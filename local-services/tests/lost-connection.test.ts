import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../src/test-support/stack';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.drop());

/** ErrorResponse (PostgreSQL protocol 3.0, "Message Formats"): what a server says while it recovers. */
function inRecovery(): Buffer {
  const fields = Buffer.from('SFATAL\0C57P03\0Mthe database system is in recovery mode\0\0');
  const head = Buffer.from('E\0\0\0\0');
  head.writeUInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** The database behind a line that is cut where a connection asks for its types; the next finds it in recovery. */
async function cutAtTypes(): Promise<{ port: number; lines: () => number; close: () => void }> {
  const { hostname, port } = new URL(database.url);
  let lines = 0;
  const server = createServer((near: Socket) => {
    lines += 1;
    const line = lines;
    near.on('error', () => {});
    if (line === 2) return near.end(inRecovery());
    const far = connect(Number(port), hostname).on('error', () => {});
    far.pipe(near);
    near.on('close', () => far.destroy());
    near.on('data', (said) => (line === 1 && said.includes('typarray') ? near.destroy() : far.write(said)));
    return near;
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: (server.address() as AddressInfo).port, lines: () => lines, close: () => server.close() };
}

const asks: [string, (sql: Sql) => Promise<unknown>][] = [
  ['a statement', async (sql) => sql`select 1`],
  ['a transaction', (sql) => sql.begin((tx) => tx`select 1`)],
  ['a session', (sql) => sql.reserve()],
];

test.each(asks)('%s whose connection is cut while it asks for types is refused, and nothing ends', async (_, ask) => {
  const proxy = await cutAtTypes();
  const url = new URL(database.url);
  url.port = String(proxy.port);
  const sql = postgres(url.href, { max: 1 });
  await expect(ask(sql)).rejects.toMatchObject({ code: '57P03' });
  expect(await sql`select ${['a', 'b']}::text[] as words`).toMatchObject([{ words: ['a', 'b'] }]);
  expect(proxy.lines()).toBe(3);
  await sql.end();
  proxy.close();
});
