import { pathTo } from '@telehealth/contracts';
import { Link } from '@telehealth/contracts/router';
import type { DeskQueue } from '@telehealth/data/desk/desk.schema';
import styles from './desk.module.css';
import { dueWords, lengthWords, QUEUES } from './desk-words';

interface QueueTilesProps {
  queues: readonly DeskQueue[];
  now: Date;
}

/** The queues in which something waits: what must be decided first comes first, then what has waited longest. */
export function orderQueues(queues: readonly DeskQueue[]): DeskQueue[] {
  const rank = ({ dueAt, oldestAt }: DeskQueue) => (dueAt ?? oldestAt ?? new Date(8.64e15)).getTime();
  return queues
    .filter(({ queue, waiting }) => waiting > 0 && queue in QUEUES)
    .sort((a, b) => Number(a.dueAt === null) - Number(b.dueAt === null) || rank(a) - rank(b));
}

/** A number for each queue in which something waits, with its nearest end or its age; each leads to its cases. */
export function QueueTiles({ queues, now }: QueueTilesProps) {
  return (
    <ul className={styles.tiles} aria-label="What waits">
      {orderQueues(queues).map(({ queue, waiting, oldestAt, dueAt }, place) => {
        const words = QUEUES[queue];
        if (words === undefined) return null;
        return (
          <li key={queue}>
            <Link to={pathTo(words.route)} className={`${styles.tile} ${place === 0 ? styles.first : ''}`}>
              <span className={styles.count}>{waiting}</span>
              <span>{waiting === 1 ? words.one : words.many}</span>
              <span className="small">
                {dueAt !== null && `first ${dueWords(dueAt, now)}`}
                {dueAt === null && oldestAt !== null && `oldest ${lengthWords(now.getTime() - oldestAt.getTime())}`}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
