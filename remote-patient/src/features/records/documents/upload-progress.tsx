import { errorText } from '@telehealth/contracts';
import type { FileQueue, QueuedFile } from '@telehealth/data/thread/file-queue';
import { sentInWords } from '@telehealth/data/visit-files/judge-file';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';

/** A document on its way: how far, being inspected, cut off and waiting, or why it is not kept. */
export function UploadProgress({ item, queue }: { item: QueuedFile; queue: FileQueue }) {
  const { id, name, state, problem, sent } = item;
  return (
    <Stack>
      <p>
        <strong>{name}</strong>
      </p>
      {state !== 'failed' && (
        <progress max={100} value={Math.round(sent * 100)} aria-label={`Sending ${name}`} style={{ width: '100%' }} />
      )}
      <p className="soft" role="status">
        {progressText(item)}
      </p>
      {state === 'failed' && problem !== null && (
        <Notice tone="danger" title="This document is not in your record" live>
          {errorText(problem)}
        </Notice>
      )}
      <Cluster justify="flex-end">
        <Button variant="line" onClick={() => queue.cancel(id)}>
          {state === 'failed' ? 'Choose another file' : 'Cancel'}
        </Button>
        {(state === 'failed' || state === 'waiting') && <Button onClick={() => queue.again(id)}>Try again</Button>}
      </Cluster>
    </Stack>
  );
}

function progressText({ state, sent, size }: QueuedFile): string {
  switch (state) {
    case 'preparing':
      return 'Removing where and when it was taken';
    case 'sending':
      return `Sending, ${sentInWords(sent, size)}`;
    case 'checking':
      return 'It has arrived and is being checked for viruses and for its kind';
    case 'waiting':
      return `The connection was lost; ${sentInWords(sent, size)} has arrived. It continues by itself where it stopped.`;
    case 'failed':
      return '';
  }
}
