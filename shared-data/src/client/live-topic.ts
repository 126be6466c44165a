import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import type { Late } from './late';

/**
 * Whether changes arrive by themselves right now. Pages say `reconnecting` aloud and poll meanwhile; `refused` is nothing that was lost: the
 * person may not hear this topic yet, or any more, and the client goes on asking.
 */
export type LiveState = 'connecting' | 'connected' | 'reconnecting' | 'refused';

/** How a message went: the server took it, did not answer in time, or it was not sent at all. */
export type Sent = 'ok' | 'late' | 'unsent';

export interface TopicListener {
  onMessage(event: string, payload: unknown): void;
  onState(state: LiveState): void;
}

export type RealtimeClient = Pick<SupabaseClient, 'channel' | 'removeChannel' | 'realtime'>;

/** A channel that the server closed (its session ended, or a right), or whose client did not arrive, is joined again then, and ever less often. */
const FIRST_REJOIN_MS = 1_000;
const LAST_REJOIN_MS = 30_000;
/** How Realtime begins to say that row security gave the topic to somebody else. */
const NO_RIGHT = /^Unauthorized\b/;
/** Whoever sends waits for the server's word, which tells of a socket that only looks open. */
const CONFIG = { config: { private: true, broadcast: { self: false, ack: true } } };

/** The one subscription of a topic, for all who listen to it. */
export class LiveTopic {
  readonly listeners = new Set<TopicListener>();
  readonly #client: Late<RealtimeClient>;
  readonly #topic: string;
  #state: LiveState = 'connecting';
  #channel: RealtimeChannel | null = null;
  /** Which joining counts: what an earlier one still brings is about nothing any more. */
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
    // A private channel is joined with the session's token; without this the first join would go out without one.
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

  /** Sends what gets lost when the socket is cut. While it is closed the client would go another way, out of order. */
  async send(event: string, payload: unknown, timeoutMs: number): Promise<Sent> {
    const channel = this.#channel;
    const isOpen = this.#state === 'connected' && this.#client.arrived()?.realtime.isConnected() === true;
    if (channel === null || !isOpen) return 'unsent';
    const answer = await channel.send({ type: 'broadcast', event, payload }, { timeout: timeoutMs });
    if (answer === 'ok') return 'ok';
    // An answer that stays away says nothing about the channel that has taken the place of this one meanwhile.
    return answer === 'timed out' && channel === this.#channel ? 'late' : 'unsent';
  }

  /** Gives the channel up; `join` begins anew. A socket that was given up leaves its channels believing they are joined. */
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
