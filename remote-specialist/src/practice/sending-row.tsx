import { errorText } from '@telehealth/contracts';
import type { FileQueue, QueuedFile } from '@telehealth/data/thread/file-queue';
import { sentInWords, sizeInWords } from '@telehealth/data/visit-files/judge-file';
import { Button } from '@telehealth/ui/parts/button';
import { Row } from '@telehealth/ui/parts/row-list';

interface SendingRowProps {
  item: QueuedFile;
  queue: FileQueue;
  /** It left the list: the focus goes on from here. */
  onGone: () => void;
}

/** A document on its way, cut off and waiting, or why it is not kept. */
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
      detail={<Progress item={item} />}
      end={
        <>
          {isStopped && (
            <Button variant="line" size="s" onClick={() => queue.again(id)} aria-label={`Try again to send ${name}`}>
              Try again
            </Button>
          )}
          <Button variant="quiet" size="s" icon="close" onClick={cancel} aria-label={`Cancel ${name}`}>
            Cancel
          </Button>
        </>
      }
    />
  );
}

function Progress({ item: { state, sent, size, name, problem } }: { item: QueuedFile }) {
  if (state === 'failed' && problem !== null) return <span role="alert">{errorText(problem)}</span>;
  if (state === 'preparing') return <>Removing where and when it was taken</>;
  if (state === 'waiting') return <span role="status">The line was cut. It continues by itself where it stopped.</span>;
  return (
    <>
      <progress max={100} value={Math.round(sent * 100)} aria-label={`Sending ${name}`} />{' '}
      {state === 'checking' ? `${sizeInWords(size)}, being checked` : sentInWords(sent, size)}
    </>
  );
}
