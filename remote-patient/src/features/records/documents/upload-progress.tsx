import { FileProgress } from '@telehealth/care/files/file-progress';
import { errorText } from '@telehealth/contracts/messages';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { FileQueue, QueuedFile } from '@telehealth/data/visit-files/file-queue';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';

/** A document on its way: how far, being inspected, cut off and waiting, or why it is not kept. */
export function UploadProgress({ item, queue }: { item: QueuedFile; queue: FileQueue }) {
  const { your } = useSubjectWords();
  const { id, name, state, problem } = item;
  return (
    <Stack>
      <p>
        <strong>{name}</strong>
      </p>
      {problem !== null && state === 'failed' ? (
        <Notice tone="danger" title={`This document is not in ${your} record`} live>
          {errorText(problem)}
        </Notice>
      ) : (
        <div className="soft">
          <FileProgress item={item} />
        </div>
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
