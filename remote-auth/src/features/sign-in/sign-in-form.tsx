import { message } from '@telehealth/contracts/messages';
import { type SignInForm as SignInValues, signInSchema } from '@telehealth/contracts/schemas/sign-in';
import { useHostServices } from '@telehealth/contracts/session';
import { Form } from '@telehealth/ui/forms/form';
import { PasswordField } from '@telehealth/ui/forms/password-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { authProblemText } from '../../auth-problem-text';
import { ResendVerification } from './resend-verification';

interface SignInFormProps {
  email: string;
  /** The forgot-password mode starts with what was typed here. */
  onForgot: (email: string) => void;
  onSecondFactor: (email: string) => void;
  /** Only the provider's widget can sign this account in. */
  onForWidget: (email: string) => void;
  /** True after returning from another step. */
  focusFirst: boolean;
}

type Problem = { text: string; isUnverified: boolean };

/** E-mail and password. The host navigates when a session starts. */
export function SignInForm({ email, onForgot, onSecondFactor, onForWidget, focusFirst }: SignInFormProps) {
  const { auth } = useHostServices();
  const form = useZodForm({ schema: signInSchema, defaultValues: { email, password: '' } });
  const [problem, setProblem] = useState<Problem | null>(null);
  const submit = async (values: SignInValues) => {
    setProblem(null);
    const result = await auth.signIn(values.email, values.password);
    if (result.ok) return result.value === 'secondFactor' ? onSecondFactor(values.email) : undefined;
    if (result.error.id === 'toast.signInHandled') return onForWidget(values.email);
    const isUnverified = result.error.id === 'signIn.emailNotVerified';
    const text = isUnverified
      ? message('signIn.emailNotVerified')
      : authProblemText(result.error, 'auth.signInFailed', 'signIn.failed');
    setProblem({ text, isUnverified });
  };
  return (
    <Stack gap={3}>
      <Form form={form} onSubmit={submit} label="Sign in" problem={problem?.text} focusFirst={focusFirst}>
        <TextField name="email" label="Email" type="email" autoComplete="username" autoCapitalize="none" />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <SubmitButton wide busyLabel="Signing in">
          Sign in
        </SubmitButton>
      </Form>
      {problem?.isUnverified === true && <ResendVerification email={() => form.getValues('email')} />}
      <Button variant="quiet" onClick={() => onForgot(form.getValues('email'))}>
        Forgot your password?
      </Button>
    </Stack>
  );
}
