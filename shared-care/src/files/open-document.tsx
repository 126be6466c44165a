import { errorText } from '@telehealth/contracts/messages';
import type { FileOfVisit } from '@telehealth/data/visit-files/visit-file.schema';
import { useOpenFile } from '@telehealth/data/visits/audited-reads.mutations';
import { Button } from '@telehealth/ui/parts/button';
import { saveBlob } from '@telehealth/ui/parts/save-file';

export const fileKind = ({ type }: Pick<FileOfVisit, 'type'>): string =>
  type === 'application/pdf' ? 'PDF' : 'Picture';

interface OpenDocumentProps {
  id: string;
  title: string;
  /** What the button says before the title. */
  words?: string;
}

/**
 * Opens a document, which the patient's access log records. The file is fetched first and then downloaded from this page, so
 * that a failure is shown here and ends neither a call nor unsaved input.
 */
export function OpenDocument({ id, title, words = 'Open' }: OpenDocumentProps) {
  const opening = useOpenFile();
  const press = opening.error === null ? words : 'Try again to open';
  const open = async () => {
    const opened = await opening.run({ id });
    if (opened.ok) saveBlob(opened.value.name || title, opened.value.content);
  };
  return (
    <span>
      <Button
        variant="line"
        size="s"
        busy={opening.isRunning}
        onClick={() => void open()}
        aria-label={`${press} ${title}`}
      >
        {press}
      </Button>
      <span role="status">{opening.error !== null && <small> {errorText(opening.error)}</small>}</span>
    </span>
  );
}
