import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import type { DeskQueue } from '../../data/desk/desk.schema';
import styles from './desk.module.css';
import { dueWords, lengthWords, QUEUES } from './desk-words';

interface QueueTilesProps {
  queues: readonly DeskQueue[];
  now: Date;
}

/** Orders the queues in which cases wait: nearest deadline first, then longest wait. */
export function orderQueues(queues: readonly DeskQueue[]): DeskQueue[] {
  const rank = ({ dueAt, oldestAt }: DeskQueue) => (dueAt ?? oldestAt ?? new Date(8.64e15)).getTime();
  return queues
    .filter(({ queue, waiting }) => waiting > 0 && queue in QUEUES)
    .sort((a, b) => Number(a.dueAt === null) - Number(b.dueAt === null) || rank(a) - rank(b));
}

/** A tile for each queue in which cases wait, with the nearest deadline or the age; each leads to its cases. */
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
