import { messageFrom } from '@telehealth/contracts/message-from';
import { ARRIVAL_MESSAGES } from '@telehealth/contracts/messages/arrival';
import { useRouteError } from '@telehealth/contracts/router';
import { ErrorPanel } from '@telehealth/ui/feedback/error-panel';
import { useEffect } from 'react';
import { EmergencyStrip } from '../shell/emergency-strip';
import { StatePage } from '../shell/state-page';
import { nameTab } from '../shell/tab-title';

const TITLE = 'Unexpected application error';

/** Shown when routing fails. Uses as little of the application as possible, with plain links. */
export function UnexpectedErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    nameTab(TITLE);
    reportError(error);
  }, [error]);
  return (
    <>
      <EmergencyStrip />
      <main id="main">
        <StatePage title={TITLE}>
          <ErrorPanel
            title="This page could not be opened"
            what={messageFrom(ARRIVAL_MESSAGES, 'app.unexpected')}
            onRetry={() => window.location.reload()}
          />
          <a href="/">Go to the home page</a>
        </StatePage>
      </main>
    </>
  );
}
