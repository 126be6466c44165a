import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Form } from '@telehealth/ui/forms/form';
import { SelectField } from '@telehealth/ui/forms/select-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import { z } from 'zod';
import { useInvite, useWithdraw } from '../../data/team/team.queries';
import { type OpenInvitation, ROLES, type Role } from '../../data/team/team.schema';
import { ROLE_LABELS } from './team-words';

interface InviteInput {
  email: string;
  role: string;
}
interface InviteForm {
  email: string;
  role: Role;
}
const schema = z.object({
  email: z.string().trim().pipe(z.email('validation.email')),
  role: z.enum(ROLES, 'team.roleRequired'),
});
const EMPTY = { email: '', role: '' };

/** Asks somebody into the practice. */
export function InviteCard({ roles }: { roles: readonly Role[] }) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const inviting = useInvite();
  const { notify } = useHostServices();
  const form = useZodForm<InviteInput, InviteForm>({ schema, defaultValues: EMPTY });
  const invite = async ({ email, role }: InviteForm) => {
    if (!(await inviting.run({ key, email, role })).ok) return;
    notify('team.invited');
    setKey(crypto.randomUUID());
    form.reset(EMPTY);
  };
  return (
    <Card title="Invite somebody">
      <p>We send a code to this address. It works for 14 days, and only with an account of that address.</p>
      <Form
        form={form}
        label="Invite somebody"
        onSubmit={invite}
        problem={inviting.error === null ? null : errorText(inviting.error)}
      >
        <Stack gap={3}>
          <TextField<InviteInput> name="email" label="Email address" type="email" autoComplete="off" />
          <SelectField<InviteInput>
            name="role"
            label="Role"
            placeholder="Choose a role"
            options={roles.map((value) => ({ value, label: ROLE_LABELS[value] }))}
          />
        </Stack>
        <div>
          <SubmitButton busy={inviting.isRunning} busyLabel="Sending">
            Send the invitation
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

/** Invitations that wait for an answer, each with a way to take it back. */
export function InvitationsCard({ invitations }: { invitations: readonly OpenInvitation[] }) {
  const [asked, setAsked] = useState<OpenInvitation | null>(null);
  const withdrawing = useWithdraw();
  const { notify } = useHostServices();
  const withdraw = async () => {
    if (asked === null) return;
    const taken = await withdrawing.run(asked.id);
    setAsked(null);
    if (taken.ok) notify('team.withdrawn');
  };
  return (
    <Card title="Open invitations">
      {invitations.length === 0 ? (
        <p className="soft">No invitation is open.</p>
      ) : (
        <RowList label="Open invitations">
          {invitations.map((invitation) => (
            <Row
              key={invitation.id}
              title={invitation.email}
              detail={`${ROLE_LABELS[invitation.role]} · until ${formatShortMoment(invitation.until, viewerTimeZone())}`}
              end={
                <Button
                  variant="line"
                  size="s"
                  aria-label={`Take back the invitation to ${invitation.email}`}
                  onClick={() => setAsked(invitation)}
                >
                  Take back
                </Button>
              }
            />
          ))}
        </RowList>
      )}
      {withdrawing.error !== null && (
        <Notice tone="danger" live>
          {errorText(withdrawing.error)}
        </Notice>
      )}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={withdraw}
        title="Take this invitation back?"
        confirmLabel="Take it back"
      >
        Its code stops working at once. You can invite the same address again.
      </ConfirmDialog>
    </Card>
  );
}
