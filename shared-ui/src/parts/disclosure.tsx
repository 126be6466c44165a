import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon';
import * as icons from './icons';

interface DisclosureProps {
  summary: ReactNode;
  /** Initially open; afterwards the user decides. */
  open?: boolean;
  children: ReactNode;
}

/** Optional details: the native details element. */
export function Disclosure({ summary, open = false, children }: DisclosureProps) {
  return (
    <details className={styles.details} open={open || undefined}>
      <summary className={styles.summary}>
        {summary}
        <Icon path={icons.chevron} size={18} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
