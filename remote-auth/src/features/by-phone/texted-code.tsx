import { errorText, message } from '@telehealth/contracts/messages';
import type { PhoneReading } from '@telehealth/contracts/phone';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { SixDigitsForm } from '@telehealth/ui/forms/six-digits-form';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { SendAgain } from '../../send-again';

interface TextedCodeProps {
  of: 'signIn' | 'signUp';
  number: PhoneReading;
  onSecondFactor: () => void;
  onForWidget: () => void;
  onOtherNumber: () => void;
}

const WORDS = {
  signIn: {
    name: 'Sign in with the code',
    submit: 'Sign in',
    busy: 'Signing in',
    if: 'If no account has it, the text says so.',
  },
  signUp: {
    name: 'Confirm your number',
    submit: 'Create account',
    busy: 'Creating your account',
    if: 'If it has an account already, the text says so.',
  },
} as const;

/** Takes the code that was texted, and has another one sent. A refused code keeps what is under way. */
export function TextedCode({ of, number, onSecondFactor, onForWidget, onOtherNumber }: TextedCodeProps) {
  const { auth } = useHostServices();
  const [problem, setProblem] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const words = WORDS[of];
  const give = async (code: string): Promise<boolean> => {
    setProblem(null);
    setRunning(true);
    const result = await auth.confirmTextedCode(of, code);
    setRunning(false);
    if (!result.ok && result.error.id !== 'toast.signInHandled') {
      setProblem(errorText(result.error));
      return false;
    }
    if (!result.ok) onForWidget();
    else if (result.value === 'secondFactor') onSecondFactor();
    return true;
  };
  const sendAnother = async (): Promise<string | null> => {
    const result = await auth.textCodeAgain(of);
    if (!result.ok) return errorText(result.error);
    // What was said of the code before is over.
    setProblem(null);
    return null;
  };
  return (
    <Stack gap={3}>
      <Notice tone="success" live>
        We texted a code to {number.spoken}. It works for ten minutes. {words.if}
      </Notice>
      <SixDigitsForm
        name={words.name}
        label="Code from the text"
        hint="Six digits, by SMS"
        missing={message('phone.codeSix')}
        problem={problem}
        submit={words.submit}
        isRunning={isRunning}
        busyLabel={words.busy}
        focusFirst
        onCode={give}
      />
      <SendAgain
        to={number.e164}
        label="Send another code"
        variant="line"
        send={sendAnother}
        said={{ sent: 'byPhone.sent', justSent: 'byPhone.justSent' }}
      />
      <Button variant="quiet" onClick={onOtherNumber}>
        Use another number
      </Button>
    </Stack>
  );
}
