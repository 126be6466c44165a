/** What the servers' clock is known to be, for all code of the page, whichever build it came with. */
interface Clock {
  /** Milliseconds by which it is ahead of this device's; null until a server said. */
  aheadMs: number | null;
  readonly watchers: Set<() => void>;
}
declare global {
  var serverClock: Clock | undefined;
}

function clockOfPage(): Clock {
  globalThis.serverClock ??= { aheadMs: null, watchers: new Set() };
  return globalThis.serverClock;
}

/**
 * What this device's clock shows, in milliseconds. Only for spans that begin and end on this device: it may be days off.
 */
export const deviceNow = (): number => Date.now();

/** The present by the servers' clock, and until one of them said what that is by this device's. Every screen's "now". */
export const now = (): Date => fromDevice(deviceNow());

/** A moment of this device's clock by the servers'. */
export const fromDevice = (ms: number): Date => new Date(ms + (clockOfPage().aheadMs ?? 0));

/** By how many milliseconds the servers' clock is ahead of this device's; null until one of them said. */
export const serverAheadMs = (): number | null => clockOfPage().aheadMs;

/** @returns what ends it */
export function watchClock(listener: () => void): () => void {
  const { watchers } = clockOfPage();
  watchers.add(listener);
  return () => watchers.delete(listener);
}

/** An answer that says what time it was on the server. */
export interface ToldTime {
  /** In milliseconds, rounded down to `precisionMs`. */
  serverMs: number;
  precisionMs: number;
  /** When the request left and when its answer came, in milliseconds of this device's clock. */
  sentAt: number;
  arrivedAt: number;
}

/**
 * Learns from an answer. It was written between the request and its arrival, so it rules out what lies outside of that; what is
 * known and fits stays, so that a slow answer does not move the time on the screen.
 */
export function learnClock({ serverMs, precisionMs, sentAt, arrivedAt }: ToldTime): void {
  const clock = clockOfPage();
  const least = serverMs - arrivedAt;
  const most = serverMs + precisionMs - sentAt;
  if (Number.isNaN(least) || (clock.aheadMs !== null && clock.aheadMs >= least && clock.aheadMs <= most)) return;
  clock.aheadMs = Math.round((least + most) / 2);
  for (const tell of [...clock.watchers]) tell();
}

/** Sends a request and learns the time from its answer's `Date` (RFC 9110, 6.6.1). Only for what no cache answers. */
export async function fetchTelling(...request: Parameters<typeof fetch>): Promise<Response> {
  const sentAt = deviceNow();
  const response = await fetch(...request);
  const serverMs = Date.parse(response.headers.get('date') ?? '');
  learnClock({ serverMs, precisionMs: 1000, sentAt, arrivedAt: deviceNow() });
  return response;
}
