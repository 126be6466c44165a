import { type AppError, errorText, type MessageId, messageText } from '@telehealth/contracts';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { useCoolDown } from './use-cool-down';

interface ResendButtonProps {
  /** Null when nothing knows it. */
  email: string | null;
  variant: 'primary' | 'line';
  /** Something that already went wrong, e.g. the first mail could not be sent. */
  initialProblem: MessageId | null;
}

/** Failures that say more than the screen's own sentence. */
const TELLING: readonly MessageId[] = [
  'auth.offline',
  'auth.tooManyAttempts',
  'auth.tooManyAttemptsFor',
  'session.identityUnreachable',
];
const textOf = (error: AppError) =>
  TELLING.includes(error.id) ? errorText(error) : messageText('verification.resendFailed');

/** Sends the mail again. Right after one went, a countdown says when the next may; a press meanwhile is answered, too. */
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
