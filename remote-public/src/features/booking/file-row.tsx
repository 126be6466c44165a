import { errorText } from '@telehealth/contracts';
import { sentInWords, sizeInWords } from '@telehealth/data/visit-files/judge-file';
import { Button } from '@telehealth/ui/parts/button';
import { Row } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import styles from './booking.module.css';
import { type FileItem, isUnderWay, maySendAgain } from './file-items';
import type { VisitFilesControl } from './use-visit-files';

interface FileRowProps {
  item: FileItem;
  files: Pick<VisitFilesControl, 'sendAgain' | 'remove'>;
  /** It left the list: the focus goes on from here. */
  onGone: () => void;
}

/** One file on its way or with us. */
export function FileRow({ item, files, onGone }: FileRowProps) {
  const [isGoing, setGoing] = useState(false);
  const remove = async () => {
    setGoing(true);
    const isGone = await files.remove(item);
    setGoing(false);
    if (isGone) onGone();
  };
  return (
    <Row
      title={<span className={styles.fileName}>{item.name}</span>}
      detail={<FileState item={item} />}
      end={
        <>
          {maySendAgain(item) && (
            <Button
              variant="line"
              size="s"
              onClick={() => files.sendAgain(item)}
              aria-label={`Send ${item.name} again`}
            >
              Send again
            </Button>
          )}
          <Button
            variant="quiet"
            size="s"
            icon="close"
            busy={isGoing}
            onClick={() => void remove()}
            aria-label={`${isUnderWay(item) ? 'Cancel' : 'Remove'} ${item.name}`}
          >
            {isUnderWay(item) ? 'Cancel' : 'Remove'}
          </Button>
        </>
      }
    />
  );
}

function FileState({ item }: { item: FileItem }) {
  if (item.problem !== null) {
    return (
      <span role="alert" className={styles.fileProblem}>
        {errorText(item.problem)}
      </span>
    );
  }
  if (item.state === 'stored') return <>{sizeInWords(item.size)}, arrived and checked</>;
  if (item.state === 'waiting') return <>{sizeInWords(item.size)}, waiting for its turn</>;
  return (
    <span className={styles.fileSending}>
      <progress
        className={styles.fileProgress}
        max={100}
        value={Math.round(item.sent * 100)}
        aria-label={`Sending ${item.name}`}
      />
      {item.state === 'checking' ? 'Being checked' : sentInWords(item.sent, item.size)}
    </span>
  );
}
