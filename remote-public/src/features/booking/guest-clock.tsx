import { formatTime } from '@telehealth/contracts/formatting';
import { useServerClock } from '@telehealth/data/clock/server-time';
import { Countdown } from '@telehealth/ui/parts/countdown';
import { useViewerZone } from '../../openings/use-viewer-zone';
import styles from './booking.module.css';
import type { GuestHold, GuestHoldControl } from './use-guest-hold';

/** Until when a guest's chosen time is held, by the server's clock. */
export function GuestClock({ guest }: { guest: GuestHoldControl }) {
  return guest.current === null ? null : <RunningClock hold={guest.current} onEnd={guest.end} />;
}

function RunningClock({ hold, onEnd }: { hold: GuestHold; onEnd: () => void }) {
  const { isKnown } = useServerClock();
  const zone = useViewerZone();
  const label = `Held for you until ${formatTime(hold.until, zone)}`;
  return (
    <div className={styles.clock}>
      {isKnown ? <Countdown until={hold.until} label={label} onEnd={onEnd} /> : <p>{label}</p>}
    </div>
  );
}
