import type { ReactNode } from 'react';
import styles from './state-page.module.css';

/** A page of the host itself: one heading, a few words, one way on. */
export function StatePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  );
}
