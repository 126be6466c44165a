import { ARRIVAL_MESSAGES, messageFrom } from '@telehealth/contracts';
import { ErrorPanel } from '@telehealth/ui/feedback/error-panel';
import { PageSkeleton } from '../shell/page-skeleton';
import { StatePage } from '../shell/state-page';
import { useIdentityNeed } from './identity-need';

interface WaitingProps {
  title: string;
  /** By default the page is loaded anew. */
  onRetry?: () => void;
}

/** Until it is known who the visitor is; says so when that cannot be found out. */
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
