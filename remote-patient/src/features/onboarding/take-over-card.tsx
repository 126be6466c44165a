import type { AppError } from '@telehealth/contracts/errors';
import { errorText } from '@telehealth/contracts/messages';
import { pathTo } from '@telehealth/contracts/routes';
import { says } from '@telehealth/contracts/schemas/says';
import { useHostServices } from '@telehealth/contracts/session';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { z } from 'zod';

const schema = z.object({
  code: z.string().refine((text) => text.replace(/[^0-9a-z]/gi, '').length === 12, says('person.codeUnknown')),
});

/** For somebody whose parent or carer has looked after their record until now: the code they were given. */
export function TakeOverCard() {
  const [isOpen, setOpen] = useState(false);
  const { auth } = useHostServices();
  const [problem, setProblem] = useState<AppError | null>(null);
  const form = useZodForm({ schema, defaultValues: { code: '' } });
  const take = async ({ code }: { code: string }) => {
    setProblem(null);
    const taken = await auth.completeOnboarding({ role: 'patient', handoverCode: code });
    // The person is another one from here on: nothing of this document stays.
    if (taken.ok) location.assign(pathTo('patient.dashboard'));
    else setProblem(taken.error);
  };
  return (
    <Card title="Has somebody looked after your record until now?">
      {isOpen ? (
        <Form form={form} onSubmit={take} label="Take your record over" problem={problem && errorText(problem)}>
          <Stack gap={4}>
            <TextField
              name="code"
              label="Code"
              hint="Twelve letters and numbers, from a parent or whoever looked after you."
              autoComplete="off"
              required
            />
            <SubmitButton>Take my record over</SubmitButton>
          </Stack>
        </Form>
      ) : (
        <Stack gap={4}>
          <p>Then it is already here. With the code they give you, it becomes yours, and you fill in nothing.</p>
          <Button variant="line" onClick={() => setOpen(true)}>
            I have a code
          </Button>
        </Stack>
      )}
    </Card>
  );
}
