import { useServerNow } from '@telehealth/data/clock/use-server-now';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { DotRing } from '@telehealth/ui/parts/dot-ring';
import { useEffect } from 'react';
import styles from './clock-badge.module.css';
import { RoomIcon } from './room-icon';
import { clockText, readClock, sayTime } from './visit-clock';

interface ClockBadgeProps {
  details: VisitDetails;
  /** Receives each text about the time once, to announce it. */
  onSay: (text: string) => void;
}

/** More dots would be too small to see. */
const MOST_DOTS = 60;

/** Duration of the visit from the database, with a dot per minute. It stops while the call is interrupted. */
export function ClockBadge({ details, onSay }: ClockBadgeProps) {
  const { now } = useServerNow(1_000);
  const clock = readClock(details, now);
  const { minutes } = details.visit;
  const said = clock === null ? '' : sayTime(clock.seconds, minutes);
  useEffect(() => onSay(said), [said, onSay]);
  if (clock === null) return null;
  return (
    <div className={`${styles.badge} ${clock.isPaused ? styles.paused : ''}`} role="timer" aria-live="off">
      <span className={styles.ring}>
        <DotRing
          count={Math.min(minutes, MOST_DOTS)}
          on={Math.floor((clock.seconds / 60) * Math.min(1, MOST_DOTS / minutes))}
        />
        {clock.isPaused && <RoomIcon name="pause" size={14} />}
      </span>
      <span>
        <b className={styles.time}>{clockText(clock.seconds)}</b>{' '}
        <span className={styles.of}>
          {clock.isPaused ? (
            <>
              paused<span className={styles.rest}> while the connection is down</span>
            </>
          ) : (
            `of ${minutes} minutes`
          )}
        </span>
      </span>
    </div>
  );
}
