import { errorText, type VisitIntake } from '@telehealth/contracts';
import { useBackendAddress } from '@telehealth/contracts/session';
import { useOpenFile } from '@telehealth/data/visits/visit-looks.mutations';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import styles from './consultation.module.css';

/** Files that came with the visit. Opening one is a look into the record: it needs the right to it, and is written down. */
export function SharedFiles({ files }: { files: VisitIntake['files'] }) {
  const opening = useOpenFile();
  const [problem, setProblem] = useState('');
  const address = useBackendAddress();
  const open = async (id: string) => {
    setProblem('');
    const result = await opening.run({ id });
    if (!result.ok) return setProblem(errorText(result.error));
    location.assign(`${address?.url ?? ''}/functions/v1/documents/file/${result.value.ticket}`);
  };
  return (
    <>
      <h3 className={styles.part}>Files</h3>
      <RowList label="Files">
        {files.map(({ id, title, mayOpen }, at) => (
          <Row
            key={id}
            title={title ?? `File ${at + 1}`}
            detail={mayOpen ? undefined : 'Not shared with you'}
            end={
              mayOpen && (
                <Button variant="line" size="s" busy={opening.isRunning} onClick={() => void open(id)}>
                  Open
                </Button>
              )
            }
          />
        ))}
      </RowList>
      <div role="status">{problem !== '' && <Notice tone="warning">{problem}</Notice>}</div>
    </>
  );
}
