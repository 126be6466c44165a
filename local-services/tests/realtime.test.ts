import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { startTestBackend, type TestBackend } from '../src/test-support/test-backend';
import { createTestClient } from '../src/test-support/test-client';
import { untilWaiting } from '../src/test-support/until-waiting';
import { clinicSchema } from './clinic-schema';

let stack: TestBackend;
let alice: SupabaseClient;
/** Speaks protocol 1, the others protocol 2. */
let bob: SupabaseClient;
let doctor: SupabaseClient;
let anon: SupabaseClient;
let visit: { id: string };

/** A right that is asked for as it stood when the asking began, which lasts as long as somebody holds the lock. */
const SLOW_RIGHT = `
create table public.may_hear (owner text primary key);
create function public.slow_right() returns boolean language plpgsql stable security definer set search_path = '' as $$
declare v boolean := exists (select from public.may_hear where owner = clinic_private.me());
begin
  perform pg_catalog.pg_advisory_xact_lock_shared(77);
  return v;
end $$;
create policy slow_read on realtime.messages for select to authenticated using (
  realtime.topic() = 'slow:hall' and (select public.slow_right()));`;

async function connect(sub: string, vsn?: string): Promise<SupabaseClient> {
  const client = createTestClient(stack, vsn ? { realtime: { vsn } } : {});
  await client.auth.signInWithIdToken({ provider: 'jwt', token: await stack.issuer.token(sub) });
  await client.realtime.setAuth();
  return client;
}

beforeAll(async () => {
  stack = await startTestBackend(clinicSchema + SLOW_RIGHT);
  [alice, bob, doctor] = [
    await connect('user_alice'),
    await connect('user_bob', '1.0.0'),
    await connect('user_doctor'),
  ];
  anon = createTestClient(stack);
  visit = (await alice.rpc('book', { p_doctor: 'user_doctor', p_start: '2027-02-01T08:00:00Z' })).data;
});
afterAll(async () => {
  for (const client of [alice, bob, doctor, anon]) await client.realtime.disconnect();
  await stack.close();
});

const subscribed = (channel: RealtimeChannel) =>
  new Promise<{ status: string; message: string }>((resolve) => {
    channel.subscribe((status, error) => {
      if (status !== 'CLOSED') resolve({ status, message: error?.message ?? '' });
    });
  });
/** A topic of the test's own, open to everybody. */
const hall = (client: SupabaseClient, name: string) => client.channel(`open:${name}`, { config: { private: true } });
const calm = () => new Promise((resolve) => setTimeout(resolve, 250));
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

describe('broadcast', () => {
  test('travels between both protocol versions, with acknowledgement, not back to the sender', async () => {
    const [a, b] = [
      alice.channel('open:lobby', { config: { private: true, broadcast: { ack: true } } }),
      hall(bob, 'lobby'),
    ];
    const heard: unknown[] = [];
    const echoed: unknown[] = [];
    b.on('broadcast', { event: 'hi' }, ({ payload }) => heard.push(payload));
    a.on('broadcast', { event: 'hi' }, ({ payload }) => echoed.push(payload));
    await subscribed(a);
    await subscribed(b);
    expect(await a.send({ type: 'broadcast', event: 'hi', payload: { text: 'héllo ✓' } })).toBe('ok');
    await eventually(() => expect(heard).toEqual([{ text: 'héllo ✓' }]));
    expect(echoed).toEqual([]);
    await b.send({ type: 'broadcast', event: 'hi', payload: { text: 'back' } });
    await eventually(() => expect(echoed).toEqual([{ text: 'back' }]));
  });

  test('keeps the order of many', async () => {
    const [a, b] = [hall(alice, 'many'), hall(doctor, 'many')];
    const heard: number[] = [];
    b.on('broadcast', { event: 'n' }, ({ payload }) => heard.push(payload.n));
    await subscribed(a);
    await subscribed(b);
    for (let n = 0; n < 90; n += 1) void a.send({ type: 'broadcast', event: 'n', payload: { n } });
    await eventually(() => expect(heard).toHaveLength(90));
    expect(heard).toEqual(Array.from({ length: 90 }, (_, n) => n));
  });
});

describe('private channels', () => {
  const room = (client: SupabaseClient) =>
    client.channel(`visit:${visit.id}`, { config: { private: true, broadcast: { ack: true } } });

  test('let in whom the policies let in', async () => {
    const [a, d] = [room(alice), room(doctor)];
    const heard: unknown[] = [];
    d.on('broadcast', { event: 'chat' }, ({ payload }) => heard.push(payload));
    expect((await subscribed(a)).status).toBe('SUBSCRIBED');
    expect((await subscribed(d)).status).toBe('SUBSCRIBED');
    for (const stranger of [bob, anon]) {
      const refused = room(stranger);
      const { status, message } = await subscribed(refused);
      expect(status).toBe('CHANNEL_ERROR');
      expect(message).toContain('Unauthorized');
      await stranger.removeChannel(refused);
    }
    expect(await a.send({ type: 'broadcast', event: 'chat', payload: { m: 1 } })).toBe('ok');
    await eventually(() => expect(heard).toEqual([{ m: 1 }]));
    await alice.removeChannel(a);
    await doctor.removeChannel(d);
  });

  test('a right that ends while it is asked for opens nothing', async () => {
    const { sql } = stack.database;
    await sql`insert into public.may_hear values ('user_bob')`;
    const other = await connect('user_bob');
    const heard: unknown[] = [];
    const listener = hall(alice, 'order');
    const told: unknown[] = [];
    listener.on('broadcast', { event: 'now' }, ({ payload }) => told.push(payload));
    await subscribed(listener);
    const slow = other.channel('slow:hall', { config: { private: true } });
    slow.on('broadcast', { event: 'secret' }, ({ payload }) => heard.push(payload));
    const lock = await sql.reserve();
    await lock`select pg_advisory_lock(77)`;
    const joined = subscribed(slow);
    await untilWaiting(sql, 'from realtime.messages');
    await sql`delete from public.may_hear`;
    await sql`select pg_notify('sawubona_access_changed', '')`;
    // What is said later is heard later: by now the end of the right was told to everybody who was there to hear it.
    await sql`select realtime.send('{}'::jsonb, 'now', 'open:order', true)`;
    await eventually(() => expect(told).toHaveLength(1));
    await lock`select pg_advisory_unlock(77)`;
    lock.release();
    expect(await joined).toMatchObject({ status: 'CHANNEL_ERROR', message: expect.stringContaining('Unauthorized') });
    await sql`select realtime.send('{}'::jsonb, 'secret', 'slow:hall', true)`;
    await sql`select realtime.send('{}'::jsonb, 'now', 'open:order', true)`;
    await eventually(() => expect(told).toHaveLength(2));
    expect(heard).toEqual([]);
    await other.realtime.disconnect();
  });

  test('carry what SQL sends', async () => {
    const d = room(doctor);
    const heard: unknown[] = [];
    d.on('broadcast', { event: 'chat' }, ({ payload }) => heard.push(payload));
    await subscribed(d);
    await stack.database.sql`select realtime.send('{"m":"from sql"}'::jsonb, 'chat', ${`visit:${visit.id}`}, true)`;
    await eventually(() => expect(heard).toEqual([expect.objectContaining({ m: 'from sql' })]));
    await doctor.removeChannel(d);
  });

  test('end when a token has run out', async () => {
    const token = await stack.issuer.token('user_alice', {}, '6s');
    const ends = (decodeJwt(token).exp ?? 0) * 1000;
    const client = createTestClient(stack, { accessToken: async () => token });
    const channel = room(client);
    const heard: unknown[] = [];
    channel.on('broadcast', { event: 'chat' }, ({ payload }) => heard.push(payload));
    await client.realtime.setAuth(token);
    expect((await subscribed(channel)).status).toBe('SUBSCRIBED');
    await vi.waitUntil(() => Date.now() > ends + 1000, { timeout: 20_000 });
    await stack.database.sql`select realtime.send('{"m":"late"}'::jsonb, 'chat', ${`visit:${visit.id}`}, true)`;
    await calm();
    expect(heard).toEqual([]);
    await client.realtime.disconnect();
  });
});

describe('presence', () => {
  test('knows who is there, who left and whose connection broke', async () => {
    const options = (key: string) => ({ config: { private: true, presence: { key } } });
    const guest = await connect('user_alice');
    const a = guest.channel(`visit:${visit.id}`, options('alice'));
    const d = doctor.channel(`visit:${visit.id}`, options('doctor'));
    const there = () => Object.keys(d.presenceState()).sort();
    d.on('presence', { event: 'sync' }, () => {});
    a.on('presence', { event: 'sync' }, () => {});
    await subscribed(a);
    await subscribed(d);
    await a.track({ typing: false });
    await d.track({ typing: true });
    await eventually(() => expect(there()).toEqual(['alice', 'doctor']));
    await a.untrack();
    await eventually(() => expect(there()).toEqual(['doctor']));
    await a.track({ typing: true });
    await eventually(() => expect(there()).toEqual(['alice', 'doctor']));
    await guest.realtime.disconnect();
    await eventually(() => expect(there()).toEqual(['doctor']));
    await doctor.removeChannel(d);
  });

  test.each(['__proto__', 'constructor'])('is told to all beside somebody who calls themselves %s', async (key) => {
    const guest = await connect('user_alice');
    const named = guest.channel(`visit:${visit.id}`, { config: { private: true, presence: { key } } });
    await subscribed(named);
    await named.track({ typing: false });
    const late = doctor.channel(`visit:${visit.id}`, { config: { private: true, presence: { key: 'doctor' } } });
    late.on('presence', { event: 'sync' }, () => {});
    expect((await subscribed(late)).status).toBe('SUBSCRIBED');
    await late.track({ typing: true });
    await eventually(() => expect(Object.keys(late.presenceState())).toContain('doctor'));
    await guest.realtime.disconnect();
    await doctor.removeChannel(late);
  });
});

describe('changes of rows', () => {
  test('reach those who may see the row, with the columns they may see', async () => {
    const heard: Record<string, { eventType: string; new: Record<string, unknown>; old: Record<string, unknown> }[]> =
      {};
    const clients = { alice, bob, doctor, anon };
    for (const [name, client] of Object.entries(clients)) {
      heard[name] = [];
      const channel = hall(client, `changes-${name}`).on(
        'postgres_changes',
        { event: '*', schema: 'public', table: 'visits' },
        (change) => heard[name]?.push(change as never),
      );
      expect((await subscribed(channel)).status, name).toBe('SUBSCRIBED');
    }
    const made = (await alice.rpc('book', { p_doctor: 'user_doctor', p_start: '2027-02-02T08:00:00Z' })).data;
    await eventually(() => expect([heard.alice?.length, heard.doctor?.length]).toEqual([1, 1]));
    expect(heard.alice?.[0]).toMatchObject({ eventType: 'INSERT', new: made });
    await doctor.from('visits').update({ status: 'confirmed' }).eq('id', made.id);
    await eventually(() => expect(heard.alice).toHaveLength(2));
    expect(heard.alice?.[1]).toMatchObject({ eventType: 'UPDATE', new: { status: 'confirmed' }, old: { id: made.id } });
    await bob.rpc('book', { p_doctor: 'user_doctor', p_start: '2027-02-02T10:00:00Z' });
    await eventually(() => expect([heard.bob?.length, heard.doctor?.length]).toEqual([1, 3]));
    await calm();
    expect(heard.alice).toHaveLength(2);
    expect(heard.anon).toHaveLength(0);
  });

  test('are filtered', async () => {
    const heard: unknown[] = [];
    const channel = hall(doctor, 'filtered').on(
      'postgres_changes',
      { event: 'UPDATE', schema: 'public', table: 'visits', filter: `id=eq.${visit.id}` },
      (change) => heard.push(change.new),
    );
    await subscribed(channel);
    const other = (await alice.rpc('book', { p_doctor: 'user_doctor', p_start: '2027-02-03T08:00:00Z' })).data;
    await doctor.from('visits').update({ notes: 'other' }).eq('id', other.id);
    await doctor.from('visits').update({ notes: 'this' }).eq('id', visit.id);
    await eventually(() => expect(heard).toHaveLength(1));
    await calm();
    expect(heard).toEqual([expect.objectContaining({ notes: 'this' })]);
  });
});

describe('connections', () => {
  test('come back by themselves and hear again', async () => {
    const client = await connect('user_alice');
    const heard: unknown[] = [];
    const joins: string[] = [];
    const channel = hall(client, 'again').on('broadcast', { event: 'e' }, ({ payload }) => heard.push(payload));
    channel.subscribe((status) => joins.push(status));
    await eventually(() => expect(joins).toContain('SUBSCRIBED'));
    stack.dropConnections();
    await vi.waitFor(() => expect(joins.filter((one) => one === 'SUBSCRIBED')).toHaveLength(2), {
      timeout: 25_000,
      interval: 50,
    });
    const speaker = hall(doctor, 'again');
    await subscribed(speaker);
    await speaker.send({ type: 'broadcast', event: 'e', payload: { n: 1 } });
    await eventually(() => expect(heard).toEqual([{ n: 1 }]));
    await client.realtime.disconnect();
  });

  test.each([
    ['a wrong key', '/realtime/v1/websocket?apikey=bad&vsn=2.0.0', {}, '403'],
    ['another path', '/realtime/v1/other?apikey=sb_publishable_local', {}, '404'],
    ['a foreign host name', '/realtime/v1/websocket?apikey=sb_publishable_local', { host: 'evil.example' }, '421'],
  ])('%s is refused', async (_, path, headers, status) => {
    const socket = new WebSocket(stack.url.replace('http', 'ws') + path, { headers });
    const outcome = await new Promise<string>((resolve) => {
      socket.on('open', () => resolve('open'));
      socket.on('error', (error) => resolve(error.message));
    });
    expect(outcome).toContain(status);
  });

  test('nonsense does not disturb anybody', async () => {
    const socket = new WebSocket(
      `${stack.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${stack.publishableKey}`,
    );
    await new Promise((resolve) => socket.on('open', resolve));
    for (const frame of [
      '',
      '{',
      '[]',
      '["1","2","realtime:x","phx_join",{"config":7}]',
      Buffer.from([3, 255, 255]),
      Buffer.from([]),
    ]) {
      socket.send(frame);
    }
    const answer = new Promise<string>((resolve) => {
      socket.on('message', (data) => {
        const text = String(data);
        if (text.includes('"hb"')) resolve(text);
      });
    });
    socket.send(JSON.stringify([null, 'hb', 'phoenix', 'heartbeat', {}]));
    expect(await answer).toContain('"ok"');
    socket.terminate();
    expect(stack.events.filter(({ event }) => event === 'realtime.failed')).toEqual([]);
  });
});
