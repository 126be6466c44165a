import '@telehealth/contracts/words';
import { errorText } from '@telehealth/contracts/messages';
import type { PhoneReading } from '@telehealth/contracts/phone';
import { type PhoneSignInForm, phoneSignInSchema } from '@telehealth/contracts/schemas/by-phone';
import { useHostServices } from '@telehealth/contracts/session';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { noteSent } from '../../use-cool-down';
import { NumberField, readNumber } from './number-field';
import { TextedCode } from './texted-code';

interface PhoneSignInProps {
  onSecondFactor: () => void;
  /** Only the provider's widget can go on. */
  onForWidget: () => void;
  onBack: () => void;
}

/** Signs in with a number and a code that is texted to it. The host navigates when the session starts. */
export function PhoneSignIn({ onSecondFactor, onForWidget, onBack }: PhoneSignInProps) {
  const [number, setNumber] = useState('');
  const [sentTo, setSentTo] = useState<PhoneReading | null>(null);
  if (sentTo !== null) {
    const onward = { onSecondFactor, onForWidget, onOtherNumber: () => setSentTo(null) };
    return <TextedCode of="signIn" number={sentTo} {...onward} />;
  }
  const sent = (typed: string, reading: PhoneReading) => {
    setNumber(typed);
    noteSent(reading.e164);
    setSentTo(reading);
  };
  return (
    <Stack gap={3}>
      <NumberForm number={number} onSent={sent} onForWidget={onForWidget} />
      <Button variant="quiet" onClick={onBack}>
        Use your email instead
      </Button>
    </Stack>
  );
}

interface NumberFormProps {
  number: string;
  onSent: (typed: string, reading: PhoneReading) => void;
  onForWidget: () => void;
}

function NumberForm({ number, onSent, onForWidget }: NumberFormProps) {
  const { auth } = useHostServices();
  const form = useZodForm({ schema: phoneSignInSchema, defaultValues: { phoneNumber: number } });
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async ({ phoneNumber }: PhoneSignInForm) => {
    setProblem(null);
    const reading = await readNumber(phoneNumber, form);
    if (reading === null) return;
    const result = await auth.signInByPhone(reading.e164);
    if (result.ok) return onSent(phoneNumber, reading);
    const { id, field } = result.error;
    if (id === 'toast.signInHandled') return onForWidget();
    const text = errorText(result.error);
    if (field === 'phoneNumber') form.setError(field, { type: 'server', message: text }, { shouldFocus: true });
    else setProblem(text);
  };
  return (
    <Form form={form} onSubmit={submit} label="Sign in by number" problem={problem} focusFirst>
      <NumberField />
      <SubmitButton wide busyLabel="Sending a code">
        Text me a code
      </SubmitButton>
    </Form>
  );
}
