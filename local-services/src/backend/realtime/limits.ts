/** Limits of the socket. Hosted Realtime has larger ones of the same kind; the product's own messages are below a kilobyte. */
export const REALTIME_LIMITS = {
  /** A larger frame ends the connection before it is read. */
  frameBytes: 64 * 1024,
  messages: { perSecond: 100, atOnce: 200 },
  /** Broadcasts of one client in one topic; beyond it the channel is closed, as in hosted Realtime. */
  channelMessages: { perSecond: 100, atOnce: 100 },
  /** Presence updates of one client in one topic: five in thirty seconds; beyond it the channel is closed. */
  presences: { perSecond: 5 / 30, atOnce: 5 },
  bytes: { perSecond: 256 * 1024, atOnce: 1024 * 1024 },
  joins: { perSecond: 10, atOnce: 50 },
  channelsOfConnection: 100,
  connectionsOfPerson: 30,
  connectionsOfAddress: 200,
  /** Bytes that may wait for a slow client. Beyond it the client is disconnected; it reconnects and catches up. */
  waitingBytes: 1024 * 1024,
  /** The binary form of a broadcast has one byte for each of these lengths. */
  nameBytes: 255,
  presenceBytes: 4096,
} as const;

/** Whether every message format can carry this name of a topic or event. */
export const isName = (text: string) => text !== '' && Buffer.byteLength(text) <= REALTIME_LIMITS.nameBytes;
