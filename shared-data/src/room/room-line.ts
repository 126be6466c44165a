import type { LiveChannels } from '../client/live-channels';
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
 * A socket may be dead for a minute before its heartbeat says so; an answer that stays away says it sooner. A long message may
 * take its time: the weakest line that still carries words moves about a character a millisecond.
 */
const ACK_MS = 4_000;
/**
 * The client's own steps go up to 10 s, it does not reconnect while the page is hidden, and asking it to connect meanwhile
 * does nothing, silently. A call cannot wait for that: so many looks each state may last before everything begins anew.
 */
const WATCH_MS = 1_000;
const PATIENCE = { connecting: 10, connected: 5, closed: 2 } as const;
/** More than a call ever needs. Somebody who floods the topic is not listened to. */
const PER_SECOND = 60;

/** The topic of a visit, on which its two sides signal; guests have one of their own, and only hear that something changed. */
export const roomTopic = (appointmentId: string, isGuest: boolean): string =>
  `${isGuest ? 'guests' : 'consultation'}:${appointmentId}`;

export function openRoomLine(live: LiveChannels, topic: string, listener: RoomLineListener): RoomLine {
  let isOpen = false;
  let isClosed = false;
  const isFlood = createFloodGate();
  const joined = live.join(topic, {
    onMessage(event, payload) {
      if (isClosed) return;
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
      // After `join` has answered: whoever hears this sends at once.
      queueMicrotask(() => (isNow ? listener.onOpen() : listener.onClosed()));
    },
  });
  const watch = watchLine(live, () => isOpen);
  return {
    get isOpen() {
      return isOpen && live.socket() === 'connected';
    },
    send(message) {
      if (isClosed) return;
      const limit = ACK_MS + JSON.stringify(message).length;
      void joined.send(SIGNAL_EVENT, message, limit).then((how) => {
        if (how === 'late' && !isClosed) void live.renew();
      });
    },
    renew: () => void live.renew(),
    close() {
      isClosed = true;
      clearInterval(watch);
      joined.leave();
    },
  };
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

/** Begins anew what stays in one state for too long; each time in vain it waits twice as long, up to four times. */
function watchLine(live: LiveChannels, isOpen: () => boolean): ReturnType<typeof setInterval> {
  let waited = 0;
  let renewals = 0;
  let isRenewing = false;
  return setInterval(() => {
    const state = live.socket();
    if (isOpen()) renewals = 0;
    waited = isOpen() || isRenewing ? 0 : waited + 1;
    if (waited < PATIENCE[state] * (state === 'closed' ? 1 : 2 ** Math.min(renewals, 2))) return;
    waited = 0;
    renewals += 1;
    isRenewing = true;
    void live.renew().finally(() => {
      isRenewing = false;
    });
  }, WATCH_MS);
}
