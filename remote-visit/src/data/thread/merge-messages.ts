import type { ThreadMessage } from '@telehealth/data/thread/thread.schema';

/** Merges both lists by sequence number; the later read wins. */
export function mergeMessages(known: readonly ThreadMessage[], read: readonly ThreadMessage[]): ThreadMessage[] {
  const bySeq = new Map(known.map((message) => [message.seq, message]));
  for (const message of read) bySeq.set(message.seq, message);
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}

/** Unsent messages that have not been read back yet. */
export function withoutArrived<Words extends { clientId: string }>(
  unsent: readonly Words[],
  messages: readonly ThreadMessage[],
): Words[] {
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  return unsent.filter(({ clientId }) => !arrived.has(clientId));
}

/** Messages of others that this user has not seen yet. */
export function unreadOf(
  { messages, reads }: { messages: readonly ThreadMessage[]; reads: Readonly<Record<string, number>> },
  me: string,
): ThreadMessage[] {
  const upTo = reads[me] ?? 0;
  return messages.filter(
    ({ seq, senderId, isTakenBack }) => seq > upTo && senderId !== null && senderId !== me && !isTakenBack,
  );
}
