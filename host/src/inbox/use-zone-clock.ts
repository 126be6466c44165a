import { now } from '@telehealth/contracts/clock';
import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { useBackendState, useIdentity } from '@telehealth/contracts/session';
import { useBackend } from '@telehealth/data/client/use-backend';
import { watchTimeZone } from '@telehealth/data/clock/viewer-zone';
import { useEffect, useSyncExternalStore } from 'react';
import { isWriting } from './is-writing';
import { whenIdle } from './when-idle';
import { knowsZoneClock, learnZoneClock } from './zone-clocks';

/**
 * Has the database tell the clock of the zone that times are shown in, once in a while: screens then say the times that mails
 * say, whatever table of time zones the browser has.
 * @param onChange called when times on this page are written differently from now on
 */
export function useZoneClock(onChange: () => void): void {
  const backend = useBackend();
  const zone = useSyncExternalStore(watchTimeZone, viewerTimeZone, viewerTimeZone);
  // Nothing is asked before it is known who asks; somebody who is not signed in asks as nobody.
  const isComing = [useIdentity().status === 'loading', useBackendState().status === 'connecting'].includes(true);
  useEffect(() => {
    if (isComing || knowsZoneClock(zone, now())) return;
    return whenIdle(() => {
      learnZoneClock(backend, zone).then(
        (isDifferent) => {
          if (isDifferent && !isWriting()) onChange();
        },
        // The table of the device goes on being read, and the next page asks again.
        () => undefined,
      );
    });
  }, [backend, zone, isComing, onChange]);
}
