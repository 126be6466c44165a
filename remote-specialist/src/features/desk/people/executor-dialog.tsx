import { ExportProgress } from '@telehealth/care/export/export-progress';
import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import { useRecordExport } from '@telehealth/data/records/use-record-export';
import { Notice } from '@telehealth/ui/feedback/notice';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { saveJson } from '@telehealth/ui/parts/save-file';
import { type ExecutorForm, executorSchema } from '../../../data/desk/ends';
import { openForExecutor, STALE_WITH_RELEASE } from '../../../data/desk/people.queries';
import type { Death } from '../../../data/desk/people.schema';
import { DeskDialog } from './desk-dialog';

/** Gives the record to an executor who showed a letter of executorship. */
export function ExecutorDialog({ death: { id, name }, onClose }: { death: Death; onClose: () => void }) {
  const releasing = useRecordExport(STALE_WITH_RELEASE);
  const { notify } = useHostServices();
  const form = useZodForm({ schema: executorSchema, defaultValues: { executor: '', letterNumber: '', reason: '' } });
  const submit = async (seen: ExecutorForm) => {
    const given = await releasing.run(openForExecutor({ ...seen, id }), JSON.stringify(seen));
    if (!given.ok) return;
    saveJson(`record-${id}.json`, 'application/fhir+json', given.value);
    notify('death.released');
    onClose();
  };
  const title = `Give the record of ${name} to the executor`;
  return (
    <DeskDialog
      title={title}
      what={
        <Notice tone="warning" title="The whole record">
          The file holds everything, also what is sensitive. Hand it to the executor alone, then delete it from this
          device. Your name, theirs and the number of the letter are written into the log of the record.
        </Notice>
      }
      form={form}
      doing={{ isRunning: releasing.isRunning, error: null }}
      confirm="Log it and save the file"
      busyLabel="Preparing the file"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField<ExecutorForm> name="executor" label="Name of the executor" hint="As in the letter of executorship." />
      <TextField<ExecutorForm>
        name="letterNumber"
        label="Number of the letter"
        hint="The estate number of the Master of the High Court, for example 012345/2026."
      />
      <TextAreaField<ExecutorForm>
        name="reason"
        label="What they asked for, and why"
        rows={3}
        maxLength={LIMITS.caseNote.max}
      />
      <ExportProgress exporting={releasing} />
    </DeskDialog>
  );
}
