import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { saveFile } from '@telehealth/ui/parts/save-file';
import { type ExecutorForm, executorSchema } from '../../../data/desk/ends';
import { useReleaseRecord } from '../../../data/desk/people.queries';
import type { Death } from '../../../data/desk/people.schema';

/** Gives the record to an executor who showed a letter of executorship. */
export function ExecutorDialog({ death: { id, name }, onClose }: { death: Death; onClose: () => void }) {
  const releasing = useReleaseRecord();
  const { notify } = useHostServices();
  const form = useZodForm({ schema: executorSchema, defaultValues: { executor: '', letterNumber: '', reason: '' } });
  const submit = async (seen: ExecutorForm) => {
    const given = await releasing.run({ ...seen, id });
    if (!given.ok) return;
    saveFile(`record-${id}.json`, 'application/fhir+json', JSON.stringify(given.value, null, 2));
    notify('death.released');
    onClose();
  };
  const title = `Give the record of ${name} to the executor`;
  return (
    <Dialog open size="side" onClose={releasing.isRunning ? () => undefined : onClose} title={title}>
      <Notice tone="warning" title="The whole record">
        The file holds everything, also what is sensitive. Hand it to the executor alone, then delete it from this
        device. Your name, theirs and the number of the letter are written into the log of the record.
      </Notice>
      <Form form={form} onSubmit={submit} label={title} problem={releasing.error && errorText(releasing.error)}>
        <TextField<ExecutorForm>
          name="executor"
          label="Name of the executor"
          hint="As in the letter of executorship."
        />
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
        <SubmitButton variant="danger" busyLabel="Preparing the file">
          Log it and save the file
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
