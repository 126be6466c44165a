import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import type { Late } from './late';

/**
 * Whether changes arrive live. While `reconnecting` pages say so and poll. `refused` is not a lost connection: the person may not
 * hear this topic yet, or any more, and the client keeps trying.
 */
export type LiveState = 'connecting' | 'connected' | 'reconnecting' | 'refused';

/** The result of sending: acknowledged by the server, not acknowledged in time, or not sent. */
export type Sent = 'ok' | 'late' | 'unsent';

export interface TopicListener {
  onMessage(event: string, payload: unknown): void;
  onState(state: LiveState): void;
}

export type RealtimeClient = Pick<SupabaseClient, 'channel' | 'removeChannel' | 'realtime'>;

/**
 * Delays before rejoining a channel that the server closed (its session or right ended) or whose client failed to load; they
 * grow.
 */
const FIRST_REJOIN_MS = 1_000;
const LAST_REJOIN_MS = 30_000;
/** The beginning of Realtime's message when row security refused the topic. */
const NO_RIGHT = /^Unauthorized\b/;
/** Messages are acknowledged, which reveals a socket that only looks open. */
const CONFIG = { config: { private: true, broadcast: { self: false, ack: true } } };

/** The one subscription of a topic, shared by all its listeners. */
export class LiveTopic {
  readonly listeners = new Set<TopicListener>();
  readonly #client: Late<RealtimeClient>;
  readonly #topic: string;
  #state: LiveState = 'connecting';
  #channel: RealtimeChannel | null = null;
  /** The current join; results of earlier ones are ignored. */
  #attempt = 0;
  #isClosed = false;
  #wait = FIRST_REJOIN_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(client: Late<RealtimeClient>, topic: string) {
    this.#client = client;
    this.#topic = topic;
    this.join();
  }

  get state(): LiveState {
    return this.#state;
  }

  join(): void {
    if (this.#isClosed) return;
    this.#attempt += 1;
    const attempt = this.#attempt;
    const client = this.#client.arrived();
    if (client !== null) this.#open(client);
    else this.#begin(attempt);
  }

  #begin(attempt: number): void {
    this.#client.load().then(
      (arrived) => {
        if (attempt === this.#attempt) this.#open(arrived);
      },
      () => {
        if (attempt === this.#attempt) this.#joinLater();
      },
    );
  }

  #open(client: RealtimeClient): void {
    const channel = client.channel(this.#topic, CONFIG);
    this.#channel = channel;
    channel.on('broadcast', { event: '*' }, ({ event, payload }) => {
      for (const listener of this.listeners) listener.onMessage(event, payload);
    });
    // A private channel joins with the session's token, which must be set first.
    void client.realtime.setAuth().finally(() => {
      if (this.#channel !== channel) return;
      channel.subscribe((status, error) => {
        if (this.#channel !== channel) return;
        if (status === 'CLOSED') return this.#joinLater();
        const without = NO_RIGHT.test(error?.message ?? '') ? 'refused' : 'reconnecting';
        this.#setState(status === 'SUBSCRIBED' ? 'connected' : without);
        if (status === 'SUBSCRIBED') this.#wait = FIRST_REJOIN_MS;
      });
    });
  }

  #joinLater(): void {
    this.#setState('reconnecting');
    this.#timer = setTimeout(() => this.join(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LAST_REJOIN_MS);
  }

  /** Sends over the socket only. While it is closed the library would fall back to HTTP, out of order. */
  async send(event: string, payload: unknown, timeoutMs: number): Promise<Sent> {
    const channel = this.#channel;
    const isOpen = this.#state === 'connected' && this.#client.arrived()?.realtime.isConnected() === true;
    if (channel === null || !isOpen) return 'unsent';
    const answer = await channel.send({ type: 'broadcast', event, payload }, { timeout: timeoutMs });
    if (answer === 'ok') return 'ok';
    // A missing acknowledgement says nothing about the channel that replaced this one.
    return answer === 'timed out' && channel === this.#channel ? 'late' : 'unsent';
  }

  /** Leaves the channel; `join` starts again. Channels of an abandoned socket still believe they are joined. */
  async leave(): Promise<void> {
    clearTimeout(this.#timer);
    this.#attempt += 1;
    const channel = this.#channel;
    this.#channel = null;
    if (!this.#isClosed) this.#setState('reconnecting');
    if (channel !== null) await this.#client.arrived()?.removeChannel(channel);
  }

  close(): void {
    this.#isClosed = true;
    void this.leave();
  }

  #setState(state: LiveState): void {
    this.#state = state;
    for (const listener of this.listeners) listener.onState(state);
  }
}
