import { messageText } from '@telehealth/contracts/messages';
import type { FileQueue, FileQueueView } from '@telehealth/data/visit-files/file-queue';
import { KEPT_TYPES, sizeInWords } from '@telehealth/data/visit-files/judge-file';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import type { ChangeEvent } from 'react';
import composer from './composer.module.css';
import styles from './thread.module.css';

interface AttachProps {
  queue: FileQueue;
  view: FileQueueView;
  isPractice: boolean;
}

/** Attaches a photo or file to the next message. The file stays on the device until the message is sent. */
export function Attach({ queue, view, isPractice }: AttachProps) {
  const { chosen, refused } = view;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void queue.choose(event.currentTarget.files?.[0] ?? null);
    // Resetting allows choosing the same file again after it was removed.
    event.currentTarget.value = '';
  };
  if (chosen !== null) {
    return (
      <p className={composer.chosen}>
        <span className={styles.body}>
          <strong>{chosen.name}</strong> <span className="small soft">{sizeInWords(chosen.size)}</span>
          {isPractice && <span className="small soft"> It becomes part of the patient’s record.</span>}
        </span>
        <button type="button" className={styles.small} onClick={() => void queue.choose(null)}>
          Remove
        </button>
      </p>
    );
  }
  return (
    <div className={composer.attach}>
      <label className={composer.pick}>
        <Icon path={icons.plus} size={18} />
        Photo or PDF
        <input className="visually-hidden" type="file" accept={KEPT_TYPES} onChange={choose} />
      </label>
      <label className={`${composer.pick} ${composer.camera}`}>
        <Icon path={icons.device} size={18} />
        Take a photo
        <input className="visually-hidden" type="file" accept="image/*" capture="environment" onChange={choose} />
      </label>
      <div role="alert">{refused !== null && <p className={styles.problem}>{messageText(refused)}</p>}</div>
    </div>
  );
}
