import { message } from '@telehealth/contracts/messages';
import { type ResetPasswordForm as ResetValues, resetPasswordSchema } from '@telehealth/contracts/schemas/sign-in';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { AccountName } from '@telehealth/ui/forms/account-name';
import { Form } from '@telehealth/ui/forms/form';
import { PasswordField } from '@telehealth/ui/forms/password-field';
import { PasswordStrength } from '@telehealth/ui/forms/password-strength';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { refusalText } from '../../auth-problem-text';

interface ResetPasswordFormProps {
  email: string;
  onBack: () => void;
  onSecondFactor: () => void;
  onForWidget: () => void;
}

/** The emailed code and a new password. The host navigates when the session starts. */
export function ResetPasswordForm({ email, onBack, onSecondFactor, onForWidget }: ResetPasswordFormProps) {
  const { auth } = useHostServices();
  const form = useZodForm({
    schema: resetPasswordSchema,
    defaultValues: { code: '', password: '', confirmPassword: '' },
  });
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async ({ code, password }: ResetValues) => {
    setProblem(null);
    const result = await auth.resetPassword(code, password);
    if (result.ok) return result.value === 'secondFactor' ? onSecondFactor() : undefined;
    if (result.error.id === 'toast.signInHandled') return onForWidget();
    const text = refusalText(result.error);
    if (result.error.field === 'password') form.setError('password', { type: 'server', message: text });
    else setProblem(text);
  };
  return (
    <Stack gap={3}>
      <Notice tone="success" live>
        {message('forgotPassword.sent')} Look for it at {email} and enter its code here.
      </Notice>
      <Form form={form} onSubmit={submit} label="Reset password" problem={problem} focusFirst>
        <AccountName email={email} />
        <TextField name="code" label="Code from the email" inputMode="numeric" autoComplete="one-time-code" />
        <PasswordField
          name="password"
          label="New password"
          autoComplete="new-password"
          hint={message('password.rules')}
        />
        <PasswordStrength name="password" known={[email]} />
        <PasswordField name="confirmPassword" label="Confirm new password" autoComplete="new-password" />
        <SubmitButton wide busyLabel="Saving">
          Set the new password
        </SubmitButton>
      </Form>
      <Button variant="quiet" onClick={onBack}>
        Back to sign in
      </Button>
    </Stack>
  );
}
