import type { MessageId } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { useCoolDown } from './use-cool-down';

interface SendAgainProps {
  /** The address or number that gets it. */
  to: string;
  label: string;
  variant: 'primary' | 'line';
  /** Sends another one. @returns what went wrong, in words; null: nothing */
  send: () => Promise<string | null>;
  /** Said when it was sent, and when it is pressed again too soon. */
  said: { sent: MessageId; justSent: MessageId };
  /** An earlier failure, e.g. the first one could not be sent. */
  initialProblem?: string | null;
}

/** Sends a code again. After each a countdown shows when the next is possible; a press meanwhile gets a message, too. */
export function SendAgain({ to, label, variant, send, said, initialProblem = null }: SendAgainProps) {
  const { notify } = useHostServices();
  const { secondsLeft, sent } = useCoolDown(to);
  const [problem, setProblem] = useState(initialProblem);
  const [isSending, setSending] = useState(false);
  const isCooling = secondsLeft > 0;
  const press = async () => {
    if (isCooling) return notify(said.justSent);
    setProblem(null);
    setSending(true);
    const wrong = await send();
    setSending(false);
    if (wrong !== null) return setProblem(wrong);
    sent();
    notify(said.sent);
  };
  return (
    <Stack gap={2}>
      {problem !== null && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <Button variant={variant} wide busy={isSending} busyLabel="Sending" onClick={() => void press()}>
        {label}
      </Button>
      {isCooling && (
        <p className="soft" role="timer" aria-live="off">
          Sent. You can ask for another one in {secondsLeft} s.
        </p>
      )}
    </Stack>
  );
}
