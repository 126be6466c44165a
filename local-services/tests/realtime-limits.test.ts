import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { startTestBackend, type TestBackend } from '../src/test-support/test-backend';
import { createTestClient } from '../src/test-support/test-client';
import { clinicSchema } from './clinic-schema';

let stack: TestBackend;
/** Access tokens. */
let alice: string;
let bob: string;
const TOPIC = 'realtime:open:hall';
const opened: WebSocket[] = [];

interface Heard {
  event: string;
  /** Of the message that this answers. */
  ref: string | null;
  payload: { status?: string; message?: string; response?: { reason?: string } };
}

/** A socket as an attacker writes one: no client library, no manners. */
class RawClient {
  readonly heard: Heard[] = [];
  bytes = 0;
  closed: { code: number } | null = null;
  private joins = 0;
  private constructor(readonly socket: WebSocket) {
    opened.push(socket);
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      this.closed = { code };
    });
    socket.on('message', (data) => {
      const text = String(data);
      this.bytes += text.length;
      const { event, payload, ref } = JSON.parse(text);
      this.heard.push({ event, payload, ref });
    });
  }

  static async open(): Promise<RawClient> {
    const address = `${stack.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${stack.publishableKey}&vsn=1.0.0`;
    const client = new RawClient(new WebSocket(address));
    await new Promise<void>((resolve, reject) => {
      client.socket.once('open', () => resolve());
      client.socket.once('error', reject);
    });
    return client;
  }

  say(event: string, payload: unknown, topic = TOPIC, ref = `${this.heard.length}`): void {
    this.socket.send(JSON.stringify({ topic, event, payload, ref, join_ref: ref }));
  }

  async join(config: object, token?: string, topic = TOPIC): Promise<Heard['payload']> {
    // Answers to what was said before may still be on their way.
    this.joins += 1;
    const own = `join ${this.joins}`;
    this.say('phx_join', { config, access_token: token }, topic, own);
    return vi.waitFor(
      () => {
        const answer = this.heard.find(({ event, ref }) => event === 'phx_reply' && ref === own);
        if (!answer) throw new Error('no answer');
        return answer.payload;
      },
      { timeout: 10_000, interval: 5 },
    );
  }

  broadcast(text: string): void {
    this.say('broadcast', { type: 'broadcast', event: 'x', payload: { text } });
  }

  hasHeard(event: string): number {
    return this.heard.filter((one) => one.event === event).length;
  }
}

async function tokenOf(sub: string): Promise<string> {
  const { data } = await createTestClient(stack).auth.signInWithIdToken({
    provider: 'jwt',
    token: await stack.issuer.token(sub),
  });
  return data.session?.access_token ?? '';
}

/** How long an answer may take at most: what it takes at this moment when nobody attacks, and a second. */
async function aSecondMore(): Promise<number> {
  return 3 * (await slowestAnswer()) + 1_000;
}

/** The longest of several questions to the data routes, in milliseconds. */
async function slowestAnswer(): Promise<number> {
  let slowest = 0;
  for (let n = 0; n < 10; n += 1) {
    const from = performance.now();
    const answer = await fetch(`${stack.url}/rest/v1/visits?select=id&limit=1`, {
      headers: { apikey: stack.publishableKey, authorization: `Bearer ${alice}` },
    });
    expect(answer.status).toBe(200);
    slowest = Math.max(slowest, performance.now() - from);
  }
  return slowest;
}

const isPrivate = { private: true };
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 20 });
const sendFromDatabase = (length: number) =>
  stack.database.sql`select realtime.send(jsonb_build_object('text', repeat('x', ${length})), 'x', 'open:hall', true)`;

beforeAll(async () => {
  stack = await startTestBackend(clinicSchema);
  [alice, bob] = [await tokenOf('user_alice'), await tokenOf('user_bob')];
});
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.terminate();
  await new Promise((resolve) => setTimeout(resolve, 100));
});
afterAll(() => stack.close());

describe('public topics', () => {
  test('are refused to everybody, in the words of hosted Realtime', async () => {
    for (const token of [undefined, alice]) {
      const client = await RawClient.open();
      const answer = await client.join({ private: false }, token);
      expect(answer).toMatchObject({
        status: 'error',
        response: { reason: 'PrivateOnly: This project only allows private channels' },
      });
    }
  });

  test('carry nothing: ten broadcasts of 900 kB to forty listeners hold nobody up', async () => {
    const listeners = await Promise.all(Array.from({ length: 40 }, () => RawClient.open()));
    for (const listener of listeners) await listener.join({ private: false });
    const speaker = await RawClient.open();
    await speaker.join({ private: false });
    const limit = await aSecondMore();
    for (let n = 0; n < 10; n += 1) speaker.broadcast('x'.repeat(900_000));
    expect(await slowestAnswer()).toBeLessThan(limit);
    expect(listeners.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(100_000);
  });
});

describe('what one connection may send', () => {
  test('a frame too large ends it before it is read', async () => {
    const [speaker, listener] = [await RawClient.open(), await RawClient.open()];
    expect((await speaker.join(isPrivate, alice)).status).toBe('ok');
    expect((await listener.join(isPrivate, bob)).status).toBe('ok');
    const limit = await aSecondMore();
    for (let n = 0; n < 10; n += 1) speaker.broadcast('x'.repeat(900_000));
    expect(await slowestAnswer()).toBeLessThan(limit);
    await eventually(() => expect(speaker.closed).toEqual({ code: 1009 }));
    expect(listener.hasHeard('broadcast')).toBe(0);
  });

  test.each([
    ['messages', 400, 10],
    ['bytes', 40, 60_000],
  ])('too many %s in a second end it', async (_, count, length) => {
    const [speaker, listener] = [await RawClient.open(), await RawClient.open()];
    await speaker.join(isPrivate, alice);
    await listener.join(isPrivate, bob);
    for (let n = 0; n < count; n += 1) speaker.broadcast('x'.repeat(length));
    await eventually(() => expect(speaker.closed).toEqual({ code: 1008 }));
    // An answer to one of them may still be on its way after it.
    expect(speaker.heard.filter(({ event }) => event === 'system')).toMatchObject([
      { payload: { status: 'error', message: 'Too many messages per second' } },
    ]);
    expect(listener.closed).toBeNull();
    expect(listener.hasHeard('broadcast')).toBeLessThan(count * 0.75);
  });

  test('more than a hundred in one topic within a second close that channel, and no other, as hosted Realtime does', async () => {
    const [speaker, listener] = [await RawClient.open(), await RawClient.open()];
    await speaker.join(isPrivate, alice);
    await speaker.join(isPrivate, alice, 'realtime:open:yard');
    await listener.join(isPrivate, bob);
    for (let n = 0; n < 150; n += 1) speaker.broadcast('x');
    await eventually(() => expect(speaker.hasHeard('phx_close')).toBe(1));
    const said = speaker.heard.filter(({ event }) => event === 'system').map(({ payload }) => payload.message);
    expect(said).toEqual(['Too many messages per second']);
    await eventually(() => expect(listener.hasHeard('broadcast')).toBeGreaterThanOrEqual(100));
    expect(listener.hasHeard('broadcast')).toBeLessThan(140);
    // The other channel goes on, and this one may be joined again.
    expect(speaker.closed).toBeNull();
    expect((await speaker.join(isPrivate, alice)).status).toBe('ok');
  });

  test('what two browsers say to begin a call is far below that', async () => {
    const [speaker, listener] = [await RawClient.open(), await RawClient.open()];
    await speaker.join(isPrivate, alice);
    await listener.join(isPrivate, bob);
    for (let n = 0; n < 60; n += 1) speaker.broadcast('x'.repeat(500));
    await eventually(() => expect(listener.hasHeard('broadcast')).toBe(60));
    expect(speaker.hasHeard('phx_close')).toBe(0);
  });

  test('saying often that one is here closes the channel, too', async () => {
    const client = await RawClient.open();
    await client.join(isPrivate, alice);
    for (let n = 0; n < 6; n += 1) client.say('presence', { type: 'presence', event: 'track', payload: { n } });
    await eventually(() => expect(client.hasHeard('phx_close')).toBe(1));
    expect(client.heard.find(({ event }) => event === 'system')?.payload.message).toBe(
      'Client presence rate limit exceeded',
    );
  });

  test('nothing is said over HTTP: a message is either on the line or waits', async () => {
    const told = await fetch(`${stack.url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { apikey: stack.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [{ topic: 'open:hall', event: 'x', payload: {}, private: true }] }),
    });
    expect(told.status).toBe(404);
  });

  test('joins are counted', async () => {
    const client = await RawClient.open();
    // Less than the messages of a moment, more than its joins.
    for (let n = 0; n < 150; n += 1)
      client.say('phx_join', { config: isPrivate, access_token: alice }, `realtime:open:${n % 5}`, `${n}`);
    await eventually(() => expect(client.hasHeard('phx_reply')).toBe(150));
    const answers = client.heard.filter(({ event }) => event === 'phx_reply').map(({ payload }) => payload);
    expect(answers[0]?.status).toBe('ok');
    expect(answers.map(({ response }) => response?.reason)).toContain(
      'ClientJoinRateLimitReached: Too many joins per second',
    );
  });

  test.each([
    ['what is no JSON', Buffer.concat([Buffer.from([3, 0, 1, TOPIC.length, 1, 0, 1]), Buffer.from(`1${TOPIC}x{`)])],
    [
      'an event without an end',
      JSON.stringify(['1', '1', TOPIC, 'broadcast', { event: 'e'.repeat(300), payload: {} }]),
    ],
  ])('%s reaches nobody and fails nowhere', async (_, frame) => {
    const address = `${stack.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${stack.publishableKey}&vsn=2.0.0`;
    const socket = new WebSocket(address);
    opened.push(socket);
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify(['1', '1', TOPIC, 'phx_join', { config: isPrivate, access_token: alice }]));
    await new Promise((resolve) => socket.once('message', resolve));
    const listener = await RawClient.open();
    await listener.join(isPrivate, bob);
    const failures = stack.events.length;
    socket.send(frame);
    await sendFromDatabase(5);
    await eventually(() => expect(listener.hasHeard('broadcast')).toBe(1));
    expect(stack.events.slice(failures)).toEqual([]);
  });
});

describe('connections', () => {
  test('of one person are bounded', async () => {
    const answers = [];
    for (let n = 0; n < 31; n += 1) answers.push(await (await RawClient.open()).join(isPrivate, alice));
    expect(answers.slice(0, 30).every(({ status }) => status === 'ok')).toBe(true);
    expect(answers.at(-1)?.response?.reason).toBe('ConnectionRateLimitReached: Too many connected users');
    expect((await (await RawClient.open()).join(isPrivate, bob)).status).toBe('ok');
  });

  test('of one address are bounded', async () => {
    for (let n = 0; n < 200; n += 1) await RawClient.open();
    await expect(RawClient.open().then(() => 'let in')).rejects.toThrow('429');
    opened[0]?.terminate();
    await eventually(async () => void (await RawClient.open()));
  });

  test('that are not read are dropped, and hold nobody up', async () => {
    const [slow, listener] = [await RawClient.open(), await RawClient.open()];
    await slow.join(isPrivate, alice);
    await listener.join(isPrivate, bob);
    const limit = await aSecondMore();
    slow.socket.pause();
    for (let n = 0; n < 80; n += 1) await sendFromDatabase(200_000);
    await eventually(() => expect(listener.hasHeard('broadcast')).toBe(80));
    expect(await slowestAnswer()).toBeLessThan(limit);
    slow.socket.resume();
    await eventually(() => expect(slow.closed).not.toBeNull());
    expect(slow.hasHeard('broadcast')).toBeLessThan(80);
  });
});
