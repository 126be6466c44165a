/** What the socket takes. Hosted Realtime has limits of the same kind, larger ones; the product's own messages have less than a kilobyte. */
export const REALTIME_LIMITS = {
  /** A larger frame ends the connection before it is read. */
  frameBytes: 64 * 1024,
  messages: { perSecond: 100, atOnce: 200 },
  /** What somebody may say in one topic; beyond it hosted Realtime closes that channel, and so do we. */
  channelMessages: { perSecond: 100, atOnce: 100 },
  /** How often somebody may say in one topic that they are present; beyond it the channel is closed: five times in thirty seconds. */
  presences: { perSecond: 5 / 30, atOnce: 5 },
  bytes: { perSecond: 256 * 1024, atOnce: 1024 * 1024 },
  joins: { perSecond: 10, atOnce: 50 },
  channelsOfConnection: 100,
  connectionsOfPerson: 30,
  connectionsOfAddress: 200,
  /** What may wait for a reader. Who falls behind further is dropped; it reconnects and asks again. */
  waitingBytes: 1024 * 1024,
  /** The binary form of a broadcast has one byte for each of these lengths. */
  nameBytes: 255,
  presenceBytes: 4096,
} as const;

/** Whether a topic or an event has a name that every form of a message can carry. */
export const isName = (text: string) => text !== '' && Buffer.byteLength(text) <= REALTIME_LIMITS.nameBytes;
