import type { ReactNode } from 'react';
import { Pattern } from '../pattern/pattern';
import type { PatternTone } from '../pattern/pattern-tile';
import styles from './state.module.css';

interface EmptyStateProps {
  /** What is missing, as a plain sentence. */
  title: string;
  action?: ReactNode;
  tone?: PatternTone | 'role';
  /** What will be here. */
  children?: ReactNode;
}

export function EmptyState({ title, action, tone = 'role', children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Pattern tone={tone} className={styles.swatch} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {children !== undefined && <div className="soft">{children}</div>}
        {action !== undefined && <div className={styles.actions}>{action}</div>}
      </div>
    </div>
  );
}
