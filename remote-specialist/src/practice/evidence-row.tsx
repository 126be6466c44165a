import { errorText, formatDay, viewerTimeZone } from '@telehealth/contracts';
import { useDropEvidence } from '@telehealth/data/evidence/evidence.queries';
import type { RegistrationFile } from '@telehealth/data/evidence/evidence.schema';
import { sizeInWords } from '@telehealth/data/visit-files/judge-file';
import { Button } from '@telehealth/ui/parts/button';
import { Row } from '@telehealth/ui/parts/row-list';

interface EvidenceRowProps {
  file: RegistrationFile;
  isOpen: boolean;
  /** It left the list: the focus goes on from here. */
  onGone: () => void;
}

/** One document that is here, or that did not get here. */
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
            icon="close"
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
  return `${sizeInWords(size)}, added on ${formatDay(createdAt, zone)}, ${opened}`;
}
