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
import { type ReactNode, useState } from 'react';
import { ExportProgress } from '../export/export-progress';

interface ExportCardProps {
  /** What is in the file, and what lies elsewhere. */
  children: ReactNode;
  /** Adds what is worked out from the record. */
  complete?: <Bundle extends { entry: readonly unknown[] }>(record: Bundle) => Promise<Bundle>;
}

/** Exports everything about the person as one file for other systems, and saves it at once. */
export function ExportCard({ children, complete }: ExportCardProps) {
  const exporting = useRecordExport();
  const { notify } = useHostServices();
  const { your } = useSubjectWords();
  const name = useShownPerson()?.firstName;
  const [size, setSize] = useState<string | null>(null);
  const save = async () => {
    const made = await exporting.run(openOwnExport);
    if (!made.ok) return;
    const record = complete ? await complete(made.value) : made.value;
    const bytes = saveJson(`my-record-${dayKey(now(), viewerTimeZone())}.json`, 'application/fhir+json', record);
    const count = record.entry.length;
    setSize(`${count === 1 ? '1 entry' : `${count} entries`}, ${Math.max(1, Math.round(bytes / 1024))} KB.`);
    notify('account.exported');
  };
  return (
    <Card title={`Take ${your} data with you`}>
      <p className="soft">{children}</p>
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
