import { ROLES, type Role } from '@telehealth/contracts/access';
import { ROLE_LABELS } from '@telehealth/contracts/formatting';
import { message } from '@telehealth/contracts/messages';
import { type SignUpForm as SignUpValues, signUpSchema } from '@telehealth/contracts/schemas/sign-up';
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

/** The sign-up form. Once the account awaits verification, the pending page takes over. */
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
      // A field's error appears at the field, with the focus there; any other below the form.
      const { field } = result.error;
      if (field === undefined || field === 'phoneNumber') setProblem(text);
      else form.setError(field, { type: 'server', message: text });
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

/** The form renders before the wanted role is read; until the person chooses one, it follows. */
function useFollowRole({ getFieldState, resetField }: ZodForm<SignUpValues, SignUpValues>, role: Role): void {
  useEffect(() => {
    const { isDirty, isTouched } = getFieldState('role');
    if (!isDirty && !isTouched) resetField('role', { defaultValue: role });
  }, [getFieldState, resetField, role]);
}
