import { dayKey } from '@telehealth/contracts/formatting';
import type { ThreadMessage } from '@telehealth/data/thread/thread.schema';

export type ThreadLine =
  | { kind: 'day'; key: string; at: Date }
  | { kind: 'new'; key: string }
  | { kind: 'message'; key: string; message: ThreadMessage };

/**
 * Adds a line before each new day and one before the first unread message.
 * @param zone IANA zone of the reader
 * @param seenUpTo number read up to when the thread was opened; null: no mark
 */
export function toThreadLines(
  messages: readonly ThreadMessage[],
  { zone, seenUpTo, me }: { zone: string; seenUpTo: number | null; me: string },
): ThreadLine[] {
  const lines: ThreadLine[] = [];
  let day = '';
  let isMarked = seenUpTo === null;
  for (const message of messages) {
    const key = dayKey(message.sentAt, zone);
    if (key !== day) lines.push({ kind: 'day', key: `day ${key} ${message.seq}`, at: message.sentAt });
    day = key;
    const { seq, senderId, isTakenBack } = message;
    if (!isMarked && seq > (seenUpTo ?? 0) && senderId !== null && senderId !== me && !isTakenBack) {
      isMarked = true;
      lines.push({ kind: 'new', key: 'new' });
    }
    lines.push({ kind: 'message', key: message.id, message });
  }
  return lines;
}
