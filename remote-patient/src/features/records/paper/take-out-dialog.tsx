import { ExportProgress } from '@telehealth/care/export/export-progress';
import { now } from '@telehealth/contracts/clock';
import { dayKey, viewerTimeZone } from '@telehealth/contracts/formatting';
import { useHostServices } from '@telehealth/contracts/session';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { openOwnExport, useRecordExport } from '@telehealth/data/records/use-record-export';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import * as icons from '@telehealth/ui/parts/icons';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { saveJson } from '@telehealth/ui/parts/save-file';
import { inFull } from '../../../take-out/in-full';
import type { RecordPlace } from '../timeline/use-record-place';

/** Takes the record out of the product: on paper, as PDF, or as a file for other systems. */
export function TakeOutDialog({ place, onClose }: { place: RecordPlace; onClose: () => void }) {
  const { Your } = useSubjectWords();
  const exporting = useRecordExport();
  const { notify } = useHostServices();
  const save = async () => {
    const exported = await exporting.run(openOwnExport);
    if (!exported.ok) return;
    const name = `medical-record-${dayKey(now(), viewerTimeZone())}.fhir.json`;
    const record = await inFull(exported.value);
    saveJson(name, 'application/fhir+json', record);
    notify('records.exported');
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title="Print, export or share">
      <Stack gap={3}>
        <LinkButton variant="line" wide to={place.linkTo({ view: 'emergency' })} onClick={onClose}>
          One-page summary for emergencies
        </LinkButton>
        <LinkButton variant="line" wide to={place.linkTo({ view: 'print' })} onClick={onClose}>
          Everything on paper or as PDF
        </LinkButton>
        <Button
          variant="line"
          wide
          icon={icons.download}
          busy={exporting.isRunning}
          busyLabel="Collecting"
          onClick={() => void save()}
        >
          A file for other clinics and apps
        </Button>
        <LinkButton variant="line" wide to={place.linkTo({ view: 'share' })} onClick={onClose}>
          Share by a link
        </LinkButton>
        <p className="small soft">
          The file contains everything we know about you, including visits, messages, payments and the access log.
          Whoever has it can read all of it. {Your} access log notes that you exported it.
        </p>
        <ExportProgress exporting={exporting} />
      </Stack>
    </Dialog>
  );
}
