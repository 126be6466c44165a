import { errorText } from '@telehealth/contracts/messages';
import type { ExportProgress as Progress } from '@telehealth/data/records/read-export';
import type { RecordExport } from '@telehealth/data/records/use-record-export';
import { Notice } from '@telehealth/ui/feedback/notice';

/** The larger parts of a record as people call them. */
const PARTS: Readonly<Record<string, string>> = {
  Observation: 'measurements and results',
  AuditEvent: 'who looked at the record',
  Communication: 'messages',
  Composition: 'notes and letters',
  DocumentReference: 'documents',
  Appointment: 'visits',
  Encounter: 'visits',
  MedicationRequest: 'prescriptions',
  MedicationStatement: 'medicines',
  Condition: 'conditions',
  AllergyIntolerance: 'allergies',
  Immunization: 'vaccinations',
  Invoice: 'payments',
  Consent: 'what was agreed to',
  Patient: 'the person',
};
const partWords = ({ part }: Progress) => PARTS[part] ?? 'what else is kept';

interface ExportProgressProps {
  exporting: Pick<RecordExport, 'isRunning' | 'progress' | 'error'>;
}

/** How far an export has got, or which part of it failed and what of it is safe. */
export function ExportProgress({ exporting: { isRunning, progress, error } }: ExportProgressProps) {
  if (error !== null) {
    return (
      <Notice
        tone="danger"
        live
        title={progress === null ? 'Nothing was saved' : `Nothing was saved: ${partWords(progress)} could not be read`}
      >
        {errorText(error)} The record is safe.
        {progress !== null &&
          ` ${progress.done} of ${progress.total} are read and kept on this page: press once more, and it goes on from there.`}
      </Notice>
    );
  }
  if (!isRunning || progress === null) return null;
  return (
    <p className="small soft">
      <progress max={progress.total} value={progress.done} aria-label="How far it has got" /> {progress.done} of{' '}
      {progress.total}, now {partWords(progress)}
    </p>
  );
}
