import { fromDevice, LOCK_MESSAGES, messageFrom } from '@telehealth/contracts';
import { Button } from '@telehealth/ui/parts/button';
import { Countdown } from '@telehealth/ui/parts/countdown';
import { announce } from '../shell/announcer';
import { lockStore } from './lock-store';
import { SessionNotice } from './session-notice';

/** Says that the pages are about to be hidden. Takes no focus: whoever is typing is here, and the key itself says so. */
export function LockWarning({ endsAt }: { endsAt: number }) {
  const stay = () => {
    lockStore.getState().keeper?.active('press');
    announce(messageFrom(LOCK_MESSAGES, 'lock.stayed'));
  };
  return (
    <SessionNotice label="Are you still there?" icon="clock" actions={<Button onClick={stay}>I am still here</Button>}>
      <h2>Are you still there?</h2>
      <p>{messageFrom(LOCK_MESSAGES, 'lock.warning')}</p>
      <Countdown until={fromDevice(endsAt)} label="Hidden in" />
    </SessionNotice>
  );
}
