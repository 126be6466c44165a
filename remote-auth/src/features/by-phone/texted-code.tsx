import { errorText, message } from '@telehealth/contracts/messages';
import type { PhoneReading } from '@telehealth/contracts/phone';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { SixDigitsForm } from '@telehealth/ui/forms/six-digits-form';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { useCoolDown } from '../../use-cool-down';

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
      <AnotherCode of={of} number={number.e164} onSent={() => setProblem(null)} />
      <Button variant="quiet" onClick={onOtherNumber}>
        Use another number
      </Button>
    </Stack>
  );
}

interface AnotherCodeProps extends Pick<TextedCodeProps, 'of'> {
  number: string;
  onSent: () => void;
}

function AnotherCode({ of, number, onSent }: AnotherCodeProps) {
  const { auth, notify } = useHostServices();
  const { secondsLeft, sent } = useCoolDown(number);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setProblem(null);
    setSending(true);
    const result = await auth.textCodeAgain(of);
    setSending(false);
    if (!result.ok) return setProblem(errorText(result.error));
    sent();
    onSent();
    notify('byPhone.sent');
  };
  return (
    <Stack gap={2}>
      {problem !== null && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      {secondsLeft > 0 ? (
        <p className="soft" role="timer" aria-live="off">
          No text? You can ask for another code in {secondsLeft} s.
        </p>
      ) : (
        <Button variant="line" wide busy={isSending} busyLabel="Sending" onClick={() => void send()}>
          Send another code
        </Button>
      )}
    </Stack>
  );
}
