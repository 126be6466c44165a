import { messageFrom } from '@telehealth/contracts/message-from';
import { ARRIVAL_MESSAGES } from '@telehealth/contracts/messages/arrival';
import { ErrorPanel } from '@telehealth/ui/feedback/error-panel';
import { PageSkeleton } from '../shell/page-skeleton';
import { StatePage } from '../shell/state-page';
import { useIdentityNeed } from './identity-need';

interface WaitingProps {
  title: string;
  /** Reloads the page by default. */
  onRetry?: () => void;
}

/** Shown until the visitor's identity is known; says so if it cannot be determined. */
export function WaitingForIdentity({ title, onRetry = () => window.location.reload() }: WaitingProps) {
  if (useIdentityNeed() !== 'unreachable') return <PageSkeleton />;
  return (
    <StatePage title={title}>
      <ErrorPanel
        title="The sign-in service does not answer"
        what={messageFrom(ARRIVAL_MESSAGES, 'session.identityUnreachable')}
        onRetry={onRetry}
      />
    </StatePage>
  );
}
