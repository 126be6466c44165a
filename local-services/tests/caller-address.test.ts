import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callerAddress } from '../src/backend/caller-address';
import { settingsFrom } from '../src/settings';
import { startTestBackend, type TestBackend } from '../src/test-support/test-backend';
import { withinOnePeriod } from '../src/test-support/within-one-period';

let stack: TestBackend;
beforeAll(async () => {
  stack = await startTestBackend();
});
afterAll(() => stack.close());

interface Answer {
  status: number;
  body: string;
  age: string | undefined;
}

/** Calls a function as a guest whose connection comes from that address of this machine. */
function call(from: string, name: string, args: object, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((done, fail) => {
    const sending = request(`${stack.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      localAddress: from,
      headers: { apikey: stack.publishableKey, 'content-type': 'application/json', ...headers },
    });
    sending.on('error', fail);
    sending.on('response', async (response) => {
      let body = '';
      for await (const piece of response) body += piece;
      const age = response.headers.age;
      done({ status: response.statusCode ?? 0, body, age });
    });
    sending.end(JSON.stringify(args));
  });
}

describe('guests of the local services', () => {
  test('are told apart by their connection: a flood from one, whatever it says, leaves another answered', async () => {
    await withinOnePeriod(60);
    const guess = (from: string, n: number) =>
      call(from, 'verify_code', { p_code: `guess${n}` }, { 'x-forwarded-for': `192.0.2.${n % 200}` });
    const flood: Answer[] = [];
    for (let n = 0; n < 100; n += 1) flood.push(await guess('127.0.0.1', n));
    expect(flood.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(flood.at(-1)?.body).toContain('data.busy');
    expect((await guess('127.0.0.2', 1)).status).toBe(200);
  });

  test('are answered from what is kept when all of them ask too much, with its age', async () => {
    await withinOnePeriod(600);
    const { sql } = stack.database;
    const first = await call('127.0.0.3', 'public_facts', { p_time_zone: 'UTC' });
    expect(first).toMatchObject({ status: 200, age: undefined });
    const period = Math.floor(Date.now() / 600_000);
    await sql`select private.count_in('private.calls_facts_guests'::regclass, ${period}, 12000),
      private.count_call('facts', '127.0.0.4', 600, 60)`;
    await sql`update private.kept_answers set at = at - interval '30 seconds'`;
    const kept = await call('127.0.0.4', 'public_facts', { p_time_zone: 'UTC' });
    expect([kept.status, kept.body]).toEqual([200, first.body]);
    expect(Number(kept.age)).toBeGreaterThanOrEqual(30);
  });
});

describe('the setting CALLER_ADDRESS', () => {
  const asked = (headers: Record<string, string>) => new Request('http://localhost/', { headers });
  test('believes no header unless it says so', () => {
    expect(settingsFrom({}).callerAddress).toBe('socket');
    expect(settingsFrom({ CALLER_ADDRESS: 'x-forwarded-for' }).callerAddress).toBe('x-forwarded-for');
    expect(() => settingsFrom({ CALLER_ADDRESS: 'anything' })).toThrow('CALLER_ADDRESS');
    expect(callerAddress(asked({ 'x-forwarded-for': '192.0.2.1' }), '127.0.0.1', 'socket')).toBe('127.0.0.1');
  });
  test('takes what the nearest proxy wrote, where it says so', () => {
    const by = 'x-forwarded-for';
    expect(callerAddress(asked({ [by]: '192.0.2.1, 198.51.100.1' }), '127.0.0.1', by)).toBe('198.51.100.1');
    expect(callerAddress(asked({}), '127.0.0.1', by)).toBeUndefined();
  });
});
