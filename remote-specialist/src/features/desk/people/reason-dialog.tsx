import type { MessageId } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import type { BackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { type ReasonForm, reasonSchema } from '../../../data/desk/ends';
import type { Said } from '../../../data/desk/people.queries';
import { DeskDialog } from './desk-dialog';

interface ReasonDialogProps {
  id: string;
  title: string;
  /** What it means. */
  what: string;
  confirm: string;
  doing: BackendMutation<Said, void>;
  said: MessageId;
  onClose: () => void;
}

/** Asks for a reason, and states what it means, before something is taken back or not confirmed. */
export function ReasonDialog({ id, title, what, confirm, doing, said, onClose }: ReasonDialogProps) {
  const { notify } = useHostServices();
  const form = useZodForm({ schema: reasonSchema, defaultValues: { reason: '' } });
  const submit = async ({ reason }: ReasonForm) => {
    if (!(await doing.run({ id, reason })).ok) return;
    notify(said);
    onClose();
  };
  return (
    <DeskDialog {...{ title, what, form, doing, confirm, onClose }} onSubmit={submit}>
      <TextAreaField<ReasonForm>
        name="reason"
        label="Why"
        hint="It is kept permanently; operators can read it."
        rows={3}
        maxLength={LIMITS.caseNote.max}
      />
    </DeskDialog>
  );
}
