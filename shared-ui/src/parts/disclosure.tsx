import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon';

interface DisclosureProps {
  summary: ReactNode;
  /** Open at first; afterwards the person decides. */
  open?: boolean;
  children: ReactNode;
}

/** More words for those who want them: the native details element. */
export function Disclosure({ summary, open = false, children }: DisclosureProps) {
  return (
    <details className={styles.details} open={open || undefined}>
      <summary className={styles.summary}>
        {summary}
        <Icon name="chevron" size={18} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
