import type { ReactNode } from 'react';
import styles from './source-link.module.css';

/**
 * Where a fact comes from, at the end of its line: no fact stands without its source, no source without a date.
 * With `onOpen` it leads there and can be pressed; without, it is words.
 */
export function SourceLink({ children, onOpen }: { children: ReactNode; onOpen?: () => void }) {
  if (onOpen === undefined) return <small className={styles.words}>{children}</small>;
  return (
    <button type="button" className={styles.link} onClick={onOpen}>
      {children}
    </button>
  );
}
