import { DELEGATE_SCOPES, type DelegateScope, isMessageId, messageText } from '@telehealth/contracts';
import { type DelegateForm, delegateSchema } from '@telehealth/contracts/schemas';
import { useHostServices } from '@telehealth/contracts/session';
import { useInviteDelegate } from '@telehealth/data/access/access.mutations';
import { EditDialog } from '@telehealth/ui/forms/edit-dialog';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { useState } from 'react';

const SCOPE_LABELS: Readonly<Record<DelegateScope, string>> = {
  book: 'Book, move and cancel visits',
  pay: 'Pay for them',
  records: 'Read my record',
  sensitive: 'Its sensitive parts, too',
  prescriptions: 'See medicines and ask for renewals',
  messages: 'Read and write in visits',
};

const inviteSchema = delegateSchema.omit({ may: true });
type InviteForm = Omit<DelegateForm, 'may'>;

/** Asks somebody to act for the patient, for what is ticked and nothing else. */
export function InviteDelegate() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="line" icon="plus" onClick={() => setOpen(true)}>
        Ask somebody to act for me
      </Button>
      {isOpen && <InviteDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const inviting = useInviteDelegate();
  const { notify } = useHostServices();
  const [key] = useState(() => crypto.randomUUID());
  const form = useZodForm<InviteForm, InviteForm>({
    schema: inviteSchema,
    defaultValues: { email: '', scopes: ['book'], relationship: '' },
  });
  const scopes = form.watch('scopes');
  const issue = form.formState.errors.scopes?.message;
  const choose = (wanted: DelegateScope[]) => {
    // The sensitive parts are parts of the record: without it there are none.
    const next = wanted.includes('records') ? wanted : wanted.filter((scope) => scope !== 'sensitive');
    form.setValue('scopes', next, { shouldValidate: form.formState.isSubmitted });
  };
  const invite = async (values: InviteForm) => {
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
      <TextField<InviteForm> name="email" label="Their email address" type="email" autoComplete="off" />
      <TextField<InviteForm>
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
        options={DELEGATE_SCOPES.map((value) => ({
          value,
          label: SCOPE_LABELS[value],
          disabled: value === 'sensitive' && !scopes.includes('records'),
        }))}
        value={scopes}
        onChange={choose}
        {...(issue !== undefined && isMessageId(issue) && { error: messageText(issue) })}
      />
    </EditDialog>
  );
}
