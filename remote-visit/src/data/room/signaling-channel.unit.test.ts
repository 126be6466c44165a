import type { LiveChannels, SocketState } from '@telehealth/data/client/live-channels';
import type { Sent, TopicListener } from '@telehealth/data/client/live-topic';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSignal, type Signal } from './signal.schema';
import { openSignaling } from './signaling-channel';

const ID = '11111111-1111-4111-8111-111111111111';
const STATE = { microphone: true, camera: true, screen: false, step: 'video', hears: null } as const;
const HELLO: Signal = { v: 1, from: ID, to: ID, g: 1, type: 'hello', seen: 0, reply: false, state: STATE };

describe('a signal', () => {
  it.each<[string, unknown, 'signal' | 'newer' | 'garbage']>([
    ['whole', HELLO, 'signal'],
    ['of who takes less', { ...HELLO, state: { ...STATE, takes: 'audio' } }, 'signal'],
    ['of who takes something else', { ...HELLO, state: { ...STATE, takes: 'all' } }, 'garbage'],
    ['with a word more', { ...HELLO, note: 'chest pain' }, 'garbage'],
    ['with a word more in its state', { ...HELLO, state: { ...STATE, note: 'x' } }, 'garbage'],
    ['of a newer release', { v: 2, anything: true }, 'newer'],
    ['of no release', { ...HELLO, v: 0 }, 'garbage'],
    ['too long', { ...HELLO, type: 'description', no: 1, kind: 'offer', re: 0, sdp: 'x'.repeat(40_001) }, 'garbage'],
    [
      'with too many candidates',
      { v: 1, from: ID, to: ID, g: 1, type: 'candidates', no: 1, list: Array(65).fill({}) },
      'garbage',
    ],
    ['from nobody', { ...HELLO, from: 'me' }, 'garbage'],
    ['nothing', null, 'garbage'],
  ])('%s', (_what, payload, is) => {
    const found = readSignal(payload);
    expect(typeof found === 'string' ? found : 'signal').toBe(is);
  });
});

/** A socket whose answers and states a test controls. */
function openFake() {
  let heard: TopicListener = { onMessage: () => undefined, onState: () => undefined };
  const fake = {
    socket: 'connected' as SocketState,
    /** Null: no answer. */
    answer: 'ok' as Sent | null,
    sent: 0,
    renewals: 0,
    say: (event: string, payload: unknown = {}) => heard.onMessage(event, payload),
    state: async (state: 'connected' | 'reconnecting') => {
      heard.onState(state);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
  const live: LiveChannels = {
    listen: () => () => undefined,
    join: (_topic, listener) => {
      heard = listener;
      return {
        send: async () => {
          fake.sent += 1;
          return fake.answer ?? new Promise<Sent>(() => undefined);
        },
        leave: () => undefined,
      };
    },
    socket: () => fake.socket,
    renew: async () => {
      fake.renewals += 1;
    },
    closeAll: () => undefined,
  };
  const seen: string[] = [];
  const line = openSignaling(live, ID, {
    onSignal: ({ type }) => void seen.push(type),
    onNews: (event) => void seen.push(`news ${event}`),
    onOpen: () => void seen.push('open'),
    onClosed: () => void seen.push('closed'),
    onOdd: (kind) => void seen.push(kind),
  });
  return { fake, line, seen };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the line', () => {
  it('tells signals, news and garbage apart', async () => {
    const { fake, seen, line } = openFake();
    await fake.state('connected');
    fake.say('signal', HELLO);
    fake.say('seat');
    fake.say('signal', { v: 9 });
    fake.say('signal', { from: 'x' });
    expect(seen).toEqual(['open', 'hello', 'news seat', 'newer', 'garbage']);
    line.close();
    fake.say('signal', HELLO);
    expect(seen).toHaveLength(5);
  });

  it('does not listen to a flood, and hears again a second later', async () => {
    const { fake, seen, line } = openFake();
    for (let at = 0; at < 100; at += 1) fake.say('signal', HELLO);
    expect(seen).toHaveLength(60);
    await vi.advanceTimersByTimeAsync(1_000);
    fake.say('signal', HELLO);
    expect(seen).toHaveLength(61);
    line.close();
  });

  it('replaces a socket that looks open and does not answer', async () => {
    const { fake, line } = openFake();
    await fake.state('connected');
    line.send(HELLO);
    await vi.advanceTimersByTimeAsync(0);
    expect(fake.renewals).toBe(0);
    fake.answer = null;
    line.send(HELLO);
    line.send(HELLO);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(fake.renewals).toBe(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fake.renewals).toBe(1);
    // Sends that waited for the old socket say nothing about the new one, which gets twice the time.
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fake.renewals).toBe(1);
    line.send(HELLO);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(fake.renewals).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fake.renewals).toBe(2);
    fake.answer = 'ok';
    line.send(HELLO);
    await vi.advanceTimersByTimeAsync(0);
    fake.answer = null;
    line.send(HELLO);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(fake.renewals).toBe(3);
    line.close();
  });

  it('keeps a socket over which something comes, however late', async () => {
    const { fake, line } = openFake();
    await fake.state('connected');
    fake.answer = null;
    line.send(HELLO);
    for (let second = 0; second < 12; second += 3) {
      await vi.advanceTimersByTimeAsync(3_000);
      fake.say('seat');
    }
    expect(fake.renewals).toBe(0);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(fake.renewals).toBe(1);
    line.close();
    line.send(HELLO);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fake.renewals).toBe(1);
  });

  it.each<[SocketState, number[]]>([
    ['closed', [2, 4, 6]],
    ['connected', [5, 15, 35]],
    ['connecting', [10, 30, 70]],
  ])('begins anew what stays %s for too long', async (socket, seconds) => {
    const { fake, line } = openFake();
    await fake.state('reconnecting');
    fake.socket = socket;
    const at: number[] = [];
    for (let second = 1; second <= (seconds.at(-1) ?? 0); second += 1) {
      const before = fake.renewals;
      await vi.advanceTimersByTimeAsync(1_000);
      if (fake.renewals > before) at.push(second);
    }
    expect(at).toEqual(seconds);
    line.close();
  });
});
