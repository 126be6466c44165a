import { errorText } from '@telehealth/contracts/messages';
import { useOpenPaper } from '@telehealth/data/papers/paper.mutations';
import { fileOf, type PaperState } from '@telehealth/data/papers/paper.schema';
import { useOpenFile } from '@telehealth/data/visits/audited-reads.mutations';
import { Cluster } from '@telehealth/ui/layout/stack';
import { PdfDialog } from '@telehealth/ui/paper/pdf-dialog';
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

interface GetPaperProps {
  paper: PaperState;
  name: string;
}

/** Shows and gets the signed file of a paper, or the photo of its signed print, and shares it where the device can. */
export function GetPaper({ paper, name }: GetPaperProps) {
  const photo = useOpenFile();
  const scan = fileOf(paper, 'pen')?.documentId ?? null;
  const { paperId } = paper;
  const hasFile = paperId !== null && paper.files.some(({ way }) => way !== 'pen');
  const takePhoto = async () => {
    if (scan === null) return;
    const opened = await photo.run({ id: scan });
    if (opened.ok) saveBlob(opened.value.name, opened.value.content);
  };
  if (!hasFile && scan === null) return null;
  return (
    <>
      {scan !== null && (
        <Cluster>
          <Button
            variant="line"
            size="s"
            busy={photo.isRunning}
            aria-label={`Get the signed photo: ${name}`}
            onClick={() => void takePhoto()}
          >
            Get the signed photo
          </Button>
        </Cluster>
      )}
      {hasFile && <SignedFile paperId={paperId} what={NAMES[paper.kind]} name={name} />}
      <span role="status">{photo.error !== null && <small>{errorText(photo.error)}</small>}</span>
    </>
  );
}

interface SignedFileProps {
  paperId: string;
  what: string;
  name: string;
}

function SignedFile({ paperId, what, name }: SignedFileProps) {
  const opening = useOpenPaper();
  const [got, setGot] = useState<File | null>(null);
  const [shown, setShown] = useState<File | null>(null);
  const [wish, setWish] = useState<'look' | 'get'>('get');
  const take = async (wanted: 'look' | 'get') => {
    setWish(wanted);
    const opened = await opening.run({ paperId });
    if (!opened.ok) return;
    const file = new File([opened.value], `${what}.pdf`, { type: 'application/pdf' });
    if (wanted === 'look') setShown(file);
    else {
      saveBlob(file.name, file);
      setGot(file);
    }
  };
  const isBusy = (wanted: 'look' | 'get') => opening.isRunning && wish === wanted;
  return (
    <>
      <Cluster>
        <Button
          variant="line"
          size="s"
          busy={isBusy('look')}
          aria-label={`Look at the file: ${name}`}
          onClick={() => void take('look')}
        >
          Look at the file
        </Button>
        <Button
          variant="line"
          size="s"
          busy={isBusy('get')}
          aria-label={`Get the file: ${name}`}
          onClick={() => void take('get')}
        >
          Get the file
        </Button>
        {got !== null && <ShareFile file={got} />}
      </Cluster>
      <span role="status">{opening.error !== null && <small>{errorText(opening.error)}</small>}</span>
      {shown !== null && (
        <PdfDialog
          file={shown}
          title={`The signed file: ${name}`}
          description="This is the file itself, as whoever gets it sees it."
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
