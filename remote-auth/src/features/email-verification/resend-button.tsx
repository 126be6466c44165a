import type { AppError } from '@telehealth/contracts/errors';
import { errorText, type MessageId, messageText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { SendAgain } from '../../send-again';

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

/** Sends the mail with the code again. */
export function ResendButton({ email, variant, initialProblem }: ResendButtonProps) {
  const { auth } = useHostServices();
  const send = async () => {
    if (email === null) return messageText('verification.emailMissing');
    const result = await auth.resendVerification(email);
    return result.ok ? null : textOf(result.error);
  };
  return (
    <SendAgain
      to={email ?? ''}
      label="Resend Verification Email"
      variant={variant}
      send={send}
      said={{ sent: 'verification.sent', justSent: 'verification.justSent' }}
      initialProblem={initialProblem === null ? null : messageText(initialProblem)}
    />
  );
}
