import type { Late } from './late';
import { type LiveState, LiveTopic, type RealtimeClient, type Sent, type TopicListener } from './live-topic';

export type { LiveState } from './live-topic';

export interface LiveListener {
  onEvent(): void;
  /** The first join since listening began: earlier messages were missed. */
  onJoined(): void;
  onState(state: LiveState): void;
}

/** A topic to which this page also sends. */
export interface JoinedTopic {
  /** Sends one message if the topic is open; nothing is queued. */
  send(event: string, payload: unknown, timeoutMs: number): Promise<Sent>;
  leave(): void;
}

export type SocketState = 'closed' | 'connecting' | 'connected';

export interface LiveChannels {
  /**
   * Listens to one or several events of a private channel. All listeners of a topic share one subscription, because the client
   * allows one channel per topic. `onEvent` also fires once after a lost connection is back, because messages may have been
   * missed; pass several events at once to get that call only once.
   * @returns stops listening
   */
  listen(topic: string, events: string | readonly string[], listener: LiveListener): () => void;
  /** Receives every message of a private channel with its payload, and can send. Shares the subscription of `listen`. */
  join(topic: string, listener: TopicListener): JoinedTopic;
  socket(): SocketState;
  /** Closes a socket that looks open but carries nothing, and joins all topics again over a new one. */
  renew(): Promise<void>;
  /** Leaves all channels at once, when the person signs out. */
  closeAll(): void;
}

/** A page change leaves and joins the same topic within a moment; the subscription outlives that. */
const LINGER_MS = 2_000;

export function createLiveChannels(whole: Late<RealtimeClient>): LiveChannels {
  const topics = new Map<string, LiveTopic>();
  const closing = new Map<LiveTopic, ReturnType<typeof setTimeout>>();
  let renewing: Promise<void> | null = null;

  const enter = (topic: string, listener: TopicListener): { live: LiveTopic; leave: () => void } => {
    const live = topics.get(topic) ?? new LiveTopic(whole, topic);
    topics.set(topic, live);
    clearTimeout(closing.get(live));
    closing.delete(live);
    live.listeners.add(listener);
    listener.onState(live.state);
    const leave = () => {
      live.listeners.delete(listener);
      if (live.listeners.size > 0 || closing.has(live)) return;
      const close = () => {
        closing.delete(live);
        if (topics.get(topic) === live) topics.delete(topic);
        live.close();
      };
      closing.set(live, setTimeout(close, LINGER_MS));
    };
    return { live, leave };
  };

  const renewNow = async () => {
    const all = [...topics.values()];
    const realtime = whole.arrived()?.realtime;
    // The library silently ignores a connect while the old socket is closing.
    await realtime?.disconnect();
    await Promise.all(all.map((live) => live.leave()));
    for (const live of all) live.join();
    realtime?.connect();
  };

  return {
    listen: (topic, events, listener) => enter(topic, hearSome([events].flat(), listener)).leave,
    join(topic, listener) {
      const { live, leave } = enter(topic, listener);
      return { send: (event, payload, timeoutMs) => live.send(event, payload, timeoutMs), leave };
    },
    socket() {
      const realtime = whole.arrived()?.realtime;
      if (realtime === undefined) return topics.size > 0 ? 'connecting' : 'closed';
      return realtime.isConnected() ? 'connected' : realtime.isConnecting() ? 'connecting' : 'closed';
    },
    renew() {
      renewing ??= renewNow().finally(() => {
        renewing = null;
      });
      return renewing;
    },
    closeAll() {
      for (const timer of closing.values()) clearTimeout(timer);
      closing.clear();
      for (const live of topics.values()) live.close();
      topics.clear();
    },
  };
}

function hearSome(wanted: readonly string[], listener: LiveListener): TopicListener {
  let before: LiveState | null = null;
  return {
    onMessage: (event) => {
      if (wanted.includes(event)) listener.onEvent();
    },
    onState: (state) => {
      listener.onState(state);
      if (state === 'connected' && (before === 'reconnecting' || before === 'refused')) listener.onEvent();
      if (state === 'connected' && before === 'connecting') listener.onJoined();
      before = state;
    },
  };
}
