import { ROLE_LABELS, ROLES } from '@telehealth/contracts';
import { type SignUpForm as SignUpValues, signUpSchema } from '@telehealth/contracts/schemas';
import { useHostServices, usePreferredRole } from '@telehealth/contracts/session';
import { Form } from '@telehealth/ui/forms/form';
import { PasswordField } from '@telehealth/ui/forms/password-field';
import { RadioGroupField } from '@telehealth/ui/forms/radio-group-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Grid } from '@telehealth/ui/layout/stack';
import { useState } from 'react';
import { authProblemText } from '../../auth-problem-text';

const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));

/** The registration form. Once the account waits for its verification, the pending page takes over. */
export function SignUpForm() {
  const { auth, notify, navigateTo } = useHostServices();
  const role = usePreferredRole();
  const form = useZodForm({
    schema: signUpSchema,
    defaultValues: { firstName: '', lastName: '', email: '', role, password: '', confirmPassword: '' },
  });
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async ({ email, password, firstName, lastName, role: chosen }: SignUpValues) => {
    setProblem(null);
    const result = await auth.signUp(email, password, { firstName, lastName, role: chosen });
    if (!result.ok) return setProblem(authProblemText(result.error, 'auth.signUpFailed', 'signUp.failed'));
    notify('signUp.done');
    navigateTo('auth.verificationPending', {}, { search: { email } });
  };
  return (
    <Form form={form} onSubmit={submit} label="Create your account" problem={problem}>
      <Grid min="12rem">
        <TextField name="firstName" label="First name" autoComplete="given-name" />
        <TextField name="lastName" label="Last name" autoComplete="family-name" />
      </Grid>
      <TextField name="email" label="Email" type="email" autoComplete="email" autoCapitalize="none" />
      <RadioGroupField name="role" label="I am a" options={ROLE_OPTIONS} look="chips" />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters, with an uppercase letter, a lowercase letter and a number"
      />
      <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
      <SubmitButton wide busyLabel="Creating your account">
        Create account
      </SubmitButton>
    </Form>
  );
}
