import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { useState } from 'react';
import { z } from 'zod';
import { type Founding, useFound } from '../../data/team/team.queries';

const schema = z.object({
  name: z.string().trim().min(2, 'team.nameRequired').max(120, 'validation.tooLong'),
  practiceNumber: z
    .string()
    .trim()
    .regex(/^[0-9]{7}$/, 'team.practiceNumber'),
  phone: z.string().trim().max(40, 'validation.tooLong'),
  address: z.string().trim().max(300, 'validation.tooLong'),
});

/** A confirmed specialist sets up a practice. */
export function FoundCard() {
  const [key] = useState(() => crypto.randomUUID());
  const founding = useFound();
  const { notify } = useHostServices();
  const form = useZodForm<Founding, Founding>({
    schema,
    defaultValues: { name: '', practiceNumber: '', phone: '', address: '' },
  });
  const found = async (values: Founding) => {
    if ((await founding.run({ key, form: values })).ok) notify('team.founded');
  };
  return (
    <Card title="Set up your practice">
      <p>You become its owner and can invite colleagues, nurses and reception. You can own one practice.</p>
      <Form
        form={form}
        label="Set up your practice"
        onSubmit={found}
        problem={founding.error === null ? null : errorText(founding.error)}
      >
        <Stack gap={3}>
          <TextField<Founding> name="name" label="Name of the practice" autoComplete="organization" maxLength={120} />
          <TextField<Founding>
            name="practiceNumber"
            label="Practice number"
            inputMode="numeric"
            hint="Seven digits, of the Board of Healthcare Funders. We do not check it."
          />
          <TextField<Founding> name="phone" label="Phone" type="tel" optional maxLength={40} />
          <TextField<Founding> name="address" label="Address" autoComplete="off" optional maxLength={300} />
        </Stack>
        <div>
          <SubmitButton busy={founding.isRunning} busyLabel="Setting up">
            Set up the practice
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
