import { useUser } from '@clerk/react';
import type { EmailAddressResource } from '@clerk/react/types';
import { addEmailSchema } from '@telehealth/contracts/schemas/security';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { attempt } from '../identity-failure';
import { useSensitive } from '../reverification/sensitive-area';
import { useProblem } from '../use-problem';

interface AddAddressProps {
  onAdded: (address: EmailAddressResource) => void;
  onClose: () => void;
}

/** Adds an address, which counts once it is verified. */
export function AddAddress({ onAdded, onClose }: AddAddressProps) {
  const { user } = useUser();
  const sensitive = useSensitive();
  const form = useZodForm({ schema: addEmailSchema, defaultValues: { email: '' } });
  const { problem, show, clear } = useProblem(form, { 'security.emailTaken': 'email', 'validation.email': 'email' });
  const submit = async ({ email }: { email: string }) => {
    clear();
    const added = await attempt('security.emailFailed', () =>
      sensitive(async () => {
        if (!user) throw new Error('nobody is signed in');
        return user.createEmailAddress({ email });
      }),
    );
    if (added.ok) onAdded(added.value);
    else show(added.error);
  };
  return (
    <Form form={form} onSubmit={submit} label="Add an address" problem={problem} focusFirst>
      <TextField name="email" label="New address" type="email" autoComplete="email" autoCapitalize="none" />
      <Cluster>
        <SubmitButton busyLabel="Adding">Add and send a code</SubmitButton>
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
      </Cluster>
    </Form>
  );
}
