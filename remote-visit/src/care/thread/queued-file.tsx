import { FileProgress } from '@telehealth/care/files/file-progress';
import type { FileQueue, QueuedFile } from '@telehealth/data/visit-files/file-queue';
import type { ReactNode } from 'react';
import type { ThreadStore } from '../../data/thread/thread-store';
import styles from './thread.module.css';

interface QueuedFileProps {
  item: QueuedFile;
  queue: FileQueue;
  store: ThreadStore;
  children: ReactNode;
}

/** A file that is being uploaded, at the place of its future message. */
export function QueuedFileLine({ item, queue, store, children }: QueuedFileProps) {
  const { id, name, body, state } = item;
  const cancel = () => {
    const words = queue.cancel(id);
    const { draft } = store.get();
    if (words !== '') store.draft(draft === '' ? words : `${words}\n${draft}`);
  };
  return (
    <li className={`${styles.message} ${styles.own} ${styles.waiting}`}>
      <p className="visually-hidden">You</p>
      <div className={styles.bubble}>
        {body !== '' && <p className={styles.body}>{body}</p>}
        <p className={styles.body}>
          <strong>{name}</strong>
        </p>
        <p className="small soft">
          <FileProgress item={item} />
        </p>
      </div>
      <div className={styles.meta}>
        {(state === 'failed' || state === 'waiting') && (
          <button type="button" className={styles.small} onClick={() => queue.again(id)}>
            Try again
          </button>
        )}
        <button type="button" className={styles.small} onClick={cancel} aria-label={`Cancel ${name}`}>
          {state === 'failed' ? 'Remove' : 'Cancel'}
        </button>
      </div>
      {children}
    </li>
  );
}
