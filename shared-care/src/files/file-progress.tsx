import { errorText } from '@telehealth/contracts/messages';
import type { QueuedFile } from '@telehealth/data/visit-files/file-queue';
import { sentInWords, sizeInWords } from '@telehealth/data/visit-files/judge-file';
import styles from './file-progress.module.css';

interface FileProgressProps {
  item: Pick<QueuedFile, 'name' | 'size' | 'state' | 'sent' | 'problem'>;
}

/** How far a file has got: waiting for others, on its way, inspected, cut off and waiting, or why it is not kept. */
export function FileProgress({ item: { name, size, state, sent, problem } }: FileProgressProps) {
  switch (state) {
    case 'queued':
      return `${sizeInWords(size)}, waiting for its turn`;
    case 'preparing':
      return 'Removing where and when it was taken';
    case 'sending':
    case 'checking':
      return (
        <span className={styles.sending}>
          <progress max={100} value={Math.round(sent * 100)} aria-label={`Sending ${name}`} />
          {state === 'sending' ? sentInWords(sent, size) : `${sizeInWords(size)}, being checked`}
        </span>
      );
    case 'waiting':
      return (
        <span role="status">
          {sentInWords(sent, size)} has arrived. The connection was lost. It continues by itself where it stopped.
        </span>
      );
    case 'failed':
      return (
        <span role="alert" className={styles.problem}>
          {problem !== null && errorText(problem)}
        </span>
      );
  }
}
