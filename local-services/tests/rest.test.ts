import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../src/test-support/test-backend';
import { createTestClient } from '../src/test-support/test-client';
import { clinicSchema } from './clinic-schema';

let stack: TestBackend;
let anon: SupabaseClient;
let alice: SupabaseClient;
let bob: SupabaseClient;
let doctor: SupabaseClient;
let service: SupabaseClient;

async function signedIn(sub: string): Promise<SupabaseClient> {
  const client = createTestClient(stack);
  const { error } = await client.auth.signInWithIdToken({ provider: 'jwt', token: await stack.issuer.token(sub) });
  if (error) throw error;
  return client;
}

const grantsQuery = `
  select coalesce(jsonb_agg(x order by x::text), '[]') as grants from (
    select c.oid::regclass::text as object, c.relacl::text as acl from pg_class c
      join pg_namespace n on n.oid = c.relnamespace where n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
    union all
    select a.attrelid::regclass::text || '.' || a.attname, a.attacl::text from pg_attribute a where a.attacl is not null
    union all
    select p.oid::regprocedure::text, p.proacl::text from pg_proc p
      join pg_namespace n on n.oid = p.pronamespace where n.nspname not in ('pg_catalog', 'information_schema')
    union all
    select nspname, nspacl::text from pg_namespace
    union all
    select 'default ' || defaclobjtype::text || defaclnamespace::text, defaclacl::text from pg_default_acl
  ) x`;
const allGrants = async () => (await stack.database.sql.unsafe(grantsQuery))[0]?.grants;
let grantsBefore: unknown;

beforeAll(async () => {
  stack = await startTestBackend(clinicSchema);
  grantsBefore = await allGrants();
  anon = createTestClient(stack);
  service = createTestClient(stack, { key: stack.secretKey });
  [alice, bob, doctor] = (await Promise.all(['user_alice', 'user_bob', 'user_doctor'].map(signedIn))) as [
    SupabaseClient,
    SupabaseClient,
    SupabaseClient,
  ];
  await alice.from('people').insert({ full_name: 'Alice' });
  await bob.from('people').insert({ full_name: 'Bob' });
});
afterAll(() => stack.close());

describe('rights', () => {
  test('row security separates people', async () => {
    expect((await alice.from('people').select('full_name')).data).toEqual([{ full_name: 'Alice' }]);
    expect((await bob.from('people').select('full_name')).data).toEqual([{ full_name: 'Bob' }]);
    expect((await anon.from('people').select('full_name')).data).toEqual([]);
    const foreign = await bob.from('people').insert({ full_name: 'X', owner: 'user_carol' });
    expect(foreign.error?.code).toBe('42501');
  });

  test('revokes and column grants hold', async () => {
    const booked = await alice.rpc('book', { p_doctor: 'user_doctor', p_start: '2027-03-01T08:00:00Z' });
    expect(booked.error).toBeNull();
    const id = booked.data.id;
    expect((await doctor.from('visits').update({ status: 'confirmed' }).eq('id', id).select('status')).data).toEqual([
      { status: 'confirmed' },
    ]);
    expect((await doctor.from('visits').update({ price_cents: 1 }).eq('id', id)).error?.code).toBe('42501');
    expect((await alice.from('visits').delete().eq('id', id)).error?.code).toBe('42501');
    expect((await alice.from('journal').select()).error?.code).toBe('42501');
    expect((await anon.rpc('book', { p_doctor: 'user_doctor', p_start: '2027-03-01T09:00:00Z' })).error?.code).toBe(
      '42501',
    );
    expect((await service.from('journal').select()).error).toBeNull();
  });

  test('no request widens a grant', async () => {
    for (const client of [anon, alice, service]) {
      await client.from('people').select();
      await client.from('visits').insert({ doctor: 'x', during: '[2028-01-01,2028-01-02)' });
      await client.rpc('whoami');
      await client.from('not_there').select();
    }
    expect(await allGrants()).toEqual(grantsBefore);
  });

  test('only the public schema is served, and its description to the service only', async () => {
    const other = await alice.schema('auth').from('users').select();
    expect(other.status).toBe(406);
    const description = await fetch(`${stack.url}/rest/v1/`, { headers: { apikey: stack.publishableKey } });
    expect(description.status).toBe(401);
  });

  test.each([
    '/_system/info',
    '/_system/config',
    '/_system/introspect',
    '/_system/studio',
    '/rest/v1/../../_system/info',
    '/auth/v1/admin/users',
    '/',
  ])('the system route %s is closed', async (path) => {
    for (const key of [stack.publishableKey, stack.secretKey]) {
      const response = await fetch(stack.url + path, { headers: { apikey: key } });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(await response.text()).not.toContain('postgres');
    }
  });

  test.each([
    '/rest/v1/',
    '/rest/v1//',
    '/rest/v1/%2f',
    '/rest/v1/nothing',
    '/rest/v1/visit',
    '/rest/v1/rpc/boook',
    '/rest/v1/people?select=*,visits(*)',
    '/rest/v1/people?select=*,journals(*)',
    '/rest/v1/values_of_all_kinds?select=nothing',
    '/rest/v1/people?nothing=eq.1',
    '/rest/v1/visit_types?select=*,specialists(*)',
  ])('%s tells neither which tables there are nor how they hang together', async (path) => {
    for (const method of ['GET', 'OPTIONS', 'POST']) {
      const headers = { apikey: stack.publishableKey, 'content-type': 'application/json' };
      const response = await fetch(stack.url + path, { method, headers, ...(method === 'POST' && { body: '{}' }) });
      const told = await response.text();
      const [, asked = ''] = /v1\/(?:rpc\/)?([^?]*)/.exec(path) ?? [];
      expect([response.status < 400 && told !== '' && response.status !== 200, response.status >= 500], method).toEqual(
        [false, false],
      );
      expect(told, method).not.toMatch(/Perhaps|fkey|cardinality|Searched for|schema cache|many-to/);
      if (asked.startsWith('visit')) expect(told).not.toContain('appointments');
    }
  });

  test('a caller cannot say from which address they come', async () => {
    const forged = { 'x-forwarded-for': '192.0.2.1', 'cf-connecting-ip': '192.0.2.1', 'x-mark': 'kept' };
    const url = `${stack.url}/rest/v1/rpc/told_headers`;
    const told = await fetch(url, { method: 'POST', headers: { apikey: stack.publishableKey, ...forged } });
    const headers = await told.json();
    expect(headers).toMatchObject({ 'x-mark': 'kept', 'x-forwarded-for': '127.0.0.1' });
    expect(headers).not.toHaveProperty('cf-connecting-ip');
  });

  test('a request without a known key is refused', async () => {
    expect((await fetch(`${stack.url}/rest/v1/people`)).status).toBe(401);
    expect((await fetch(`${stack.url}/rest/v1/people`, { headers: { apikey: 'sb_publishable_other' } })).status).toBe(
      401,
    );
  });
});

describe('errors keep what the database said', () => {
  test('a function chooses how it is answered, and nothing of that stays for the next', async () => {
    const call = async (name: string, values: object) => {
      const answer = await fetch(`${stack.url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(values),
      });
      return [answer.status, answer.headers.get('x-room'), await answer.json()];
    };
    expect(await call('choose_answer', { p_status: '202' })).toEqual([202, 'blue', 'chosen']);
    expect(await call('choose_answer', { p_status: '' })).toEqual([200, 'blue', 'chosen']);
    expect((await call('choose_answer', { p_status: 'red' }))[0]).toBe(500);
    expect((await call('whoami', {})).slice(0, 2)).toEqual([200, null]);
  });

  test('a raised exception keeps code, hint and details', async () => {
    const { error, status } = await alice.rpc('book', { p_doctor: 'nobody', p_start: '2027-03-01T08:00:00Z' });
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: 'P0001',
      message: 'no such doctor',
      hint: 'booking.unknownDoctor',
      details: '{"doctor":"nobody"}',
    });
  });

  test('an exclusion constraint is 23P01', async () => {
    const start = '2027-03-02T08:00:00Z';
    await alice.rpc('book', { p_doctor: 'user_doctor', p_start: start });
    const { error, status } = await bob.rpc('book', { p_doctor: 'user_doctor', p_start: start });
    expect(status).toBe(400);
    expect(error?.code).toBe('23P01');
    expect(error?.message).toContain('visits_no_overlap');
  });

  test('unique violations, bad values, unknown relations and columns keep their codes', async () => {
    expect((await alice.from('people').insert({ full_name: 'Again' })).error?.code).toBe('23505');
    expect((await alice.from('visits').select().eq('status', 'nope')).error?.code).toBe('22P02');
    expect((await alice.from('nope').select()).error?.code).toBe('PGRST205');
    expect((await alice.from('people').select('nope')).error?.code).toBe('42703');
    expect((await alice.from('people').select().eq('owner', 'x').single()).error?.code).toBe('PGRST116');
  });
});

describe('values', () => {
  test('a row is what to_json makes of it', async () => {
    const { data } = await anon.from('values_of_all_kinds').select().single();
    const [row] = await stack.database.sql`select to_json(v)::text as json from public.values_of_all_kinds v`;
    expect(data).toEqual(JSON.parse(row?.json));
    expect(data).toMatchObject({
      num: 12.5,
      tz: '2027-01-02T03:04:05.678901+00:00',
      bytes: '\\xdeadbeef',
      texts: ['a', 'b,c', null],
      statuses: ['requested', 'confirmed'],
    });
  });

  test('written values come back the same', async () => {
    const during = '["2027-04-01 08:00:00+00","2027-04-01 08:30:00+00")';
    const { data, error } = await alice
      .from('visits')
      .insert({ doctor: 'user_x', during, notes: 'å' })
      .select()
      .single();
    expect(error).toBeNull();
    expect(data).toMatchObject({ during, notes: 'å', status: 'requested', price_cents: 5000 });
    const rpc = await alice.rpc('book', { p_doctor: 'user_y', p_start: '2027-04-01T08:00:00Z' });
    expect(rpc.data.during).toBe(during);
  });

  test('json given to a function arrives as it was sent', async () => {
    for (const value of [{ a: [1, null, 'ø'] }, [1, { b: true }], [], {}, 'text', 'with "quotes" and {braces}']) {
      const { data, error } = await alice.rpc('describe_json', { p_value: value });
      expect(error).toBeNull();
      expect(data).toEqual({ type: Array.isArray(value) ? 'array' : typeof value, value });
    }
    const both = await alice.rpc('describe_json', { p_value: { a: 1 }, p_note: '{"not":"json"}' });
    expect(both.data).toEqual({ type: 'object', value: { a: 1 }, note: '{"not":"json"}' });
  });

  test('arguments are read by the database, not by the driver', async () => {
    const read = (values: object) => anon.rpc('describe_values', values);
    const { data } = await read({ p_at: '2027-01-02T03:04:05.678901Z', p_yes: 'true', p_texts: ['a,"b', null, 7] });
    expect(data).toEqual({ at: '2027-01-02T03:04:05.678901+00:00', yes: true, texts: ['a,"b', null, '7'] });
    expect((await read({ p_at: 'infinity' })).data).toMatchObject({ at: 'infinity' });
    for (const wrong of [{ p_at: 12.5 }, { p_at: { a: 1 } }, { p_at: ['x'] }, { p_yes: {} }, { p_texts: { a: 1 } }]) {
      const { error, status } = await read(wrong);
      expect(status, JSON.stringify(wrong)).toBe(400);
      expect(error?.code).toMatch(/^22/);
    }
  });

  test('a body nested without end is refused, brackets in a text are not', async () => {
    const send = (value: string) =>
      fetch(`${stack.url}/rest/v1/rpc/describe_json`, {
        method: 'POST',
        headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
        body: `{"p_value":${value}}`,
      });
    expect((await send(`${'['.repeat(40_000)}${']'.repeat(40_000)}`)).status).toBe(400);
    expect((await send(`${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`)).status).toBe(400);
    expect((await send(`"\\"${'['.repeat(40_000)}"`)).status).toBe(200);
    expect((await send(`${'['.repeat(150)}${']'.repeat(150)}`)).status).toBe(200);
  });

  test('no statement runs longer than eight seconds', async () => {
    const { error } = await anon.rpc('slow_whoami', { ms: 20_000 });
    expect(error?.code).toBe('57014');
  });

  test('json columns keep objects, lists and texts', async () => {
    const values = [{ a: 1 }, [1, null], 'text'];
    const rows = values.map((js, index) => ({ id: 100 + index, js }));
    const { data, error } = await service.from('values_of_all_kinds').insert(rows).select('js');
    expect(error).toBeNull();
    expect(data?.map((row) => row.js)).toEqual(values);
    await service.from('values_of_all_kinds').delete().gte('id', 100);
  });

  test('a schema that changed is seen after forgetSchema', async () => {
    await stack.database.sql.unsafe(`create function public.added_later() returns int language sql as 'select 7';
      grant execute on function public.added_later to anon, authenticated`);
    await stack.backend.forgetSchema();
    expect((await anon.rpc('added_later')).data).toBe(7);
  });
});

describe('many at once', () => {
  test('no request runs as somebody else', { timeout: 180_000 }, async () => {
    const clients = [
      { client: anon, role: 'anon', name: null },
      { client: alice, role: 'authenticated', name: 'Alice' },
      { client: bob, role: 'authenticated', name: 'Bob' },
      { client: service, role: 'service_role', name: null },
    ];
    const subs = await Promise.all(
      clients.map(async ({ client }) => (await client.auth.getSession()).data.session?.user.id ?? null),
    );
    const wrong: string[] = [];
    await Promise.all(
      Array.from({ length: 600 }, async (_, index) => {
        const one = clients[index % clients.length];
        if (!one) return;
        const sub = subs[index % clients.length];
        if (index % 3 === 0) {
          const { data } = await one.client.from('people').select('full_name').order('full_name');
          const expected = one.role === 'service_role' ? 2 : one.name ? 1 : 0;
          if (data?.length !== expected || (one.name && data[0]?.full_name !== one.name))
            wrong.push(`rows of ${one.role}`);
          return;
        }
        const call = index % 3 === 1 ? one.client.rpc('whoami') : one.client.rpc('slow_whoami', { ms: index % 7 });
        const { data, error } = await call;
        if (data?.role !== one.role || (one.role === 'authenticated' && data?.sub !== sub)) {
          wrong.push(`${one.role} answered as ${data?.role ?? error?.message}`);
        }
      }),
    );
    expect([...new Set(wrong)]).toEqual([]);
    const [left] = await stack.database.sql`
      select count(*)::int as open from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`;
    expect(left?.open).toBe(0);
  });
});
