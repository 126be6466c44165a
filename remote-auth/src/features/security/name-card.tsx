import { useUser } from '@clerk/react';
import { ownNameSchema } from '@telehealth/contracts/schemas/security';
import { useHostServices } from '@telehealth/contracts/session';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Card } from '@telehealth/ui/layout/card';
import { Grid } from '@telehealth/ui/layout/stack';
import { attempt } from './identity-failure';
import { useProblem } from './use-problem';

export function NameCard() {
  const { user } = useUser();
  const { notify } = useHostServices();
  const form = useZodForm({
    schema: ownNameSchema,
    defaultValues: { firstName: user?.firstName ?? '', lastName: user?.lastName ?? '' },
  });
  const { problem, show, clear } = useProblem(form, {});
  const submit = async (name: { firstName: string; lastName: string }) => {
    clear();
    const saved = await attempt('security.nameFailed', async () => user?.update(name));
    if (saved.ok) notify('security.nameSaved');
    else show(saved.error);
  };
  return (
    <Card title="Your name">
      <Form form={form} onSubmit={submit} label="Your name" problem={problem}>
        <Grid>
          <TextField name="firstName" label="First name" autoComplete="given-name" />
          <TextField name="lastName" label="Last name" autoComplete="family-name" />
        </Grid>
        <div>
          <SubmitButton variant="line" busyLabel="Saving">
            Save name
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
