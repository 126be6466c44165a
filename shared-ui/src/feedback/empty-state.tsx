import type { ReactNode } from 'react';
import { Cloth } from '../cloth/cloth';
import type { ClothTone } from '../cloth/cloth-tile';
import styles from './state.module.css';

interface EmptyStateProps {
  /** What there is none of yet, as a plain sentence. */
  title: string;
  /** The first thing to do about it. */
  action?: ReactNode;
  tone?: ClothTone | 'role';
  /** What will be here. */
  children?: ReactNode;
}

/** None yet: what this place is for, and the first action. */
export function EmptyState({ title, action, tone = 'role', children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Cloth tone={tone} className={styles.swatch} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {children !== undefined && <div className="soft">{children}</div>}
        {action !== undefined && <div className={styles.actions}>{action}</div>}
      </div>
    </div>
  );
}
