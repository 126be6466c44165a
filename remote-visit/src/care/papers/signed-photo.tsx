import { FileProgress } from '@telehealth/care/files/file-progress';
import { errorText, messageText } from '@telehealth/contracts/messages';
import { useBackend } from '@telehealth/data/client/use-backend';
import { type PaperSource, useSignByHand } from '@telehealth/data/papers/paper.mutations';
import { KEPT_TYPES } from '@telehealth/data/visit-files/judge-file';
import { useUpload } from '@telehealth/data/visit-files/use-upload';
import { sendSignedScan } from '@telehealth/data/visit-files/visit-file.calls';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { FileView } from '@telehealth/ui/paper/file-view';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { type ChangeEvent, useState } from 'react';
import styles from './signed-photo.module.css';

/** Takes the photo or scan of a print that was signed, once its author has said that this is the one. */
export function SignedPhoto({ source }: { source: PaperSource }) {
  const backend = useBackend();
  const signing = useSignByHand();
  const [kept, setKept] = useState<string | null>(null);
  const upload = useUpload({
    send: (file) => sendSignedScan(backend, { ...file, ...source }),
    arrived: ({ id }) => {
      setKept(id);
      void signing.run({ ...source, documentId: id });
    },
  });
  if (upload === null) return null;
  const { queue, view } = upload;
  const [item] = view.items;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void queue.choose(event.currentTarget.files?.[0] ?? null);
    // The same file can be chosen again after it was put away.
    event.currentTarget.value = '';
  };
  if (kept !== null && signing.error !== null) {
    return (
      <Notice
        tone="warning"
        title="The photo is kept, and the paper is not signed yet"
        action={
          <Button size="s" onClick={() => void signing.run({ ...source, documentId: kept })}>
            Try again
          </Button>
        }
      >
        {errorText(signing.error)}
      </Notice>
    );
  }
  return (
    <>
      {item === undefined ? (
        <label className={styles.pick}>
          Add the signed photo
          <input className="visually-hidden" type="file" accept={KEPT_TYPES} onChange={choose} />
        </label>
      ) : (
        <span className="small">
          <FileProgress item={item} />{' '}
          {(item.state === 'failed' || item.state === 'waiting') && (
            <>
              <Button variant="line" size="s" onClick={() => queue.again(item.id)}>
                Try again
              </Button>
              <Button variant="quiet" size="s" onClick={() => queue.cancel(item.id)}>
                Remove
              </Button>
            </>
          )}
        </span>
      )}
      <span role="alert">{view.refused !== null && <small>{messageText(view.refused)}</small>}</span>
      {view.chosen !== null && (
        <IsThisIt file={view.chosen} onYes={() => void queue.sendChosen()} onNo={() => void queue.choose(null)} />
      )}
    </>
  );
}

function IsThisIt({ file, onYes, onNo }: { file: File; onYes: () => void; onNo: () => void }) {
  return (
    <Dialog
      open
      onClose={onNo}
      title="Is this the one you signed?"
      description="It is kept in the patient’s record, and the patient can open it."
      actions={
        <>
          <Button variant="line" onClick={onNo}>
            No, another one
          </Button>
          <Button onClick={onYes}>Yes, I signed this one</Button>
        </>
      }
    >
      <Stack>
        <FileView file={file} title="What you chose" />
        <p className="small soft">Compare the name of the patient, the code and your signature.</p>
      </Stack>
    </Dialog>
  );
}
