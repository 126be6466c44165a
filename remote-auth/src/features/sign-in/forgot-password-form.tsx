import { errorText } from '@telehealth/contracts/messages';
import { type ForgotPasswordForm as ForgotValues, forgotPasswordSchema } from '@telehealth/contracts/schemas/sign-in';
import { useHostServices } from '@telehealth/contracts/session';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useEffect, useRef, useState } from 'react';

interface ForgotPasswordFormProps {
  email: string;
  onSent: (email: string) => void;
  onBack: () => void;
}

/** Requests the reset mail. The response is the same for addresses without an account. */
export function ForgotPasswordForm({ email, onSent, onBack }: ForgotPasswordFormProps) {
  const { auth } = useHostServices();
  const form = useZodForm({ schema: forgotPasswordSchema, defaultValues: { email } });
  const [problem, setProblem] = useState<string | null>(null);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const submit = async (values: ForgotValues) => {
    setProblem(null);
    const result = await auth.forgotPassword(values.email);
    // A person who went back meanwhile stays there; the toast says that the mail was sent.
    if (!isHere.current) return;
    if (result.ok) onSent(values.email);
    else setProblem(errorText(result.error));
  };
  return (
    <Stack gap={3}>
      <Form form={form} onSubmit={submit} label="Forgot password" problem={problem} focusFirst>
        <TextField name="email" label="Email" type="email" autoComplete="username" autoCapitalize="none" />
        <SubmitButton wide busyLabel="Sending">
          Send the reset email
        </SubmitButton>
      </Form>
      <Button variant="quiet" onClick={onBack}>
        Back to sign in
      </Button>
    </Stack>
  );
}
