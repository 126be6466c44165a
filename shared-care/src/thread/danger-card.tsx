import type { ThreadView } from '@telehealth/data/thread/thread-view';
import { RedFlagWatch } from '../safety/red-flag-watch';
import styles from './thread.module.css';

/** A card is about now: words of yesterday have had their answer. */
const CARD_FOR_MS = 12 * 3_600_000;

/**
 * The own words that sounded like danger last: their id under which they went, or null.
 * @param queued words that wait for their file
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

/** Whom to call now, below the words that sounded like danger. */
export function DangerCard({ words, specialistName }: { words: string; specialistName: string }) {
  const remark = `Your message goes to ${specialistName} with a mark. Do not wait for an answer.`;
  return (
    <div className={styles.danger}>
      <RedFlagWatch text={words} remark={remark} />
    </div>
  );
}
