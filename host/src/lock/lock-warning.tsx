import { fromDevice } from '@telehealth/contracts/clock';
import { messageFrom } from '@telehealth/contracts/message-from';
import { LOCK_MESSAGES } from '@telehealth/contracts/messages/lock';
import { Button } from '@telehealth/ui/parts/button';
import { Countdown } from '@telehealth/ui/parts/countdown';
import * as icons from '@telehealth/ui/parts/icons';
import { announce } from '../shell/announcer';
import { lockStore } from './lock-store';
import { SessionNotice } from './session-notice';

/** Warns that the pages are about to be covered. It takes no focus, because a key press already proves activity. */
export function LockWarning({ endsAt }: { endsAt: number }) {
  const stay = () => {
    lockStore.getState().keeper?.active('press');
    announce(messageFrom(LOCK_MESSAGES, 'lock.stayed'));
  };
  return (
    <SessionNotice
      label="Are you still there?"
      icon={icons.clock}
      actions={<Button onClick={stay}>I am still here</Button>}
    >
      <h2>Are you still there?</h2>
      <p>{messageFrom(LOCK_MESSAGES, 'lock.warning')}</p>
      <Countdown until={fromDevice(endsAt)} label="Hidden in" />
    </SessionNotice>
  );
}
