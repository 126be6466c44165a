import { formatDay, viewerTimeZone } from '@telehealth/contracts/formatting';
import { messageFrom } from '@telehealth/contracts/message-from';
import { NOTIFICATION_MESSAGES } from '@telehealth/contracts/messages/notifications';
import { ACCOUNT_PATHS } from '@telehealth/contracts/routes';
import { useCurrentUser } from '@telehealth/contracts/session';
import { useMailTrouble, useSendMailAgain } from '@telehealth/data/notifications/mail-trouble.queries';
import type { MailTrouble } from '@telehealth/data/notifications/mail-trouble.schema';
import { FailureText } from '@telehealth/ui/feedback/failure-text';
import { Notice } from '@telehealth/ui/feedback/notice';
import { PendingPlaceholder } from '@telehealth/ui/feedback/skeleton';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { useState } from 'react';

/** Who signed up by number gets no mail: says so, and asks for an address. */
function NoAddress() {
  return (
    <Notice title="Your account has no email address">
      <Stack gap={2}>
        <p>
          What happens with your visits stands on your pages here. Confirmations, receipts and reminders do not come by
          email until you add an address.
        </p>
        <div>
          <LinkButton to={ACCOUNT_PATHS.security} variant="line">
            Add an address
          </LinkButton>
        </div>
      </Stack>
    </Notice>
  );
}

/**
 * Says that mail does not reach this user, what is not lost, and what they can do. Renders nothing if mail works or its state
 * is unknown.
 */
export function MailNotice() {
  const { data: trouble, status } = useMailTrouble();
  const user = useCurrentUser();
  const [wasTrying, setWasTrying] = useState(false);
  if (trouble && trouble.isTrying !== wasTrying) setWasTrying(trouble.isTrying);
  if (user?.email === '') return <NoAddress />;
  if (trouble) return <Trouble trouble={trouble} />;
  if (status === 'pending') return <PendingPlaceholder />;
  if (!wasTrying) return null;
  return (
    <Notice tone="success" live>
      {messageFrom(NOTIFICATION_MESSAGES, 'notifications.reachedAgain')}
    </Notice>
  );
}

function Trouble({ trouble }: { trouble: MailTrouble }) {
  const { since, address, triedAddress, isTrying } = trouble;
  const sending = useSendMailAgain();
  return (
    <Notice tone="warning" title="We could not reach you by email">
      <Stack gap={2}>
        <p>
          Email to <strong>{triedAddress}</strong> has not arrived since {formatDay(since, viewerTimeZone())}. Nothing
          is lost: your visits and your record are as they were, and what we wrote to you about is on your pages here.
        </p>
        {address !== triedAddress && address !== '' && (
          <p>
            Email now goes to <strong>{address}</strong>. Send it again to see whether it arrives there.
          </p>
        )}
        {sending.error !== null && (
          <Notice tone="danger" live>
            <FailureText error={sending.error} />
          </Notice>
        )}
        <div role="status">{isTrying && messageFrom(NOTIFICATION_MESSAGES, 'notifications.tryingAgain')}</div>
        <Cluster>
          <Button busy={sending.isRunning || isTrying} busyLabel="Sending it again" onClick={() => void sending.run()}>
            Send it again
          </Button>
          <LinkButton to={ACCOUNT_PATHS.security} variant="line">
            Check my address
          </LinkButton>
        </Cluster>
      </Stack>
    </Notice>
  );
}
