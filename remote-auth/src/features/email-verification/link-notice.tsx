import { type MessageId, messageText } from '@telehealth/contracts/messages';
import { Notice, type NoticeTone } from '@telehealth/ui/feedback/notice';
import { Spinner } from '@telehealth/ui/feedback/spinner';
import type { FollowedLink } from './use-followed-link';

const SAYS: Readonly<Record<Exclude<FollowedLink, 'working' | null>, { id: MessageId; tone: NoticeTone }>> = {
  verified: { id: 'verification.linkVerified', tone: 'success' },
  expired: { id: 'verification.linkExpired', tone: 'warning' },
  failed: { id: 'verification.linkFailed', tone: 'warning' },
  clientMismatch: { id: 'verification.linkOtherBrowser', tone: 'warning' },
};

/** The result of the mailed link that led here. */
export function LinkNotice({ outcome }: { outcome: Exclude<FollowedLink, null> }) {
  if (outcome === 'working') return <Spinner label="Verifying your email" />;
  const { id, tone } = SAYS[outcome];
  return (
    <Notice tone={tone} live>
      {messageText(id)}
    </Notice>
  );
}
