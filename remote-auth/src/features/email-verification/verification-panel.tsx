import type { Role } from '@telehealth/contracts/access';
import type { MessageId } from '@telehealth/contracts/messages';
import { loginOf, pathTo } from '@telehealth/contracts/routes';
import { Stack } from '@telehealth/ui/layout/stack';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { CodeForm } from './code-form';
import { ResendButton } from './resend-button';

interface VerificationPanelProps {
  /** Null when unknown. */
  email: string | null;
  role: Role;
  /** How this browser verifies the address; null when no verification is pending here. */
  by: 'code' | 'link' | null;
  /** An earlier failure, e.g. the first mail could not be sent. */
  initialProblem: MessageId | null;
}

const HOW = {
  code: 'Enter the code from it here, or follow its link.',
  link: 'Follow its link; this page then continues by itself.',
  elsewhere: 'In the browser where you signed up, follow its link or enter its code.',
} as const;

/** The address, the code field if a code is expected, and two buttons: send again, and back. */
export function VerificationPanel({ email, role, by, initialProblem }: VerificationPanelProps) {
  return (
    <Stack gap={4}>
      {email === null ? (
        <p>There is no email address waiting to be verified in this browser. Sign in, or create an account first.</p>
      ) : (
        <p>
          We sent an email to <strong>{email}</strong>. {HOW[by ?? 'elsewhere']} It may take a minute; look in the spam
          folder too. If you have an account with this address already, the email says so: then sign in.
        </p>
      )}
      {by === 'code' && <CodeForm />}
      <Stack gap={2}>
        <ResendButton
          key={`${email} ${initialProblem}`}
          email={email}
          variant={by === 'code' ? 'line' : 'primary'}
          initialProblem={initialProblem}
        />
        <BackToLogin role={role} />
      </Stack>
    </Stack>
  );
}

export function BackToLogin({ role }: { role: Role }) {
  return (
    <LinkButton variant="quiet" wide to={pathTo(loginOf(role))}>
      Back to Login
    </LinkButton>
  );
}
