import { FileProgress } from '@telehealth/care/files/file-progress';
import type { FileQueue, QueuedFile } from '@telehealth/data/visit-files/file-queue';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { Row } from '@telehealth/ui/parts/row-list';

interface SendingRowProps {
  item: QueuedFile;
  queue: FileQueue;
  /** Called when the row disappears, to move the focus on. */
  onGone: () => void;
}

/** An upload in progress, interrupted, or refused with the reason. */
export function SendingRow({ item, queue, onGone }: SendingRowProps) {
  const { id, name, state } = item;
  const isStopped = state === 'failed' || state === 'waiting';
  const cancel = () => {
    queue.cancel(id);
    onGone();
  };
  return (
    <Row
      title={name}
      detail={<FileProgress item={item} />}
      end={
        <>
          {isStopped && (
            <Button variant="line" size="s" onClick={() => queue.again(id)} aria-label={`Try again to send ${name}`}>
              Try again
            </Button>
          )}
          <Button variant="quiet" size="s" icon={icons.close} onClick={cancel} aria-label={`Cancel ${name}`}>
            Cancel
          </Button>
        </>
      }
    />
  );
}
