import type { ReactNode } from 'react';
import styles from './source-link.module.css';

/**
 * The source of a fact, at the end of its line: every fact has a source, and every source a date.
 * With `onOpen` it is a button that opens it, otherwise text.
 */
export function SourceLink({ children, onOpen }: { children: ReactNode; onOpen?: () => void }) {
  if (onOpen === undefined) return <small className={styles.words}>{children}</small>;
  return (
    <button type="button" className={styles.link} onClick={onOpen}>
      {children}
    </button>
  );
}
