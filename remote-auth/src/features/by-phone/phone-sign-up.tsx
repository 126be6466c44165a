import '@telehealth/contracts/words';
import { ROLES } from '@telehealth/contracts/access';
import { ROLE_LABELS } from '@telehealth/contracts/formatting';
import { message } from '@telehealth/contracts/messages';
import type { PhoneReading } from '@telehealth/contracts/phone';
import {
  type PhoneSignUpForm,
  phoneSignUpSchema,
  phoneSignUpWithPasswordSchema,
} from '@telehealth/contracts/schemas/by-phone';
import { useHostServices, usePreferredRole } from '@telehealth/contracts/session';
import { Form } from '@telehealth/ui/forms/form';
import { PasswordField } from '@telehealth/ui/forms/password-field';
import { PasswordStrength } from '@telehealth/ui/forms/password-strength';
import { RadioGroupField } from '@telehealth/ui/forms/radio-group-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Grid, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { authProblemText } from '../../auth-problem-text';
import { noteSent } from '../../use-cool-down';
import { NumberField, readNumber } from './number-field';
import { TextedCode } from './texted-code';

const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));

interface PhoneSignUpProps {
  /** The instance wants a password for every account. */
  needsPassword: boolean;
  onForWidget: () => void;
  onBack: () => void;
}

/** Creates an account with a number and no address. The host navigates when the session starts. */
export function PhoneSignUp({ needsPassword, onForWidget, onBack }: PhoneSignUpProps) {
  const [kept, setKept] = useState<PhoneSignUpForm | null>(null);
  const [sentTo, setSentTo] = useState<PhoneReading | null>(null);
  if (sentTo !== null) {
    // A new account has no second factor yet.
    const onward = { onSecondFactor: onForWidget, onForWidget, onOtherNumber: () => setSentTo(null) };
    return <TextedCode of="signUp" number={sentTo} {...onward} />;
  }
  const sent = (values: PhoneSignUpForm, reading: PhoneReading) => {
    setKept(values);
    noteSent(reading.e164);
    setSentTo(reading);
  };
  return (
    <Stack gap={3}>
      <PersonForm kept={kept} needsPassword={needsPassword} onSent={sent} onForWidget={onForWidget} />
      <Button variant="quiet" onClick={onBack}>
        Use your email instead
      </Button>
    </Stack>
  );
}

interface PersonFormProps {
  kept: PhoneSignUpForm | null;
  needsPassword: boolean;
  onSent: (values: PhoneSignUpForm, reading: PhoneReading) => void;
  onForWidget: () => void;
}

function PersonForm({ kept, needsPassword, onSent, onForWidget }: PersonFormProps) {
  const { auth } = useHostServices();
  const role = usePreferredRole();
  const form = useZodForm({
    schema: needsPassword ? phoneSignUpWithPasswordSchema : phoneSignUpSchema,
    defaultValues: kept ?? {
      firstName: '',
      lastName: '',
      phoneNumber: '',
      role,
      password: needsPassword ? '' : undefined,
    },
  });
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (values: PhoneSignUpForm) => {
    setProblem(null);
    const { phoneNumber, ...about } = values;
    const reading = await readNumber(phoneNumber, form);
    if (reading === null) return;
    const result = await auth.signUpByPhone(reading.e164, about);
    if (result.ok) return onSent(values, reading);
    const { id, field } = result.error;
    if (id === 'toast.signUpHandled') return onForWidget();
    const text = authProblemText(result.error, 'auth.signUpFailed', 'signUp.failed');
    if (field === undefined || field === 'email') setProblem(text);
    else form.setError(field, { type: 'server', message: text }, { shouldFocus: true });
  };
  return (
    <Form form={form} onSubmit={submit} label="Create your account by number" problem={problem} focusFirst>
      <Grid min="12rem">
        <TextField name="firstName" label="First name" autoComplete="given-name" />
        <TextField name="lastName" label="Last name" autoComplete="family-name" />
      </Grid>
      <NumberField />
      <RadioGroupField name="role" label="I am a" options={ROLE_OPTIONS} look="chips" />
      {needsPassword && (
        <>
          <PasswordField
            name="password"
            label="Password"
            autoComplete="new-password"
            hint={message('password.rules')}
          />
          <PasswordStrength name="password" about={['firstName', 'lastName']} />
        </>
      )}
      <SubmitButton wide busyLabel="Sending a code">
        Text me a code
      </SubmitButton>
    </Form>
  );
}
