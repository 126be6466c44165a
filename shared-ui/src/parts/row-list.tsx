import type { ReactNode } from 'react';
import styles from './row-list.module.css';

interface RowListProps {
  label?: string;
  children: ReactNode;
}
interface RowProps {
  /** A picture or number before the words. */
  lead?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** Badges or a small button at the end. */
  end?: ReactNode;
  /** Arrived while the person was looking: a short tint shows which row is new. */
  fresh?: boolean;
}

/** A list with a hairline between its rows. */
export function RowList({ label, children }: RowListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

export function Row({ lead, title, detail, end, fresh = false }: RowProps) {
  return (
    <li className={`${styles.row} ${fresh ? styles.fresh : ''}`}>
      {lead}
      <div className={styles.text}>
        <div className={styles.title}>{title}</div>
        {detail !== undefined && <div className="small soft">{detail}</div>}
      </div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </li>
  );
}
