import { fileKind, OpenDocument } from '@telehealth/care/files/look-at-file';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { FileOfVisit } from '@telehealth/data/visit-files/visit-file.schema';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import { useTakeBackFile } from '../data/visit-files/visit-file.mutations';
import styles from './visit-facts.module.css';

/**
 * Files of the visit. Opening one needs the access right and is recorded in the access log.
 * The patient may withdraw their files until the visit begins.
 */
export function SharedFiles({ details }: { details: VisitDetails }) {
  const { files, intake, side, visit, treatedBy } = details;
  const [problem, setProblem] = useState('');
  const [leaving, setLeaving] = useState<FileOfVisit | null>(null);
  const all = [...files, ...(intake?.files ?? [])];
  if (all.length === 0) return null;
  const mayTakeBack = side === 'patient' && (visit.status === 'booked' || visit.status === 'waiting');
  return (
    <>
      <h3 className={styles.part}>Files</h3>
      <RowList label="Files">
        {all.map((file, at) => (
          <Row
            key={file.id}
            title={<span className={styles.words}>{file.title ?? `${fileKind(file)} ${at + 1}`}</span>}
            detail={file.mayOpen ? fileKind(file) : 'Not shared with you'}
            end={
              file.mayOpen && (
                <>
                  <OpenDocument id={file.id} title={file.title ?? `${fileKind(file)} ${at + 1}`} />
                  {mayTakeBack && files.includes(file) && (
                    <Button variant="quiet" size="s" onClick={() => setLeaving(file)}>
                      Take back
                    </Button>
                  )}
                </>
              )
            }
          />
        ))}
      </RowList>
      <div role="status">{problem !== '' && <Notice tone="warning">{problem}</Notice>}</div>
      <TakeBack file={leaving} from={treatedBy} onClose={() => setLeaving(null)} onProblem={setProblem} />
    </>
  );
}

interface TakeBackProps {
  file: FileOfVisit | null;
  from: string;
  onClose: () => void;
  onProblem: (text: string) => void;
}

function TakeBack({ file, from, onClose, onProblem }: TakeBackProps) {
  const { Your } = useSubjectWords();
  const { notify } = useHostServices();
  const taking = useTakeBackFile();
  const confirm = async () => {
    if (file === null) return;
    const result = await taking.run({ id: file.id, version: file.version });
    onClose();
    if (result.ok) notify('booking.fileTakenBack');
    else onProblem(errorText(result.error));
  };
  return (
    <ConfirmDialog
      open={file !== null}
      onClose={onClose}
      onConfirm={confirm}
      title={`Take “${file?.title ?? 'this file'}” back?`}
      confirmLabel="Take back"
    >
      {from} can no longer open it, and neither can anybody else but you. {Your} access log shows whether it was opened
      before.
    </ConfirmDialog>
  );
}
