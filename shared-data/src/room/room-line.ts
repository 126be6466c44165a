import type { LiveChannels } from '../client/live-channels';
import type { Sent } from '../client/live-topic';
import { readSignal, SIGNAL_EVENT, type Signal } from './signal.schema';

interface RoomLineListener {
  onSignal(message: Signal): void;
  /** Something the database announced on the topic: `seat`, `consultation_changed`, `message`, `read`. */
  onNews(event: string): void;
  onOpen(): void;
  onClosed(): void;
  /** Something that was no signal, or one of a newer release. */
  onOdd(kind: 'garbage' | 'newer'): void;
}

/** The visit's private topic, for signals and for news. */
export interface RoomLine {
  readonly isOpen: boolean;
  /** Sends if the line is open; what is lost is repeated by the next `hello`, so nothing is kept here. */
  send(message: Signal): void;
  /** Drops a socket that looks open and carries nothing any more. */
  renew(): void;
  close(): void;
}

/**
 * A socket may be dead for a minute before its heartbeat says so; an answer that stays away says it sooner, where nothing else
 * came either. A long message may take its time: the weakest line that still carries words moves about a character a
 * millisecond.
 */
const ACK_MS = 4_000;
/** A new socket costs a weak line many seconds by itself: its topics are joined anew, and all that was missed is read. */
const MOST_PATIENT = 4;
/**
 * The client's own steps go up to 10 s, it does not reconnect while the page is hidden, and asking it to connect meanwhile
 * does nothing, silently. A call cannot wait for that: so many looks each state may last before everything begins anew.
 */
const WATCH_MS = 1_000;
const LOOKS = { connecting: 10, connected: 5, closed: 2 } as const;
/** More than a call ever needs. Somebody who floods the topic is not listened to. */
const PER_SECOND = 60;

/** The topic of a visit, on which its two sides signal; guests have one of their own, and only hear that something changed. */
export const roomTopic = (appointmentId: string, isGuest: boolean): string =>
  `${isGuest ? 'guests' : 'consultation'}:${appointmentId}`;

export function openRoomLine(live: LiveChannels, topic: string, listener: RoomLineListener): RoomLine {
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
      // After `join` has answered: whoever hears this sends at once.
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

/** The socket that is used now. */
interface Socket {
  /** When something last came over it, in ms of `performance.now()`. */
  heardAt: number;
  /** When it took the place of another; what was sent before says nothing about it. */
  since: number;
  /** How many times as long it is waited for: twice with each new one, until an answer comes quickly again. */
  patience: number;
  renew(): Promise<void>;
}

function createSocket(live: LiveChannels): Socket {
  const socket: Socket = {
    ...{ heardAt: 0, since: 0, patience: 1 },
    renew() {
      socket.since = performance.now();
      socket.patience = Math.min(socket.patience * 2, MOST_PATIENT);
      return live.renew();
    },
  };
  return socket;
}

/**
 * Sends and waits for the answer. A socket that is dead is told from one that is slow: over a slow one something comes, if late.
 * @param length in characters; @param send must answer within these ms
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

/** Begins anew what stays in one state for too long. */
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
