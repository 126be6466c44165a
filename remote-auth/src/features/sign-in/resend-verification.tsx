import { message } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { authProblemText } from '../../auth-problem-text';

/** Sends the verification mail again, to the address now in the form. */
export function ResendVerification({ email }: { email: () => string }) {
  const { auth, notify } = useHostServices();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const resend = async () => {
    const address = email().trim();
    if (address === '') return setProblem(message('verification.emailFirst'));
    setProblem(null);
    setSending(true);
    const result = await auth.resendVerification(address);
    setSending(false);
    if (result.ok) notify('verification.sentCheckInbox');
    else setProblem(authProblemText(result.error, 'verification.resendFailed', 'verification.sendFailed'));
  };
  return (
    <>
      {problem !== null && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <Button variant="line" wide busy={isSending} busyLabel="Sending" onClick={resend}>
        Resend verification email
      </Button>
    </>
  );
}
