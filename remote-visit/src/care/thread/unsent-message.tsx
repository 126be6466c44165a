import { errorText } from '@telehealth/contracts/messages';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import type { ReactNode } from 'react';
import type { ThreadStore } from '../../data/thread/thread-store';
import type { Unsent } from '../../data/thread/thread-view';
import styles from './thread.module.css';

interface UnsentMessageProps {
  words: Unsent;
  store: ThreadStore;
  children: ReactNode;
}

export function UnsentMessage({ words, store, children }: UnsentMessageProps) {
  const { body, fileTitle, isSent, refusal, clientId } = words;
  const rewrite = () => {
    const { draft } = store.get();
    store.draft(draft === '' ? body : `${body}\n${draft}`);
    store.drop(clientId);
  };
  return (
    <li className={`${styles.message} ${styles.own} ${isSent ? '' : styles.waiting}`}>
      <p className="visually-hidden">You</p>
      <div className={styles.bubble}>
        {body !== '' && <p className={styles.body}>{body}</p>}
        {fileTitle !== null && (
          <p className={styles.body}>
            <strong>{fileTitle}</strong>
          </p>
        )}
      </div>
      {refusal === null ? (
        <p className={styles.meta}>{isSent ? 'Sent' : 'Not sent yet'}</p>
      ) : (
        <div className={styles.meta} role="alert">
          <span className={styles.problem}>
            <Icon path={icons.warning} size={16} /> Not sent. {errorText(refusal)}
          </span>
          <button type="button" className={styles.small} onClick={() => store.sayAgain(clientId)}>
            Try again
          </button>
          {body !== '' && (
            <button type="button" className={styles.small} onClick={rewrite}>
              Change it
            </button>
          )}
          <button type="button" className={styles.small} onClick={() => store.drop(clientId)}>
            Remove
          </button>
        </div>
      )}
      {children}
    </li>
  );
}
