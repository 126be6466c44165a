import { errorText } from '@telehealth/contracts/messages';
import type { BackendMutation } from '@telehealth/data/client/use-backend-mutation';
import type { FileOfVisit } from '@telehealth/data/visit-files/visit-file.schema';
import { useOpenFile } from '@telehealth/data/visits/audited-reads.mutations';
import { FileDialog } from '@telehealth/ui/paper/file-dialog';
import { Button } from '@telehealth/ui/parts/button';
import { type ReactNode, useState } from 'react';

export const fileKind = ({ type }: Pick<FileOfVisit, 'type'>): string =>
  type === 'application/pdf' ? 'PDF' : 'Picture';

interface LookAtFileProps {
  /** Fetches the file; null where that failed, which `opening.error` then says. */
  take: () => Promise<File | null>;
  opening: Pick<BackendMutation<never, unknown>, 'isRunning' | 'error'>;
  /** What the button says. */
  words: string;
  /** The button's name where several stand on a page. */
  label?: string;
  busyLabel?: string;
  title: string;
  description?: ReactNode;
}

/**
 * Opens a file in its place. It is fetched first and then shown in this page, so that a failure is told here and ends neither a
 * call nor unsaved input, and nothing is saved on a device unasked.
 */
export function LookAtFile({ take, opening, words, label, busyLabel, title, description }: LookAtFileProps) {
  const [shown, setShown] = useState<File | null>(null);
  return (
    <span>
      <Button
        variant="line"
        size="s"
        busy={opening.isRunning}
        busyLabel={busyLabel}
        onClick={() => void take().then(setShown)}
        aria-label={label}
      >
        {words}
      </Button>
      <span role="status">{opening.error !== null && <small> {errorText(opening.error)}</small>}</span>
      {shown !== null && (
        <FileDialog file={shown} title={title} description={description} onClose={() => setShown(null)} />
      )}
    </span>
  );
}

interface OpenDocumentProps {
  id: string;
  title: string;
  /** What the button says before the title. */
  words?: string;
}

/** Opens a document, which the patient's access log records. */
export function OpenDocument({ id, title, words = 'Open' }: OpenDocumentProps) {
  const opening = useOpenFile();
  const press = opening.error === null ? words : 'Try again to open';
  const take = async () => {
    const opened = await opening.run({ id });
    return opened.ok ? opened.value : null;
  };
  return <LookAtFile take={take} opening={opening} words={press} label={`${press} ${title}`} title={title} />;
}
