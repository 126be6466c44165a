import { errorText } from '@telehealth/contracts/messages';
import { GUEST_ROLES, type GuestForm, guestSchema } from '@telehealth/contracts/schemas/guest';
import { Notice } from '@telehealth/ui/feedback/notice';
import { CheckboxField } from '@telehealth/ui/forms/checkbox-field';
import { Form } from '@telehealth/ui/forms/form';
import { RadioGroupField } from '@telehealth/ui/forms/radio-group-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Stack } from '@telehealth/ui/layout/stack';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useRef, useState } from 'react';
import { useInviteGuest } from '../data/guests/guests.mutations';
import { ROLE_WORDS, whatGuestsGet } from './guest-words';
import { HandOver } from './hand-over';
import { makeLink, type NewLink } from './invitation-link';

export interface InviteDialogProps {
  appointmentId: string;
  open: boolean;
  onClose: () => void;
  isPractice: boolean;
  /** The other side, who is told of the invitation and may refuse it. */
  otherName: string;
  /** A server carries a call of more than two; null: not known yet. */
  isTogether: boolean | null;
}

/** Invites a third person to the visit: first their name and role, then the link to pass on. */
export function InviteDialog(props: InviteDialogProps) {
  const [made, setMade] = useState<{ link: string; name: string } | null>(null);
  const close = () => {
    setMade(null);
    props.onClose();
  };
  return (
    <Dialog
      open={props.open}
      onClose={close}
      title={made === null ? 'Invite somebody' : `The link for ${made.name}`}
      size="m"
    >
      {made === null ? (
        <WhoForm {...props} onMade={setMade} />
      ) : (
        <HandOver link={made.link} name={made.name} onDone={close} />
      )}
    </Dialog>
  );
}

function WhoForm(props: InviteDialogProps & { onMade: (made: { link: string; name: string }) => void }) {
  const { appointmentId, isPractice, otherName, isTogether, onMade } = props;
  const invite = useInviteGuest();
  // A retry after a lost answer reuses the key, so it makes the same invitation.
  const pending = useRef<(NewLink & { key: string; of: string }) | null>(null);
  const form = useZodForm({
    schema: guestSchema,
    defaultValues: { role: 'interpreter', name: '', mayWrite: true },
  });
  const submit = async (values: GuestForm) => {
    const of = JSON.stringify(values);
    if (pending.current?.of !== of) {
      pending.current = { ...(await makeLink(appointmentId, window.location.origin)), key: crypto.randomUUID(), of };
    }
    const { link, tokenHash, key } = pending.current;
    const result = await invite.run({ appointmentId, key, tokenHash, ...values });
    if (result.ok) onMade({ link, name: values.name });
  };
  return (
    <Form form={form} onSubmit={submit} problem={invite.error === null ? undefined : errorText(invite.error)}>
      <Stack gap={4}>
        <RadioGroupField
          name="role"
          label="Their role"
          options={GUEST_ROLES.filter((role) => isPractice || role !== 'colleague').map((role) => ({
            value: role,
            label: ROLE_WORDS[role],
          }))}
        />
        <TextField
          name="name"
          label="Their name"
          hint="As both of you will read it in the visit."
          autoComplete="off"
          maxLength={80}
        />
        <CheckboxField name="mayWrite" label="They may read and write messages from when they are let in" />
        <Notice>
          {whatGuestsGet(isTogether)} They see no record, no note and no earlier message. {otherName} is told and may
          refuse; {isPractice ? 'you let them in' : 'the specialist lets them in'}. They need an account of their own,
          which is free.
        </Notice>
        <SubmitButton busyLabel="Making the link">Make a link</SubmitButton>
      </Stack>
    </Form>
  );
}
