import type { ReactNode } from 'react';
import { Icon } from '../parts/icon';
import * as icons from '../parts/icons';
import styles from './state.module.css';

interface HiddenStateProps {
  title?: string;
  /** The person who hid it, e.g. "Thandi Dlamini". */
  by: string;
  /** What it means and what the reader can do. */
  children?: ReactNode;
}

/** Data hidden by a person's choice, which may or may not exist. It must never look like an empty list. */
export function HiddenState({ title = 'Not shown to you', by, children }: HiddenStateProps) {
  return (
    <div className={`${styles.state} ${styles.hidden}`}>
      <span className={styles.sign}>
        <Icon path={icons.lock} size={24} />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p className="soft">Hidden by the choice of {by}.</p>
        {children !== undefined && <div className="soft">{children}</div>}
      </div>
    </div>
  );
}
