import type { ReactNode } from 'react';
import styles from './row-list.module.css';

interface RowListProps {
  label?: string;
  children: ReactNode;
}
interface RowProps {
  /** A picture or number before the text. */
  lead?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** Badges or a small button at the end. */
  end?: ReactNode;
  /** The row arrived while the page was open: a short tint highlights it. */
  fresh?: boolean;
}

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
