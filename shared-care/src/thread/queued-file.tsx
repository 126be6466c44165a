import { errorText } from '@telehealth/contracts';
import type { FileQueue, QueuedFile } from '@telehealth/data/thread/file-queue';
import type { ThreadStore } from '@telehealth/data/thread/thread-store';
import { sentInWords, sizeInWords } from '@telehealth/data/visit-files/judge-file';
import type { ReactNode } from 'react';
import styles from './thread.module.css';

interface QueuedFileProps {
  item: QueuedFile;
  queue: FileQueue;
  store: ThreadStore;
  /** What stands below it. */
  children: ReactNode;
}

/** A file on its way, in the place where it will stand once it has arrived. */
export function QueuedFileLine({ item, queue, store, children }: QueuedFileProps) {
  const { id, name, body, state, problem } = item;
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
        <Progress item={item} />
      </div>
      <div className={styles.meta}>
        {state === 'failed' && problem !== null && (
          <span className={styles.problem} role="alert">
            {errorText(problem)}
          </span>
        )}
        {state === 'waiting' && (
          <span className={styles.problem} role="status">
            The connection was lost. It continues by itself where it stopped.
          </span>
        )}
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

function Progress({ item: { state, sent, size, name } }: { item: QueuedFile }) {
  if (state === 'failed') return <p className="small soft">{sizeInWords(size)}, not sent</p>;
  if (state === 'waiting') return <p className="small soft">{sentInWords(sent, size)} has arrived</p>;
  if (state === 'preparing') return <p className="small soft">Removing where and when it was taken …</p>;
  return (
    <p className="small soft">
      <progress max={100} value={Math.round(sent * 100)} aria-label={`Sending ${name}`} />{' '}
      {state === 'checking' ? 'Being checked' : sentInWords(sent, size)}
    </p>
  );
}
