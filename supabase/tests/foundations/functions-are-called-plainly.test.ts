import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { functionsOf } from '../matrix/catalogue';
import type { Who } from '../matrix/matrix';
import { sendOne } from '../matrix/send';
import { type LiveWorld, startWorld } from '../matrix/world';

let world: LiveWorld;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

const send = (who: Who, method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  sendOne(`${world.stack.url}/rest/v1/${path}`, {
    method,
    headers: { ...world.headers[who], 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });

/** What PostgREST would do to the answer of a function, after it ran. */
const QUERIES = [
  'select=x:name::int',
  'select=pgrst_scalar:pgrst_scalar->>categories::int',
  'name=eq.a',
  'pgrst_scalar->>a=match.((',
  'order=name',
  'limit=1',
  'offset=x',
  'or=(name.eq.a)',
  'and=(name.eq.a)',
  'not.or=(name.eq.a)',
  'columns=p_code',
  'on_conflict=id',
  'p_code=eq.a',
  'select',
];

describe('a function', () => {
  it('of the whole catalogue takes no query, by whatever method and from whomever', async () => {
    const functions = await functionsOf(world.sql, 'public');
    expect(functions.length).toBeGreaterThan(150);
    const wrong: string[] = [];
    for (const [at, { name }] of functions.entries()) {
      const query = QUERIES[at % QUERIES.length] as string;
      for (const who of ['guest', 'treating', 'service'] as const) {
        const answer = await send(who, 'POST', `rpc/${name}?${query}`, {});
        if (answer.status !== 400 || !answer.text.includes('PGRST100')) {
          wrong.push(`${who} ${name}?${query}: ${answer.status} ${answer.text}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(QUERIES)('takes none of PostgREST’s queries: %s', async (query) => {
    for (const method of ['POST', 'GET', 'HEAD']) {
      // A reading request names arguments; that is no query, and PostgreSQL reads it as a value.
      if (method !== 'POST' && query.startsWith('p_code')) continue;
      const answer = await send('guest', method, `rpc/verify_code?${query}`, method === 'POST' ? {} : undefined);
      expect(answer.status, method).toBe(400);
    }
  });

  it('is called as before without one, with arguments in the address of a reading request', async () => {
    expect((await send('guest', 'POST', 'rpc/verify_code', { p_code: 'a' })).status).toBe(200);
    expect((await send('guest', 'GET', 'rpc/server_time')).status).toBe(200);
    // It counts, which a reading request cannot.
    expect((await send('guest', 'GET', 'rpc/verify_code?p_code=a')).text).toContain('25006');
  });

  it('has no column named as its arguments are', async () => {
    const columns = await world.sql`select attname from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and a.attname ~ '^p_' and a.attnum > 0`;
    expect(columns).toHaveLength(0);
  });

  it('ends its work whatever is preferred', async () => {
    const asked = { p_draft: { reason: 'kept' } };
    const prefer = { prefer: 'tx=rollback, max-affected=0, handling=strict, return=minimal' };
    await send('guest', 'POST', 'rpc/keep_booking_draft', asked, prefer);
    const [row] =
      await world.sql`select count(*)::int as n from private.booking_drafts where draft ->> 'reason' = 'kept'`;
    expect(row?.n).toBe(1);
  });
});

describe('an error', () => {
  it.each([
    ['a text for a number', 'specialist_public?select=name::int'],
    ['a text for a time', 'specialist_public?select=name::timestamptz'],
    ['a text for a list', 'specialist_public?select=name::int[]'],
    ['a text for an identifier', 'specialist_public?select=name::uuid'],
    ['a text for JSON', 'specialist_public?select=bio::jsonb'],
    ['part of a list', 'specialist_public?select=languages->>0::int'],
    ['a row that one may read', 'profiles?select=name::int', 'treating'],
  ])('quotes no value: %s', async (_, path, who = 'guest') => {
    const [row] = await world.sql<{ names: string[] }[]>`select array_agg(name) as names from public.profiles`;
    const answer = await send(who as Who, 'GET', path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect((row?.names ?? []).filter((name) => name && answer.text.includes(name))).toEqual([]);
    expect(answer.text).not.toMatch(/invalid input syntax|malformed/);
  });
});
