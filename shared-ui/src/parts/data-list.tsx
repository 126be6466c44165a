import type { ReactNode } from 'react';
import styles from './data-list.module.css';

interface DataListProps {
  items: readonly { term: string; detail: ReactNode }[];
  columns?: 1 | 2;
}

export function DataList({ items, columns = 1 }: DataListProps) {
  if (items.length === 0) return null;
  return (
    <dl className={`${styles.list} ${columns === 2 ? styles.two : ''}`}>
      {items.map(({ term, detail }) => (
        <div className={styles.item} key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
