import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { applyMigrations, assertKnownHistory } from '../src/database/apply-migrations';
import { type RunningDatabase, startDatabase } from '../src/database/start-database';
import { migrationFolders } from '../src/folders';
import { onPort } from '../src/free-port';
import { answerLater, startHttpServer } from '../src/http-server';
import { settingsFrom } from '../src/settings';
import { claimStateFolder } from '../src/single-instance';
import { PortTakenError } from '../src/start-error';
import { startTestDatabase } from '../src/test-support/stack';

let dataDir: string;
let running: RunningDatabase | null = null;
const events: string[] = [];
const start = async () => {
  running = await startDatabase({ dataDir, port: 0, durable: false, report: (event) => events.push(event) });
  return running;
};
const serverPid = () => Number(readFileSync(join(dataDir, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);

async function query<T>(url: string, ask: (sql: ReturnType<typeof postgres>) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await ask(sql);
  } finally {
    await sql.end({ timeout: 1 }).catch(() => {});
  }
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sawubona-supervisor-'));
});
afterEach(async () => {
  await running?.stop();
  running = null;
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('starts on loopback with a password of its own, and keeps the data over a clean stop', async () => {
  const { url } = await start();
  const [row] = await query(
    url,
    (sql) => sql`
    select current_setting('listen_addresses') as listens, current_setting('server_encoding') as encoding,
      current_setting('lc_collate', true) as collate, current_setting('server_version_num')::int / 10000 as major`,
  );
  expect(row).toMatchObject({ listens: '127.0.0.1', encoding: 'UTF8', major: 17 });
  expect((await stat(join(dataDir, 'password'))).mode & 0o777).toBe(0o600);
  const wrong = new URL(url);
  wrong.password = 'wrong';
  await expect(query(wrong.href, (sql) => sql`select 1`)).rejects.toThrow(/password/);
  await query(url, (sql) => sql.unsafe('create table kept (n int); insert into kept values (7)'));
  await running?.stop();
  const again = await start();
  expect(await query(again.url, (sql) => sql`select n from kept`)).toEqual([{ n: 7 }]);
});

test('the server writes down neither statements nor values', async () => {
  const { url } = await start();
  const rows = await query(
    url,
    (sql) => sql`
    select name, setting from pg_settings where name in
      ('log_statement', 'log_min_messages', 'log_min_error_statement', 'log_error_verbosity', 'log_parameter_max_length_on_error',
       'log_min_duration_statement', 'logging_collector')`,
  );
  expect(Object.fromEntries(rows.map((row) => [row.name, row.setting]))).toEqual({
    log_statement: 'none',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_parameter_max_length_on_error: '0',
    log_min_duration_statement: '-1',
    logging_collector: 'off',
  });
});

test('takes over from a run that was killed: its server is stopped cleanly, committed data is there', async () => {
  const first = await start();
  const pid = serverPid();
  await query(first.url, (sql) => sql`insert into kept values (8)`);
  running = null; // the parent died; its server lives on
  const second = await start();
  expect(serverPid()).not.toBe(pid);
  expect(await query(second.url, (sql) => sql`select max(n)::int as n from kept`)).toEqual([{ n: 8 }]);
  expect(events).toContain('database.recovering');
});

test('starts the database again after kill -9 with open work', async () => {
  const { url } = await start();
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const busy = sql.unsafe('begin; insert into kept values (99); select pg_sleep(60)').catch(() => {});
  const isUnderWay = (other: ReturnType<typeof postgres>) => async () =>
    expect(await other`select from pg_stat_activity where state = 'active' and wait_event = 'PgSleep'`).toHaveLength(1);
  await query(url, (other) => vi.waitFor(isUnderWay(other), { timeout: 20_000 }));
  process.kill(serverPid(), 'SIGKILL');
  await busy;
  const kept = () => query(url, (fresh) => fresh`select max(n)::int as n from kept`);
  await vi.waitFor(async () => expect(await kept()).toEqual([{ n: 8 }]), { timeout: 30_000, interval: 200 });
  expect(events).toContain('database.restarting');
  await sql.end({ timeout: 0 });
});

test('says when the database dies again and again, and not when it was stopped', async () => {
  const killed = await start();
  const isReady = () => query(killed.url, (sql) => sql`select 1 as one`);
  for (let times = 1; times <= 4; times += 1) {
    await vi.waitFor(isReady, { timeout: 30_000, interval: 200 });
    process.kill(serverPid(), 'SIGKILL');
  }
  await killed.died;
  const stopped = await start();
  await stopped.stop();
  expect(await Promise.race([stopped.died.then(() => 'died'), pause(300, 'stopped')])).toBe('stopped');
});

test('a pid file that names a stranger is not believed, and the stranger lives', async () => {
  const stranger = spawn('sleep', ['60']);
  try {
    await writeFile(join(dataDir, 'cluster/postmaster.pid'), `${stranger.pid}\n${join(dataDir, 'cluster')}\n`);
    const { url } = await start();
    expect(await query(url, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
    expect(stranger.exitCode).toBeNull();
    expect(stranger.signalCode).toBeNull();
  } finally {
    stranger.kill();
  }
});

test('a port that is taken is named, with what to do', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', () => resolve()));
  const { port: taken } = other.address() as AddressInfo;
  try {
    await expect(startDatabase({ dataDir, port: taken })).rejects.toThrow(
      new RegExp(`Port ${taken} is already in use.*POSTGRES_PORT=${taken + 1} npm start`),
    );
  } finally {
    other.close();
  }
});

test('on any free port means one that it could take, and only a taken one is left for another', async () => {
  const { url, port } = await start();
  expect(new URL(url).port).toBe(String(port));
  const tried: number[] = [];
  const take = async (chosen: number) => {
    tried.push(chosen);
    if (tried.length < 3) throw new PortTakenError(chosen, 'it', 'PORT');
    return chosen;
  };
  expect(await onPort(0, take)).toBe(tried[2]);
  await expect(onPort(1, async () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  await expect(onPort(0, async () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
});

test('who asks while the services start waits for the answer, and a port that is taken is named', async () => {
  const { answer, begin } = answerLater();
  const server = await startHttpServer(0, answer);
  const asked = fetch(`http://localhost:${server.port}/`);
  await expect(startHttpServer(server.port, answer)).rejects.toThrow(
    new RegExp(`Port ${server.port} is already in use.*PORT=${server.port + 1} npm start`),
  );
  begin(async () => new Response('here'));
  expect(await (await asked).text()).toBe('here');
  await server.close();
});

test('DATABASE_URL is used as it is', async () => {
  const given = await startDatabase({ dataDir: '/nowhere', port: 1, databaseUrl: 'postgres://somebody@somewhere/db' });
  expect(given.url).toBe('postgres://somebody@somewhere/db');
  await given.stop();
});

test('production is refused, and settings that make no sense are named', () => {
  expect(() => settingsFrom({ NODE_ENV: 'production' })).toThrow(/NODE_ENV=production/);
  expect(() => settingsFrom({ PORT: 'many', DEMO: 'perhaps' })).toThrow(/PORT.*DEMO/);
  expect(() => settingsFrom({ DEMO_CLOCK: 'noon' })).toThrow(/DEMO_CLOCK/);
  expect(settingsFrom({ DEMO_CLOCK: '2026-11-20T11:40:00+02:00' }).demoClock).toEqual(new Date('2026-11-20T09:40:00Z'));
  expect(settingsFrom({}).demoClock).toBeUndefined();
  const redirects = (text: string) => settingsFrom({ IDENTITY_REDIRECT_ORIGINS: text }).identityRedirectOrigins;
  expect(redirects('https://a.example, http://localhost:3000')).toEqual(['https://a.example', 'http://localhost:3000']);
  expect(redirects('')).toEqual([]);
  for (const junk of ['*', 'https://a.example/', 'a.example', 'https://a.example,']) {
    expect(() => redirects(junk)).toThrow(/IDENTITY_REDIRECT_ORIGINS/);
  }
  expect(settingsFrom({ PORT: '3100', DEMO: '0' })).toMatchObject({
    port: 3100,
    demo: false,
    publicOrigin: undefined,
  });
});

test('two runs never share a state folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sawubona-owner-'));
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  try {
    await writeFile(join(folder, 'owner'), String(other.pid));
    await expect(claimStateFolder(folder)).rejects.toThrow(new RegExp(`process ${other.pid}.*LOCAL_STATE_DIR`));
    other.kill();
    await new Promise((resolve) => other.once('exit', resolve));
    const free = await claimStateFolder(folder);
    await free();
  } finally {
    other.kill();
    await rm(folder, { recursive: true, force: true });
  }
});

test('a database made by migrations that are no longer there says how to begin again', async () => {
  const database = await startTestDatabase();
  try {
    await assertKnownHistory(database.sql, migrationFolders);
    await database.sql`insert into local_services.migrations (name, checksum)
      values ('20261120090000_foundations.sql', 'x'), ('20261120090100_profiles.sql', 'y')`;
    await expect(assertKnownHistory(database.sql, migrationFolders)).rejects.toThrow(
      /20261120090000_foundations\.sql and 1 more is not part of this one\..*npm run reset/,
    );
  } finally {
    await database.drop();
  }
});

test('a migration is applied once, in one piece, and never changed afterwards', async () => {
  const database = await startTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'sawubona-migrations-'));
  try {
    await writeFile(join(folder, '90_one.sql'), 'create table public.one (n int);');
    await writeFile(join(folder, '91_bad.sql'), 'create table public.half (n int);\nselect nonsense;');
    await expect(applyMigrations(database.sql, [folder])).rejects.toThrow(/91_bad\.sql failed \(line 2\)/);
    expect(
      await database.sql`select to_regclass('public.one') is not null as one, to_regclass('public.half') as half`,
    ).toEqual([{ one: true, half: null }]);
    await writeFile(join(folder, '91_bad.sql'), 'select 1;');
    expect(await applyMigrations(database.sql, [folder])).toEqual(['91_bad.sql']);
    expect(await applyMigrations(database.sql, [folder])).toEqual([]);
    await writeFile(join(folder, '90_one.sql'), 'create table public.one (n bigint);');
    await expect(applyMigrations(database.sql, [folder])).rejects.toThrow(/90_one\.sql was changed/);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await database.drop();
  }
});
