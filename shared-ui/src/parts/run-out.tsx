import type { ReactNode } from 'react';
import styles from './run-out.module.css';

interface RunOutProps {
  /** Days the whole supply lasts. */
  days: number;
  /** Days that are left of it, from 0. */
  left: number;
  /** Few enough days are left that something should be done. */
  isEnding: boolean;
  /** The first and the last day in words. */
  from: ReactNode;
  until: ReactNode;
  /** How the last day was reckoned. */
  because: ReactNode;
}

/** More dots than this are too small to be seen: then one stands for a week. */
const MOST_DAYS = 62;
const WEEK = 7;

/** How long something lasts: one dot a day, those that are left filled, and the reckoning in words. */
export function RunOut({ days, left, isEnding, from, until, because }: RunOutProps) {
  const unit = days > MOST_DAYS ? WEEK : 1;
  const count = Math.max(1, Math.ceil(days / unit));
  const gone = count - Math.min(count, Math.ceil(Math.max(0, left) / unit));
  const filled = isEnding ? styles.ending : styles.left;
  return (
    <div className={styles.runOut}>
      <span className={styles.days} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          <span key={place} className={place < gone ? undefined : filled} />
        ))}
      </span>
      <span className={styles.ends}>
        <span>{from}</span>
        <b>{until}</b>
      </span>
      <p className="small soft">
        {because}
        {unit === WEEK && ' One dot is a week.'}
      </p>
    </div>
  );
}
