import { type RestoredLogsForm, restoredLogsSchema } from '@telehealth/contracts/schemas/registration';
import { LIMITS } from '@telehealth/contracts/settings';
import { DateField } from '@telehealth/ui/forms/date-field';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useProposal } from './use-proposal';

/** The first of two operators declares that a difference came from a restore. */
export function RestoredLogsDialog({ onClose }: { onClose: () => void }) {
  const { propose, problem } = useProposal(onClose);
  const form = useZodForm({ schema: restoredLogsSchema, defaultValues: { backupOf: '', reason: '' } });
  const submit = async (values: RestoredLogsForm) => {
    await propose({ kind: 'log_restored', form: values, replaces: 0 });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Declare a restore"
      description="Only if you know that it was one. A colleague confirms it; what no copy covers stays named."
    >
      <Form form={form} onSubmit={submit} label="Restore" problem={problem}>
        <DateField<RestoredLogsForm> name="backupOf" label="Day of the backup" />
        <TextAreaField<RestoredLogsForm>
          name="reason"
          label="Why it was restored"
          hint="Your colleague and whoever runs the server read it. Nothing about patients."
          maxLength={LIMITS.caseNote.max}
        />
        <SubmitButton busyLabel="Proposing">Propose it</SubmitButton>
      </Form>
    </Dialog>
  );
}
