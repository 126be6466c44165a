import type { LiveChannels } from '@telehealth/data/client/live-channels';
import type { Sent } from '@telehealth/data/client/live-topic';
import { readSignal, SIGNAL_EVENT, type Signal } from './signal.schema';

interface SignalingListener {
  onSignal(message: Signal): void;
  /** An event of the database on the topic: `seat`, `consultation_changed`, `message`, `read`. */
  onNews(event: string): void;
  onOpen(): void;
  onClosed(): void;
  /** A message that is no valid signal, or one of a newer release. */
  onOdd(kind: 'garbage' | 'newer'): void;
}

/** The visit's private realtime topic: WebRTC signals and database events. */
export interface SignalingChannel {
  readonly isOpen: boolean;
  /** Sends if the topic is joined. Nothing is queued: the next `hello` makes the sender repeat what was lost. */
  send(message: Signal): void;
  /** Drops a socket that looks open and carries nothing. */
  renew(): void;
  close(): void;
}

/**
 * A socket may be dead for a minute before its heartbeat notices. A missing acknowledgement shows it sooner, if nothing else
 * arrived either. Long messages get more time: the slowest usable network carries about one character per millisecond.
 */
const ACK_MS = 4_000;
/** A new socket is expensive on a weak network: it joins all topics again and reads everything that was missed. */
const MOST_PATIENT = 4;
/**
 * The realtime client waits up to 10 s between attempts, does not reconnect while the page is hidden, and silently ignores
 * `connect` then. A call cannot wait for that, so a state may last this many ticks before the socket is replaced.
 */
const WATCH_MS = 1_000;
const LOOKS = { connecting: 10, connected: 5, closed: 2 } as const;
/** More signals than a call ever needs; a flood beyond it is ignored. */
const PER_SECOND = 60;

/** The topic on which a visit's two sides signal. Guests have their own, which only announces changes. */
export const roomTopic = (appointmentId: string, isGuest: boolean): string =>
  `${isGuest ? 'guests' : 'consultation'}:${appointmentId}`;

export function openSignaling(live: LiveChannels, topic: string, listener: SignalingListener): SignalingChannel {
  let isOpen = false;
  let isClosed = false;
  const isFlood = createFloodGate();
  const socket = createSocket(live);
  const joined = live.join(topic, {
    onMessage(event, payload) {
      if (isClosed) return;
      socket.heardAt = performance.now();
      if (event !== SIGNAL_EVENT) return listener.onNews(event);
      if (isFlood()) return;
      const found = readSignal(payload);
      if (typeof found === 'string') listener.onOdd(found);
      else listener.onSignal(found);
    },
    onState(state) {
      const isNow = state === 'connected';
      if (isClosed || isOpen === isNow) return;
      isOpen = isNow;
      if (isNow) socket.heardAt = performance.now();
      // Deferred until after `join` returned, because listeners send at once.
      queueMicrotask(() => (isNow ? listener.onOpen() : listener.onClosed()));
    },
  });
  const watch = watchLine(live, socket, () => isOpen);
  return {
    get isOpen() {
      return isOpen && live.socket() === 'connected';
    },
    send(message) {
      if (isClosed) return;
      void sendOver(socket, JSON.stringify(message).length, (ms) => joined.send(SIGNAL_EVENT, message, ms));
    },
    renew: () => void live.renew(),
    close() {
      isClosed = true;
      socket.since = Number.POSITIVE_INFINITY;
      clearInterval(watch);
      joined.leave();
    },
  };
}

interface Socket {
  /** When something last arrived on it, in ms of `performance.now()`. */
  heardAt: number;
  /** When it replaced the previous one; earlier sends say nothing about it. */
  since: number;
  /** Factor on the waiting time: doubles with each new socket until an answer comes quickly again. */
  patience: number;
  renew(): Promise<void>;
}

function createSocket(live: LiveChannels): Socket {
  const socket: Socket = {
    heardAt: 0,
    since: 0,
    patience: 1,
    renew() {
      socket.since = performance.now();
      socket.patience = Math.min(socket.patience * 2, MOST_PATIENT);
      return live.renew();
    },
  };
  return socket;
}

/**
 * Sends and waits for the acknowledgement. On a slow socket something arrives late; on a dead one nothing does.
 * @param length in characters; @param send must settle within these ms
 */
async function sendOver(socket: Socket, length: number, send: (ms: number) => Promise<Sent>): Promise<void> {
  const from = performance.now();
  const limit = (ACK_MS + length) * socket.patience;
  let isOver = false;
  const judge = () => {
    if (isOver || from < socket.since) return;
    const silentMs = performance.now() - Math.max(from, socket.heardAt);
    if (silentMs < limit) setTimeout(judge, limit - silentMs);
    else void socket.renew();
  };
  setTimeout(judge, limit);
  const how = await send(limit * MOST_PATIENT);
  isOver = true;
  if (how !== 'ok') return;
  socket.heardAt = performance.now();
  if (socket.heardAt - from < ACK_MS) socket.patience = 1;
}

function createFloodGate(): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const now = Math.floor(performance.now() / 1_000);
    count = now === second ? count + 1 : 1;
    second = now;
    return count > PER_SECOND;
  };
}

/** Replaces a socket that stays in one state for too long. */
function watchLine(live: LiveChannels, socket: Socket, isOpen: () => boolean): ReturnType<typeof setInterval> {
  let waited = 0;
  let isRenewing = false;
  return setInterval(() => {
    const state = live.socket();
    waited = isOpen() || isRenewing ? 0 : waited + 1;
    if (waited < LOOKS[state] * (state === 'closed' ? 1 : socket.patience)) return;
    waited = 0;
    isRenewing = true;
    void socket.renew().finally(() => {
      isRenewing = false;
    });
  }, WATCH_MS);
}
