import { formatDay, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { sizeInWords } from '@telehealth/data/visit-files/judge-file';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { Row } from '@telehealth/ui/parts/row-list';
import { useDropEvidence } from '../data/evidence/evidence.queries';
import type { RegistrationFile } from '../data/evidence/evidence.schema';

interface EvidenceRowProps {
  file: RegistrationFile;
  isOpen: boolean;
  /** Called when the row disappears, to move the focus on. */
  onGone: () => void;
}

/** A document that is stored, or whose upload failed. */
export function EvidenceRow({ file, isOpen, onGone }: EvidenceRowProps) {
  const dropping = useDropEvidence();
  const drop = async () => {
    if ((await dropping.run(file.id)).ok) onGone();
  };
  return (
    <Row
      title={file.name}
      detail={
        <>
          {stateText(file)}
          {dropping.error !== null && <span role="alert"> {errorText(dropping.error)}</span>}
        </>
      }
      end={
        isOpen && (
          <Button
            variant="quiet"
            size="s"
            icon={icons.close}
            busy={dropping.isRunning}
            onClick={() => void drop()}
            aria-label={`Remove ${file.name}`}
          >
            Remove
          </Button>
        )
      }
    />
  );
}

function stateText({ state, size, reason, createdAt, openedAt }: RegistrationFile): string {
  if (state === 'awaiting_file') return 'It did not arrive. Remove it and choose the file again.';
  if (state === 'refused') return `Not kept. ${errorText({ id: reason ?? 'chart.fileDamaged' })}`;
  const zone = viewerTimeZone();
  const opened = openedAt === null ? 'not opened yet' : `last opened by our checkers on ${formatDay(openedAt, zone)}`;
  const gone = reason === null ? '' : `. ${errorText({ id: reason })}`;
  return `${sizeInWords(size)}, added on ${formatDay(createdAt, zone)}, ${opened}${gone}`;
}
