import type { ReactNode } from 'react';
import { Icon } from '../parts/icon';
import styles from './state.module.css';

interface HiddenStateProps {
  title?: string;
  /** Whose choice it is, e.g. "Thandi Dlamini". */
  by: string;
  /** What that means and what one can do. */
  children?: ReactNode;
}

/** Hidden by somebody's choice: there may be something here, and it is not shown. Never looks like "none yet". */
export function HiddenState({ title = 'Not shown to you', by, children }: HiddenStateProps) {
  return (
    <div className={`${styles.state} ${styles.hidden}`}>
      <span className={styles.sign}>
        <Icon name="lock" size={24} />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p className="soft">Hidden by the choice of {by}.</p>
        {children !== undefined && <div className="soft">{children}</div>}
      </div>
    </div>
  );
}
