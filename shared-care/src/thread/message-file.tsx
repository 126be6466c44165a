import { errorText } from '@telehealth/contracts';
import { useBackendAddress } from '@telehealth/contracts/session';
import type { FileOfVisit } from '@telehealth/data/visit-files/visit-file.schema';
import { useOpenFile } from '@telehealth/data/visits/audited-reads.mutations';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import styles from './thread.module.css';

interface MessageFileProps {
  file: FileOfVisit;
  isPractice: boolean;
  isOwn: boolean;
}

/** A file that was sent along. Opening it needs the right to it, and the specialist's look is written into the patient's log. */
export function MessageFile({ file, isPractice, isOwn }: MessageFileProps) {
  const opening = useOpenFile();
  const [problem, setProblem] = useState('');
  const address = useBackendAddress();
  const kind = file.type === 'application/pdf' ? 'PDF' : 'Picture';
  const name = file.title ?? kind;
  const open = async () => {
    setProblem('');
    const result = await opening.run({ id: file.id });
    if (!result.ok) return setProblem(errorText(result.error));
    location.assign(`${address?.url ?? ''}/functions/v1/documents/file/${result.value}`);
  };
  return (
    <div className={styles.file}>
      <span className={styles.body}>
        <strong>{name}</strong>
        {file.title !== null && <span className="small soft"> {kind}</span>}
      </span>
      {file.mayOpen ? (
        <Button
          variant="line"
          size="s"
          busy={opening.isRunning}
          onClick={() => void open()}
          aria-label={`Open ${name}`}
        >
          Open
        </Button>
      ) : (
        <span className="small soft">Not shared with you</span>
      )}
      {isPractice && !isOwn && file.mayOpen && (
        <span className="small soft">Opening it is written into the patient’s access log.</span>
      )}
      <div role="status">{problem !== '' && <p className="small">{problem}</p>}</div>
    </div>
  );
}
