import { DELEGATE_SCOPES, type DelegateScope } from '@telehealth/contracts/chart';
import { isMessageId, messageText } from '@telehealth/contracts/messages';
import { type DelegateForm, delegateSchema } from '@telehealth/contracts/schemas/chart-access';
import { useHostServices } from '@telehealth/contracts/session';
import { useInviteDelegate } from '@telehealth/data/access/access.mutations';
import { EditDialog } from '@telehealth/ui/forms/edit-dialog';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { useState } from 'react';

const CHOICE_LABELS: Readonly<Record<Choice, string>> = {
  book: 'Book, move and cancel visits',
  join: 'Sit in visits with me, or for me',
  pay: 'Pay for visits',
  records: 'Read my record',
  add: 'Add to it, such as readings',
  sensitive: 'Its sensitive parts, too',
  prescriptions: 'See medicines and ask for renewals',
  messages: 'Read and write messages of visits',
  notices: 'Get my notices of what they may do or see',
};

/** Adding to the record is a right beside reading it, chosen in the same list. */
const ADD = 'add';
type Choice = DelegateScope | typeof ADD;
const isScope = (choice: Choice): choice is DelegateScope => choice !== ADD;
const CHOICES: readonly Choice[] = DELEGATE_SCOPES.flatMap((scope) => (scope === 'records' ? [scope, ADD] : [scope]));
const NEED_RECORD: readonly Choice[] = [ADD, 'sensitive'];

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const inviting = useInviteDelegate();
  const { notify } = useHostServices();
  const [key] = useState(() => crypto.randomUUID());
  const form = useZodForm<DelegateForm, DelegateForm>({
    schema: delegateSchema,
    defaultValues: { email: '', scopes: ['book'], relationship: '', may: 'view' },
  });
  const scopes = form.watch('scopes');
  const issue = form.formState.errors.scopes?.message;
  const may = form.watch('may');
  const choose = (wanted: Choice[]) => {
    // Sensitive parts and adding require access to the record.
    const next = wanted.includes('records') ? wanted : wanted.filter((choice) => !NEED_RECORD.includes(choice));
    form.setValue('scopes', next.filter(isScope), { shouldValidate: form.formState.isSubmitted });
    form.setValue('may', next.includes(ADD) ? 'add' : 'view');
  };
  const invite = async (values: DelegateForm) => {
    if (!(await inviting.run({ key, ...values })).ok) return;
    notify('access.invited');
    onClose();
  };
  return (
    <EditDialog
      title="Ask somebody to act for you"
      description="They answer when they sign in with this address. We tell you what they change, and you can end it at any time."
      form={form}
      submitLabel="Send the invitation"
      isRunning={inviting.isRunning}
      error={inviting.error}
      onSubmit={invite}
      onClose={onClose}
    >
      <TextField<DelegateForm> name="email" label="Their email address" type="email" autoComplete="off" />
      <TextField<DelegateForm>
        name="relationship"
        label="How they are related to you"
        optional
        autoComplete="off"
        hint="For example husband, or daughter"
      />
      <ChipGroup
        type="checkbox"
        legend="They may"
        name="delegate-scopes"
        required
        options={CHOICES.map((value) => ({
          value,
          label: CHOICE_LABELS[value],
          disabled: NEED_RECORD.includes(value) && !scopes.includes('records'),
        }))}
        value={may === 'add' ? [...scopes, ADD] : scopes}
        onChange={choose}
        {...(issue !== undefined && isMessageId(issue) && { error: messageText(issue) })}
      />
    </EditDialog>
  );
}
