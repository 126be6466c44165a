import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';

/** Whether changes arrive by themselves right now. Pages say `reconnecting` aloud and poll meanwhile. */
export type LiveState = 'connecting' | 'connected' | 'reconnecting';

/** How a message went: the server took it, did not answer in time, or it was not sent at all. */
export type Sent = 'ok' | 'late' | 'unsent';

export interface TopicListener {
  onMessage(event: string, payload: unknown): void;
  onState(state: LiveState): void;
}

export type RealtimeClient = Pick<SupabaseClient, 'channel' | 'removeChannel' | 'realtime'>;

/** A channel that the server closed (its session ended, or a right) is joined again then, and ever less often. */
const FIRST_REJOIN_MS = 1_000;
const LAST_REJOIN_MS = 30_000;
/** Whoever sends waits for the server's word, which tells of a socket that only looks open. */
const CONFIG = { config: { private: true, broadcast: { self: false, ack: true } } };

/** The one subscription of a topic, for all who listen to it. */
export class LiveTopic {
  readonly listeners = new Set<TopicListener>();
  readonly #client: RealtimeClient;
  readonly #topic: string;
  #state: LiveState = 'connecting';
  #channel: RealtimeChannel | null = null;
  #isClosed = false;
  #wait = FIRST_REJOIN_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(client: RealtimeClient, topic: string) {
    this.#client = client;
    this.#topic = topic;
    this.join();
  }

  get state(): LiveState {
    return this.#state;
  }

  join(): void {
    if (this.#isClosed) return;
    const channel = this.#client.channel(this.#topic, CONFIG);
    this.#channel = channel;
    channel.on('broadcast', { event: '*' }, ({ event, payload }) => {
      for (const listener of this.listeners) listener.onMessage(event, payload);
    });
    // A private channel is joined with the session's token; without this the first join would go out without one.
    void this.#client.realtime.setAuth().finally(() => {
      if (this.#channel !== channel) return;
      channel.subscribe((status) => {
        if (this.#channel !== channel) return;
        this.#setState(status === 'SUBSCRIBED' ? 'connected' : 'reconnecting');
        if (status === 'SUBSCRIBED') this.#wait = FIRST_REJOIN_MS;
        if (status !== 'CLOSED') return;
        this.#timer = setTimeout(() => this.join(), this.#wait);
        this.#wait = Math.min(this.#wait * 2, LAST_REJOIN_MS);
      });
    });
  }

  /** Sends what gets lost when the socket is cut. While it is closed the client would go another way, out of order. */
  async send(event: string, payload: unknown, timeoutMs: number): Promise<Sent> {
    const channel = this.#channel;
    if (channel === null || this.#state !== 'connected' || !this.#client.realtime.isConnected()) return 'unsent';
    const answer = await channel.send({ type: 'broadcast', event, payload }, { timeout: timeoutMs });
    if (answer === 'ok') return 'ok';
    // An answer that stays away says nothing about the channel that has taken the place of this one meanwhile.
    return answer === 'timed out' && channel === this.#channel ? 'late' : 'unsent';
  }

  /** Gives the channel up; `join` begins anew. A socket that was given up leaves its channels believing they are joined. */
  async leave(): Promise<void> {
    clearTimeout(this.#timer);
    const channel = this.#channel;
    this.#channel = null;
    if (!this.#isClosed) this.#setState('reconnecting');
    if (channel !== null) await this.#client.removeChannel(channel);
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
