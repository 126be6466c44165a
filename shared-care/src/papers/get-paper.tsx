import { errorText } from '@telehealth/contracts/messages';
import { useOpenPaper } from '@telehealth/data/papers/paper.mutations';
import { fileOf, type PaperState } from '@telehealth/data/papers/paper.schema';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { saveBlob } from '@telehealth/ui/parts/save-file';
import { useState } from 'react';
import { LookAtFile, OpenDocument } from '../files/look-at-file';

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
  const scan = fileOf(paper, 'pen')?.documentId ?? null;
  const { paperId } = paper;
  const hasFile = paperId !== null && paper.files.some(({ way }) => way !== 'pen');
  if (!hasFile && scan === null) return null;
  return (
    <>
      {scan !== null && <OpenDocument id={scan} title={name} words="Look at the signed photo" />}
      {hasFile && <SignedFile paperId={paperId} what={NAMES[paper.kind]} name={name} />}
    </>
  );
}

interface SignedFileProps {
  paperId: string;
  what: string;
  name: string;
}

function SignedFile({ paperId, what, name }: SignedFileProps) {
  const looking = useOpenPaper();
  const getting = useOpenPaper();
  const [got, setGot] = useState<File | null>(null);
  const take = async (by: typeof looking) => {
    const opened = await by.run({ paperId });
    return opened.ok ? new File([opened.value], `${what}.pdf`, { type: 'application/pdf' }) : null;
  };
  const get = async () => {
    const file = await take(getting);
    if (file === null) return;
    saveBlob(file.name, file);
    setGot(file);
  };
  return (
    <>
      <Cluster>
        <LookAtFile
          take={() => take(looking)}
          opening={looking}
          words="Look at the file"
          label={`Look at the file: ${name}`}
          title={`The signed file: ${name}`}
          description="This is the file itself, as whoever gets it sees it."
        />
        <Button
          variant="line"
          size="s"
          busy={getting.isRunning}
          aria-label={`Get the file: ${name}`}
          onClick={() => void get()}
        >
          Get the file
        </Button>
        {got !== null && <ShareFile file={got} />}
      </Cluster>
      <span role="status">{getting.error !== null && <small>{errorText(getting.error)}</small>}</span>
    </>
  );
}
