import { loginOf, type MessageId, messageText, pathTo, type Role } from '@telehealth/contracts';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { useState } from 'react';
import { CodeForm } from './code-form';

interface VerificationPanelProps {
  /** Null when nothing knows it. */
  email: string | null;
  role: Role;
  /** A sign-up waits for its code in this browser. */
  takesCode: boolean;
  /** Something that already went wrong, e.g. the first mail could not be sent. */
  initialProblem: MessageId | null;
}

/** The address, the code where one is awaited, and two buttons: send again, and back. */
export function VerificationPanel({ email, role, takesCode, initialProblem }: VerificationPanelProps) {
  const { auth, notify } = useHostServices();
  const [problem, setProblem] = useState<MessageId | null>(null);
  const [isSending, setSending] = useState(false);
  const resend = async () => {
    if (email === null) return setProblem('verification.emailMissing');
    setProblem(null);
    setSending(true);
    const result = await auth.resendVerification(email);
    setSending(false);
    if (result.ok) notify('verification.sent');
    else setProblem('verification.resendFailed');
  };
  const shown = problem ?? initialProblem;
  return (
    <Stack gap={4}>
      {email !== null && (
        <p>
          We sent an email to <strong>{email}</strong>. It may take a minute; look in the spam folder too.
        </p>
      )}
      {takesCode && <CodeForm />}
      {shown !== null && (
        <Notice tone="danger" live>
          {messageText(shown)}
        </Notice>
      )}
      <Stack gap={2}>
        <Button variant={takesCode ? 'line' : 'primary'} wide busy={isSending} busyLabel="Sending" onClick={resend}>
          Resend Verification Email
        </Button>
        <LinkButton variant="quiet" wide to={pathTo(loginOf(role))}>
          Back to Login
        </LinkButton>
      </Stack>
    </Stack>
  );
}
