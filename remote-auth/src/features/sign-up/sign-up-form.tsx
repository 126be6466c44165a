import { message, ROLE_LABELS, ROLES, type Role } from '@telehealth/contracts';
import { type SignUpForm as SignUpValues, signUpSchema } from '@telehealth/contracts/schemas';
import { useHostServices, usePreferredRole } from '@telehealth/contracts/session';
import { Form } from '@telehealth/ui/forms/form';
import { PasswordField } from '@telehealth/ui/forms/password-field';
import { PasswordStrength } from '@telehealth/ui/forms/password-strength';
import { RadioGroupField } from '@telehealth/ui/forms/radio-group-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm, type ZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Grid } from '@telehealth/ui/layout/stack';
import { useEffect, useState } from 'react';
import { authProblemText } from '../../auth-problem-text';

const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));

/** The registration form. Once the account waits for its verification, the pending page takes over. */
export function SignUpForm({ onForWidget }: { onForWidget: (email: string) => void }) {
  const { auth, notify, navigateTo } = useHostServices();
  const role = usePreferredRole();
  const form = useZodForm({
    schema: signUpSchema,
    defaultValues: { firstName: '', lastName: '', email: '', role, password: '', confirmPassword: '' },
  });
  useFollowRole(form, role);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async ({ email, password, firstName, lastName, role: chosen }: SignUpValues) => {
    setProblem(null);
    const result = await auth.signUp(email, password, { firstName, lastName, role: chosen });
    if (!result.ok) {
      if (result.error.id === 'toast.signUpHandled') return onForWidget(email);
      const text = authProblemText(result.error, 'auth.signUpFailed', 'signUp.failed');
      // A refused answer is said where it stands, with the focus there; anything else below the form.
      if (result.error.field === undefined) setProblem(text);
      else form.setError(result.error.field, { type: 'server', message: text });
      return;
    }
    notify('signUp.done');
    navigateTo('auth.verificationPending', {}, { search: { email } });
  };
  return (
    <Form form={form} onSubmit={submit} label="Create your account" problem={problem}>
      <Grid min="12rem">
        <TextField name="firstName" label="First name" autoComplete="given-name" />
        <TextField name="lastName" label="Last name" autoComplete="family-name" />
      </Grid>
      <TextField name="email" label="Email" type="email" autoComplete="username" autoCapitalize="none" />
      <RadioGroupField name="role" label="I am a" options={ROLE_OPTIONS} look="chips" />
      <PasswordField name="password" label="Password" autoComplete="new-password" hint={message('password.rules')} />
      <PasswordStrength name="password" about={['firstName', 'lastName', 'email']} />
      <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
      <SubmitButton wide busyLabel="Creating your account">
        Create account
      </SubmitButton>
    </Form>
  );
}

/** The form stands before the role that somebody came for is read; until they choose one themselves, it follows. */
function useFollowRole({ getFieldState, resetField }: ZodForm<SignUpValues, SignUpValues>, role: Role): void {
  useEffect(() => {
    const { isDirty, isTouched } = getFieldState('role');
    if (!isDirty && !isTouched) resetField('role', { defaultValue: role });
  }, [getFieldState, resetField, role]);
}
