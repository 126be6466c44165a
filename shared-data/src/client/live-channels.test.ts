import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLate } from './late';
import { createLiveChannels, type LiveState } from './live-channels';
import type { RealtimeClient } from './live-topic';

function createClient() {
  const channels: {
    topic: string;
    params: unknown;
    emit(event?: string, payload?: unknown): void;
    report(status: string, error?: Error): void;
  }[] = [];
  const removed: string[] = [];
  /** The operations on the socket and its channels, in order. */
  const done: string[] = [];
  const socket = { isOpen: true, answer: 'ok' };
  const client = {
    channel(topic: string, params: unknown) {
      let onBroadcast: (message: { event: string; payload: unknown }) => void = () => undefined;
      let onStatus: (status: string, error?: Error) => void = () => undefined;
      const channel = {
        topic,
        on: (_kind: string, _filter: unknown, callback: typeof onBroadcast) => {
          onBroadcast = callback;
          return channel;
        },
        subscribe: (callback: (status: string) => void) => {
          onStatus = callback;
          return channel;
        },
        send: async ({ event }: { event: string }) => {
          done.push(`send ${event}`);
          return socket.answer;
        },
      };
      done.push(`channel ${topic}`);
      channels.push({
        topic,
        params,
        emit: (event = 'changed', payload) => onBroadcast({ event, payload }),
        report: (status, error) => onStatus(status, error),
      });
      return channel;
    },
    removeChannel: async (channel: { topic: string }) => {
      removed.push(channel.topic);
      done.push(`remove ${channel.topic}`);
      return 'ok' as const;
    },
    realtime: {
      setAuth: async () => undefined,
      isConnected: () => socket.isOpen,
      isConnecting: () => false,
      disconnect: async () => void done.push('disconnect'),
      connect: () => void done.push('connect'),
    },
  };
  const arrived = () => client as unknown as RealtimeClient;
  return { client: { arrived, load: async () => arrived() }, channels, removed, done, socket };
}

function createListener() {
  const states: LiveState[] = [];
  const listener = {
    events: 0,
    joined: 0,
    states,
    onEvent: () => {
      listener.events += 1;
    },
    onJoined: () => {
      listener.joined += 1;
    },
    onState: (state: LiveState) => void states.push(state),
  };
  return listener;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('joins one private channel for all listeners of a topic', async () => {
  const { client, channels } = createClient();
  const live = createLiveChannels(client);
  const [first, second] = [createListener(), createListener()];
  live.listen('appointments:a', 'changed', first);
  live.listen('appointments:a', 'changed', second);
  await vi.runAllTimersAsync();
  expect(channels).toHaveLength(1);
  expect(channels[0]?.params).toEqual({ config: { private: true, broadcast: { self: false, ack: true } } });
  channels[0]?.emit();
  expect([first.events, second.events]).toEqual([1, 1]);
});

it('says when the connection is lost and refreshes once when it is back', async () => {
  const { client, channels } = createClient();
  const listener = createListener();
  createLiveChannels(client).listen('t', 'e', listener);
  await vi.runAllTimersAsync();
  channels[0]?.report('SUBSCRIBED');
  expect(listener.events).toBe(0);
  channels[0]?.report('CHANNEL_ERROR');
  channels[0]?.report('SUBSCRIBED');
  expect(listener.states).toEqual(['connecting', 'connected', 'reconnecting', 'connected']);
  expect(listener.events).toBe(1);
  expect(listener.joined).toBe(1);
});

it('calls a topic that is not for this person refused, not lost, and asks anew once it is theirs', async () => {
  const { client, channels } = createClient();
  const listener = createListener();
  createLiveChannels(client).listen('t', 'e', listener);
  await vi.runAllTimersAsync();
  const reason = 'Unauthorized: You do not have permissions to read from this Channel topic: t';
  channels[0]?.report('CHANNEL_ERROR', new Error(reason));
  expect(listener.states).toEqual(['connecting', 'refused']);
  channels[0]?.report('CHANNEL_ERROR', new Error('socket closed'));
  expect(listener.states.at(-1)).toBe('reconnecting');
  channels[0]?.report('CHANNEL_ERROR', new Error(reason));
  channels[0]?.report('SUBSCRIBED');
  expect(listener.events).toBe(1);
});

it('tells who listens before it is joined that something may have been missed, and nobody who comes later', async () => {
  const { client, channels } = createClient();
  const [early, late] = [createListener(), createListener()];
  const live = createLiveChannels(client);
  live.listen('t', 'e', early);
  await vi.runAllTimersAsync();
  channels[0]?.report('SUBSCRIBED');
  live.listen('t', 'e', late);
  expect([early.joined, late.joined]).toEqual([1, 0]);
});

it('joins again, ever less often, what the server closed, and never what its listeners left', async () => {
  const { client, channels } = createClient();
  const listener = createListener();
  const live = createLiveChannels(client);
  const stop = live.listen('t', 'e', listener);
  await vi.runAllTimersAsync();
  channels[0]?.report('SUBSCRIBED');
  channels[0]?.report('CLOSED');
  await vi.advanceTimersByTimeAsync(1_000);
  channels[1]?.report('CLOSED');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(channels).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  channels[2]?.report('SUBSCRIBED');
  channels[2]?.emit('e');
  expect(listener.states.at(-1)).toBe('connected');
  expect(listener.events).toBe(2);
  channels[2]?.report('CLOSED');
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  live.closeAll();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(channels).toHaveLength(4);
});

it('keeps the subscription over a page change and closes it afterwards', async () => {
  const { client, channels, removed } = createClient();
  const live = createLiveChannels(client);
  live.listen('t', 'e', createListener())();
  const stop = live.listen('t', 'e', createListener());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(channels).toHaveLength(1);
  expect(removed).toEqual([]);
  stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(removed).toEqual(['t']);
});

it('leaves everything at once when the person leaves, and a late farewell closes nothing of the next one', async () => {
  const { client, channels, removed } = createClient();
  const live = createLiveChannels(client);
  const stop = live.listen('t', 'e', createListener());
  live.closeAll();
  expect(removed).toEqual(['t']);
  live.listen('t', 'e', createListener());
  stop();
  await vi.advanceTimersByTimeAsync(5_000);
  live.listen('t', 'e', createListener());
  expect(channels).toHaveLength(2);
});

it('tells each listener of a topic only what it waits for, over one channel', async () => {
  const { client, channels } = createClient();
  const live = createLiveChannels(client);
  const [visits, payments] = [createListener(), createListener()];
  live.listen('appointments:a', 'appointment_changed', visits);
  live.listen('appointments:a', 'payment_changed', payments);
  await vi.runAllTimersAsync();
  expect(channels).toHaveLength(1);
  channels[0]?.emit('payment_changed');
  channels[0]?.emit('somethingElse');
  expect([visits.events, payments.events]).toEqual([0, 1]);
});

it('tells who does the same at several events of it once when a lost connection is back', async () => {
  const { client, channels } = createClient();
  const listener = createListener();
  createLiveChannels(client).listen('consultation:a', ['seat', 'presence'], listener);
  await vi.runAllTimersAsync();
  channels[0]?.report('SUBSCRIBED');
  channels[0]?.emit('seat');
  channels[0]?.emit('presence');
  channels[0]?.emit('message');
  expect(listener.events).toBe(2);
  channels[0]?.report('CHANNEL_ERROR');
  channels[0]?.report('SUBSCRIBED');
  expect(listener.events).toBe(3);
});

it('hears every message of a topic with what it carries, beside those who wait for one event', async () => {
  const { client, channels } = createClient();
  const live = createLiveChannels(client);
  const listener = createListener();
  const heard: unknown[] = [];
  live.listen('consultation:a', 'seat', listener);
  live.join('consultation:a', {
    onMessage: (event, payload) => void heard.push([event, payload]),
    onState: () => undefined,
  });
  await vi.runAllTimersAsync();
  channels[0]?.emit('signal', { v: 1 });
  channels[0]?.emit('seat', { n: 2 });
  expect(channels).toHaveLength(1);
  expect(heard).toEqual([
    ['signal', { v: 1 }],
    ['seat', { n: 2 }],
  ]);
  expect(listener.events).toBe(1);
});

it('sends only over an open channel, never another way, and says when no answer came', async () => {
  const { client, channels, done, socket } = createClient();
  const topic = createLiveChannels(client).join('t', { onMessage: () => undefined, onState: () => undefined });
  await vi.runAllTimersAsync();
  expect(await topic.send('signal', {}, 1)).toBe('unsent');
  channels[0]?.report('SUBSCRIBED');
  expect(await topic.send('signal', {}, 1)).toBe('ok');
  socket.answer = 'timed out';
  expect(await topic.send('signal', {}, 1)).toBe('late');
  socket.isOpen = false;
  expect(await topic.send('signal', {}, 1)).toBe('unsent');
  expect(done).toEqual(['channel t', 'send signal', 'send signal']);
});

it('replaces a dead socket under all topics, once, and refreshes those who listen', async () => {
  const { client, channels, done } = createClient();
  const live = createLiveChannels(client);
  const listener = createListener();
  live.listen('a', 'changed', listener);
  live.listen('b', 'changed', createListener());
  await vi.runAllTimersAsync();
  channels[0]?.report('SUBSCRIBED');
  done.length = 0;
  await Promise.all([live.renew(), live.renew()]);
  expect(done).toEqual(['disconnect', 'remove a', 'remove b', 'channel a', 'channel b', 'connect']);
  await vi.runAllTimersAsync();
  // Messages of an abandoned channel are ignored.
  channels[0]?.report('CLOSED');
  await vi.advanceTimersByTimeAsync(60_000);
  channels[2]?.report('SUBSCRIBED');
  expect(channels).toHaveLength(4);
  expect(listener.states.slice(-2)).toEqual(['reconnecting', 'connected']);
  expect(listener.events).toBe(1);
});

it('joins what was asked for before the client arrived once it is there, but for what was left meanwhile', async () => {
  const { client, channels } = createClient();
  const bring = () => new Promise<RealtimeClient>((resolve) => setTimeout(() => resolve(client.arrived()), 6_000));
  const live = createLiveChannels(createLate(bring));
  const listener = createListener();
  expect(live.socket()).toBe('closed');
  live.listen('a', 'changed', listener);
  live.listen('b', 'changed', createListener())();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([live.socket(), listener.states]).toEqual(['connecting', ['connecting']]);
  await vi.runAllTimersAsync();
  channels[0]?.report('SUBSCRIBED');
  expect([live.socket(), channels.map(({ topic }) => topic)]).toEqual(['connected', ['a']]);
  expect(listener.states).toEqual(['connecting', 'connected']);
});

it('says that news do not come while the client does not arrive, and tries again', async () => {
  const { client, channels } = createClient();
  const bring = vi.fn(async () => client.arrived()).mockRejectedValueOnce(new Error('chunk'));
  const listener = createListener();
  createLiveChannels(createLate(bring)).listen('a', 'changed', listener);
  await vi.advanceTimersByTimeAsync(0);
  expect(listener.states).toEqual(['connecting', 'reconnecting']);
  await vi.advanceTimersByTimeAsync(1_000);
  channels[0]?.report('SUBSCRIBED');
  expect([bring.mock.calls.length, listener.states.at(-1), listener.events]).toEqual([2, 'connected', 1]);
});
