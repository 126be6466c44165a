import type { ReactNode } from 'react';
import { Button } from '../parts/button';
import { Icon } from '../parts/icon';
import * as icons from '../parts/icons';
import styles from './state.module.css';

interface ErrorPanelProps {
  title?: string;
  /** What happened, as a sentence of the message catalogue. */
  what: ReactNode;
  /** What is not lost. */
  safe?: string;
  onRetry?: () => void;
  retryLabel?: string;
  busy?: boolean;
}

export function ErrorPanel(props: ErrorPanelProps) {
  const { title = 'This did not load', what, safe, onRetry, retryLabel = 'Try again', busy = false } = props;
  return (
    <div className={`${styles.state} ${styles.failed}`} role="alert">
      <span className={styles.sign}>
        <Icon path={icons.warning} size={24} />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p className="soft">{what}</p>
        {safe !== undefined && <p className="soft">{safe}</p>}
        {onRetry && (
          <div className={styles.actions}>
            <Button variant="line" onClick={onRetry} busy={busy} busyLabel="Trying again">
              {retryLabel}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
