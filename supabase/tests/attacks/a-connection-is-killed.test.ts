import { createTestClient } from '@telehealth/local-services/test-support/test-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { KillableServices } from '../faults/killable-services';

// kill -9 of one PostgreSQL process makes the server restart all of them: every connection is lost at once. That is an
// ordinary error. What is in flight is refused with 503 or told as broken off, and everything goes on by itself.

let services: KillableServices;
let pid: number | undefined;
beforeAll(async () => {
  services = await KillableServices.prepare();
  await services.start();
  pid = services.pid;
}, 180_000);
afterAll(() => services.remove());

const ROUTES: readonly (() => [string, RequestInit])[] = [
  () => ['/rest/v1/rpc/public_facts', { method: 'POST', body: '{"p_time_zone":"Africa/Johannesburg"}' }],
  () => ['/auth/v1/user', { headers: { authorization: 'Bearer not.a.token' } }],
  () => ['/storage/v1/object/documents/none.pdf', { headers: { apikey: services.secretKey() } }],
  () => ['/__clerk/v1/client', { headers: { cookie: '__client=no-such-client' } }],
];

/** The statuses of one request to each route; 0 where no answer came. */
const askAll = () =>
  Promise.all(
    ROUTES.map(async (route) => {
      const [path, init] = route();
      const headers = { apikey: 'sb_publishable_local', 'content-type': 'application/json', ...init.headers };
      const signal = AbortSignal.timeout(15_000);
      const answer = await fetch(services.url() + path, { ...init, headers, signal }).catch(() => null);
      if (answer?.status === 503) expect(answer.headers.get('retry-after'), path).not.toBeNull();
      return answer?.status ?? 0;
    }),
  );

/** Asks until told to stop; gives every status that came. */
function load(): () => Promise<number[]> {
  let isOver = false;
  const statuses: number[] = [];
  const work = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (!isOver) statuses.push(...(await askAll()));
    }),
  );
  return async () => {
    isOver = true;
    await work;
    return statuses;
  };
}

/** What PostgreSQL's processes are there for, told by who they are and what they did last. */
const KINDS: Record<string, string> = {
  'the data interface': `usename = 'authenticator'`,
  'the listener of realtime': `query like 'listen%'`,
  'the jobs': `query ~ 'run_due_jobs|payment_sandbox'`,
  'identity and storage': `usename = 'postgres' and query !~ 'listen|run_due_jobs|payment_sandbox'`,
};

/** A process that every restart replaces; none while there is no answer. */
async function checkpointer(): Promise<number | undefined> {
  const rows = await services.sql<{ pid: number }[]>`
    select pid from pg_stat_activity where backend_type = 'checkpointer'
  `.catch(() => []);
  return rows[0]?.pid;
}

/** Strikes, and waits until the server runs anew: a process that was busy may answer for a moment longer, and says nothing. */
async function strike(blow: () => void | Promise<void>): Promise<void> {
  const patiently = { timeout: 30_000, interval: 20 };
  const before = await vi.waitUntil(checkpointer, patiently);
  await blow();
  await vi.waitUntil(async () => ![undefined, before].includes(await checkpointer()), patiently);
}

const killOne = (kind: string): Promise<void> =>
  strike(async () => {
    const victim = await vi.waitUntil(
      async () => {
        const [row] = await services.sql.unsafe<{ pid: number }[]>(
          `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and ${KINDS[kind]} limit 1`,
        );
        return row?.pid;
      },
      { timeout: 30_000, interval: 5 },
    );
    process.kill(victim, 'SIGKILL');
  });

/** All routes answer as they did before, every time. */
async function expectWell(): Promise<void> {
  await services.again();
  for (let tries = 0; tries < 5; tries += 1) expect(await askAll()).toEqual([200, 403, 404, 200]);
  expect(services.pid).toBe(pid);
}

describe('kill -9 under load', () => {
  it.each(Object.keys(KINDS))('of a connection of %s: nothing ends', { timeout: 90_000 }, async (kind) => {
    const stop = load();
    let statuses: number[] = [];
    try {
      await killOne(kind);
      await services.again();
    } finally {
      statuses = await stop();
    }
    // 0: broken off while the answer was being made. Nothing is told as another failure than that of the connection.
    expect(statuses.filter((status) => ![0, 200, 403, 404, 503].includes(status))).toEqual([]);
    await expectWell();
  });

  it('and realtime delivers again', { timeout: 60_000 }, async () => {
    const client = createTestClient(
      { url: services.url(), publishableKey: 'sb_publishable_local' },
      { key: services.secretKey() },
    );
    const heard: string[] = [];
    const channel = client.channel('appointments:of-nobody', { config: { private: true } });
    channel.on('broadcast', { event: 'changed' }, ({ payload }) => heard.push(payload.text));
    const joined = vi.fn();
    channel.subscribe((status) => status === 'SUBSCRIBED' && joined());
    const say = (text: string) =>
      services.sql`select realtime.send(${services.sql.json({ text })}, 'changed', 'appointments:of-nobody', true)`;
    await vi.waitFor(() => expect(joined).toHaveBeenCalledTimes(1), 20_000);
    await say('before');
    await vi.waitFor(() => expect(heard).toEqual(['before']), 20_000);
    await killOne('the listener of realtime');
    await services.again();
    // The client is let go, so that it joins anew and asks for what it missed.
    await vi.waitFor(() => expect(joined).toHaveBeenCalledTimes(2), 30_000);
    await say('after');
    await vi.waitFor(() => expect(heard).toEqual(['before', 'after']), 20_000);
    await client.realtime.disconnect();
  });

  it('of the whole server: it is started again', { timeout: 90_000 }, async () => {
    await strike(() => services.kill('database'));
    await expectWell();
  });
});
