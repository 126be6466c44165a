import { errorText } from '@telehealth/contracts/messages';
import { type VerifyEmailForm, verifyEmailSchema } from '@telehealth/contracts/schemas/sign-in';
import { useHostServices } from '@telehealth/contracts/session';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { useState } from 'react';

/** Takes the emailed code. The host navigates when the session starts. */
export function CodeForm() {
  const { auth } = useHostServices();
  const form = useZodForm({ schema: verifyEmailSchema, defaultValues: { code: '' } });
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async ({ code }: VerifyEmailForm) => {
    setProblem(null);
    const result = await auth.verifyEmail(code);
    if (!result.ok) setProblem(errorText(result.error));
  };
  return (
    <Form form={form} onSubmit={submit} label="Verification code" problem={problem}>
      <TextField
        name="code"
        label="Verification code"
        hint="Six digits, from the email we sent you"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
      <SubmitButton wide busyLabel="Checking the code">
        Verify email
      </SubmitButton>
    </Form>
  );
}
