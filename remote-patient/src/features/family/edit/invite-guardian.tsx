import { delegateSchema } from '@telehealth/contracts/schemas/chart-access';
import { useHostServices } from '@telehealth/contracts/session';
import { useInviteGuardian } from '@telehealth/data/people/people.mutations';
import type { Person } from '@telehealth/data/people/person.schema';
import { EditDialog } from '@telehealth/ui/forms/edit-dialog';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { useState } from 'react';

const schema = delegateSchema.pick({ email: true });

/** Lets a second parent or carer look after a person, with the same rights. */
export function InviteGuardian({ person, onClose }: { person: Person; onClose: () => void }) {
  const inviting = useInviteGuardian();
  const { notify } = useHostServices();
  const [key] = useState(() => crypto.randomUUID());
  const form = useZodForm({ schema, defaultValues: { email: '' } });
  const invite = async ({ email }: { email: string }) => {
    const basis = person.basis === 'guardian' ? 'guardian' : 'carer';
    if (!(await inviting.run({ key, personId: person.id, basis, email })).ok) return;
    notify('access.invited');
    onClose();
  };
  return (
    <EditDialog
      title={`Let somebody else look after ${person.firstName}, too`}
      description={`A second parent, guardian or carer gets the same rights as you: they read and write ${person.firstName}’s record and book visits. Neither of you can end the other’s part, and neither sees the other’s own record.`}
      form={form}
      submitLabel="Send the invitation"
      isRunning={inviting.isRunning}
      error={inviting.error}
      onSubmit={invite}
      onClose={onClose}
    >
      <TextField name="email" type="email" label="Their e-mail address" autoComplete="off" required />
    </EditDialog>
  );
}
