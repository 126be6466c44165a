import type { SupabaseClient } from '@supabase/supabase-js';

/** Whether changes arrive by themselves right now. Pages say `reconnecting` aloud and poll meanwhile. */
export type LiveState = 'connecting' | 'connected' | 'reconnecting';

export interface LiveListener {
  onEvent(): void;
  onState(state: LiveState): void;
}

export interface LiveChannels {
  /**
   * Listens to one event of a private channel. All listeners of a topic share one subscription, whatever event each
   * waits for: the client gives one channel per topic.
   * `onEvent` also fires once after a lost connection is back, since messages may have been missed.
   * @returns stops listening
   */
  listen(topic: string, event: string, listener: LiveListener): () => void;
  /** Leaves all channels at once: their person is leaving. */
  closeAll(): void;
}

/** A page change drops and takes the same topic again within a moment; the subscription outlives that. */
const LINGER_MS = 2_000;
/** A channel that the server closed (its session ended, or a right) is joined again then, and ever less often. */
const FIRST_REJOIN_MS = 1_000;
const LAST_REJOIN_MS = 30_000;

interface LiveTopic {
  /** Each with the event it waits for. */
  listeners: Map<LiveListener, string>;
  state: LiveState;
  close(): void;
  closing: ReturnType<typeof setTimeout> | null;
}

type RealtimeClient = Pick<SupabaseClient, 'channel' | 'removeChannel' | 'realtime'>;

function openTopic(client: RealtimeClient, topic: string): LiveTopic {
  const live: LiveTopic = { listeners: new Map(), state: 'connecting', closing: null, close: () => undefined };
  const setState = (state: LiveState) => {
    const wasLost = live.state === 'reconnecting';
    live.state = state;
    for (const listener of live.listeners.keys()) {
      listener.onState(state);
      if (state === 'connected' && wasLost) listener.onEvent();
    }
  };
  let isOpen = true;
  let wait = FIRST_REJOIN_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const join = () => {
    const channel = client.channel(topic, { config: { private: true } });
    channel.on('broadcast', { event: '*' }, ({ event }) => {
      for (const [listener, wanted] of live.listeners) if (wanted === event) listener.onEvent();
    });
    live.close = () => {
      isOpen = false;
      clearTimeout(timer);
      void client.removeChannel(channel);
    };
    // A private channel is joined with the session's token; without this the first join would go out without one.
    void client.realtime.setAuth().finally(() => {
      if (!isOpen) return;
      channel.subscribe((status) => {
        if (!isOpen) return;
        setState(status === 'SUBSCRIBED' ? 'connected' : 'reconnecting');
        if (status === 'SUBSCRIBED') wait = FIRST_REJOIN_MS;
        if (status !== 'CLOSED') return;
        timer = setTimeout(join, wait);
        wait = Math.min(wait * 2, LAST_REJOIN_MS);
      });
    });
  };
  join();
  return live;
}

export function createLiveChannels(client: RealtimeClient): LiveChannels {
  const topics = new Map<string, LiveTopic>();
  return {
    listen(topic, event, listener) {
      const live = topics.get(topic) ?? openTopic(client, topic);
      topics.set(topic, live);
      if (live.closing !== null) clearTimeout(live.closing);
      live.closing = null;
      live.listeners.set(listener, event);
      listener.onState(live.state);
      return () => {
        live.listeners.delete(listener);
        if (live.listeners.size > 0 || live.closing !== null) return;
        live.closing = setTimeout(() => {
          if (topics.get(topic) === live) topics.delete(topic);
          live.close();
        }, LINGER_MS);
      };
    },
    closeAll() {
      for (const live of topics.values()) {
        if (live.closing !== null) clearTimeout(live.closing);
        live.close();
      }
      topics.clear();
    },
  };
}
