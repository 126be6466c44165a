import { ExportCard } from '@telehealth/care/settings/export-card';
import { useShownPerson } from '@telehealth/data/people/people.queries';
import { inFull } from '../../take-out/in-full';

/** The export of a record, with the centiles of a child. */
export function RecordExport() {
  return (
    <ExportCard complete={inFull}>
      Everything we know about {useShownPerson()?.firstName ?? 'you'}, with who wrote it and who saw it, as one file
      that other clinics and apps can read. Uploaded pictures and PDFs are listed in it; you save them in your medical
      records.
    </ExportCard>
  );
}
