import type { AppError } from '@telehealth/contracts/errors';
import { errorText, type MessageId, messageText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { useCoolDown } from '../../use-cool-down';

interface ResendButtonProps {
  /** Null when unknown. */
  email: string | null;
  variant: 'primary' | 'line';
  /** An earlier failure, e.g. the first mail could not be sent. */
  initialProblem: MessageId | null;
}

/** Failures with a more precise message than the screen's own. */
const TELLING: readonly MessageId[] = [
  'auth.offline',
  'auth.tooManyAttempts',
  'auth.tooManyAttemptsFor',
  'session.identityUnreachable',
];
const textOf = (error: AppError) =>
  TELLING.includes(error.id) ? errorText(error) : messageText('verification.resendFailed');

/** Sends the mail again. After each mail a countdown shows when the next is possible; a press meanwhile gets a message, too. */
export function ResendButton({ email, variant, initialProblem }: ResendButtonProps) {
  const { auth, notify } = useHostServices();
  const { secondsLeft, sent } = useCoolDown(email ?? '');
  const [problem, setProblem] = useState<string | null>(initialProblem === null ? null : messageText(initialProblem));
  const [isSending, setSending] = useState(false);
  const isCooling = secondsLeft > 0;
  const resend = async () => {
    if (email === null) return setProblem(messageText('verification.emailMissing'));
    if (isCooling) return notify('verification.justSent');
    setProblem(null);
    setSending(true);
    const result = await auth.resendVerification(email);
    setSending(false);
    if (!result.ok) return setProblem(textOf(result.error));
    sent();
    notify('verification.sent');
  };
  return (
    <Stack gap={2}>
      {problem !== null && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <Button variant={variant} wide busy={isSending} busyLabel="Sending" onClick={resend}>
        Resend Verification Email
      </Button>
      {isCooling && (
        <p className="soft" role="timer" aria-live="off">
          Sent. You can ask for another one in {secondsLeft} s.
        </p>
      )}
    </Stack>
  );
}
