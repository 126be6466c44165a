import { ExportProgress } from '@telehealth/care/export/export-progress';
import { now } from '@telehealth/contracts/clock';
import { dayKey, viewerTimeZone } from '@telehealth/contracts/formatting';
import { useHostServices } from '@telehealth/contracts/session';
import { useShownPerson } from '@telehealth/data/people/people.queries';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { openOwnExport, useRecordExport } from '@telehealth/data/records/use-record-export';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { saveJson } from '@telehealth/ui/parts/save-file';
import { useState } from 'react';
import { inFull } from '../../take-out/in-full';

/** Exports everything about the person as one file for other systems, and saves it at once. */
export function ExportCard() {
  const exporting = useRecordExport();
  const { notify } = useHostServices();
  const { your } = useSubjectWords();
  const name = useShownPerson()?.firstName;
  const [size, setSize] = useState<string | null>(null);
  const save = async () => {
    const made = await exporting.run(openOwnExport);
    if (!made.ok) return;
    const record = await inFull(made.value);
    const bytes = saveJson(`my-record-${dayKey(now(), viewerTimeZone())}.json`, 'application/fhir+json', record);
    const count = record.entry.length;
    setSize(`${count === 1 ? '1 entry' : `${count} entries`}, ${Math.max(1, Math.round(bytes / 1024))} KB.`);
    notify('account.exported');
  };
  return (
    <Card title={`Take ${your} data with you`}>
      <p className="soft">
        Everything we know about {name ?? 'you'}, with who wrote it and who saw it, as one file that other clinics and
        apps can read. Uploaded pictures and PDFs are listed in it; you save them in your medical records.
      </p>
      <div>
        <Button
          variant="line"
          icon={icons.download}
          busy={exporting.isRunning}
          busyLabel="Preparing"
          onClick={() => void save()}
        >
          Prepare {name === undefined ? 'my' : your} export
        </Button>
      </div>
      {size !== null && (
        <p className="small soft" role="status">
          Saved: {size}
        </p>
      )}
      <ExportProgress exporting={exporting} />
    </Card>
  );
}
