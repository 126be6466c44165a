import type { ReactNode } from 'react';
import styles from './supply-days.module.css';

interface SupplyDaysProps {
  /** Total days of the supply. */
  days: number;
  /** Remaining days, from 0. */
  left: number;
  /** So few days remain that action is needed. */
  isEnding: boolean;
  /** The first and last day in words. */
  from: ReactNode;
  until: ReactNode;
  /** How the last day was computed. */
  because: ReactNode;
}

/** Above this number dots are too small to see, so one stands for a week. */
const MOST_DAYS = 62;
const WEEK = 7;

/** How long a supply lasts: one dot per day with the remaining ones filled, and the computation in words. */
export function SupplyDays({ days, left, isEnding, from, until, because }: SupplyDaysProps) {
  const unit = days > MOST_DAYS ? WEEK : 1;
  const count = Math.max(1, Math.ceil(days / unit));
  const gone = count - Math.min(count, Math.ceil(Math.max(0, left) / unit));
  const filled = isEnding ? styles.ending : styles.left;
  return (
    <div className={styles.supply}>
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
        {unit === WEEK && ' Each dot stands for one week.'}
      </p>
    </div>
  );
}
