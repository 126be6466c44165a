import { RedFlagWatch } from '@telehealth/care/safety/red-flag-watch';
import type { ThreadView } from '../../data/thread/thread-view';
import styles from './thread.module.css';

/** The card is about now; older messages have been answered. */
const CARD_FOR_MS = 12 * 3_600_000;

/**
 * Client id of the user's last message with a danger sign, or null.
 * @param queued messages that wait for their file
 * @param at in ms since 1970
 */
export function lastDanger(
  { messages, unsent, flagged }: Pick<ThreadView, 'messages' | 'unsent' | 'flagged'>,
  { me, at, queued }: { me: string; at: number; queued: readonly { id: string; isFlagged: boolean }[] },
): string | null {
  const waiting = queued.findLast(({ isFlagged }) => isFlagged);
  if (waiting !== undefined) return waiting.id;
  const onTheWay = unsent.findLast(({ clientId }) => flagged.includes(clientId));
  if (onTheWay !== undefined) return onTheWay.clientId;
  const said = messages.findLast(
    ({ senderId, clientId, redFlag, isTakenBack }) =>
      senderId === me && !isTakenBack && (redFlag !== null || flagged.includes(clientId ?? '')),
  );
  return said !== undefined && at - said.sentAt.getTime() < CARD_FOR_MS ? said.clientId : null;
}

export function DangerCard({ words, specialistName }: { words: string; specialistName: string }) {
  const remark = `Your message goes to ${specialistName} with a mark. Do not wait for an answer.`;
  return (
    <div className={styles.danger}>
      <RedFlagWatch text={words} remark={remark} />
    </div>
  );
}
