import { FileProgress } from '@telehealth/care/files/file-progress';
import { errorText } from '@telehealth/contracts/messages';
import { sizeInWords } from '@telehealth/data/visit-files/judge-file';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { Row } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import styles from './booking.module.css';
import { type FileItem, isUnderWay, maySendAgain } from './file-items';
import type { VisitFilesControl } from './use-visit-files';

interface FileRowProps {
  item: FileItem;
  files: Pick<VisitFilesControl, 'sendAgain' | 'remove'>;
  /** The row was removed: the focus moves on. */
  onGone: () => void;
}

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
            icon={icons.close}
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
  const { state, size, remark } = item;
  if (state !== 'stored') return <FileProgress item={{ ...item, state: state === 'lost' ? 'failed' : state }} />;
  return (
    <>
      {sizeInWords(size)}, arrived and checked
      {remark && <span role="status">. {errorText({ id: remark })}</span>}
    </>
  );
}
