import { errorText } from '@telehealth/contracts/messages';
import { useOpenPaper } from '@telehealth/data/papers/paper.mutations';
import { fileOf, type PaperState } from '@telehealth/data/papers/paper.schema';
import { useOpenFile } from '@telehealth/data/visits/audited-reads.mutations';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { saveBlob } from '@telehealth/ui/parts/save-file';
import { useState } from 'react';

const NAMES = {
  prescription: 'script',
  sick_note: 'note',
  school_note: 'note',
  referral: 'referral',
  test_request: 'order',
} as const;

/** Whether this device shares files with other programs; asked with a file, as the browser wants it. */
const canShare = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

/** Hands a file to another program of this device; renders nothing where the device cannot. */
export function ShareFile({ file }: { file: File }) {
  if (!canShare(file)) return null;
  return (
    // Whoever closes the share sheet has changed their mind: nothing is to be said.
    <Button variant="quiet" size="s" onClick={() => void navigator.share({ files: [file] }).catch(() => undefined)}>
      Share it
    </Button>
  );
}

/** Gets the signed file of a paper, or the photo of its signed print, and shares it where the device can. */
export function GetPaper({ paper, name }: { paper: PaperState; name: string }) {
  const file = useOpenPaper();
  const photo = useOpenFile();
  const [got, setGot] = useState<File | null>(null);
  const { paperId } = paper;
  const scan = fileOf(paper, 'pen')?.documentId ?? null;
  const hasFile = paperId !== null && paper.files.some(({ way }) => way !== 'pen');
  const what = NAMES[paper.kind];
  const take = async () => {
    if (paperId === null) return;
    const opened = await file.run({ paperId });
    if (!opened.ok) return;
    const made = new File([opened.value], `${what}.pdf`, { type: 'application/pdf' });
    saveBlob(made.name, made);
    setGot(made);
  };
  const takePhoto = async () => {
    if (scan === null) return;
    const opened = await photo.run({ id: scan });
    if (opened.ok) saveBlob(opened.value.name, opened.value.content);
  };
  const problem = file.error ?? photo.error;
  if (!hasFile && scan === null) return null;
  return (
    <>
      <Cluster>
        {scan !== null && (
          <Button
            variant="line"
            size="s"
            busy={photo.isRunning}
            aria-label={`Get the signed photo: ${name}`}
            onClick={() => void takePhoto()}
          >
            Get the signed photo
          </Button>
        )}
        {hasFile && (
          <Button
            variant="line"
            size="s"
            busy={file.isRunning}
            aria-label={`Get the file: ${name}`}
            onClick={() => void take()}
          >
            Get the file
          </Button>
        )}
        {got !== null && <ShareFile file={got} />}
      </Cluster>
      <span role="status">{problem !== null && <small>{errorText(problem)}</small>}</span>
    </>
  );
}
