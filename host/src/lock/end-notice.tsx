import { useClerk } from '@clerk/react';
import { fromDevice } from '@telehealth/contracts/clock';
import { formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { messageFrom } from '@telehealth/contracts/message-from';
import { LOCK_MESSAGES } from '@telehealth/contracts/messages/lock';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { useState } from 'react';
import { endIdentity } from './end-identity';
import type { EndNear } from './lock-store';
import { SessionNotice } from './session-notice';

const HOUR_MS = 3_600_000;

/** Announces twice that the session will end, regardless of activity. */
export function EndNotice({ times, endsAt, lastsMs }: EndNear) {
  const clerk = useClerk();
  const [isPutAside, setIsPutAside] = useState(false);
  if (isPutAside) return null;
  const values = {
    hours: String(Math.round(lastsMs / HOUR_MS)),
    time: formatTime(fromDevice(endsAt), viewerTimeZone()),
  };
  const title = times > 1 ? 'You are signed out in two minutes' : 'Your sign-in ends soon';
  return (
    <SessionNotice
      label={title}
      icon={icons.info}
      actions={
        <>
          <Button variant="line" onClick={() => setIsPutAside(true)}>
            Not yet
          </Button>
          <Button onClick={() => void endIdentity(clerk, 'limit')}>Sign in again now</Button>
        </>
      }
    >
      <h2>{title}</h2>
      <p>{messageFrom(LOCK_MESSAGES, 'session.endsSoon', values)}</p>
      <p className="soft">{messageFrom(LOCK_MESSAGES, 'session.signInAgainLoses')}</p>
    </SessionNotice>
  );
}
