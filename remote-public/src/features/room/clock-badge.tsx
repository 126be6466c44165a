import { useServerNow } from '@telehealth/data/clock/use-server-now';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { useEffect } from 'react';
import styles from './clock-badge.module.css';
import { RoomIcon } from './room-icon';
import { clockText, readClock, sayTime } from './visit-clock';

interface ClockBadgeProps {
  details: VisitDetails;
  /** Told what is to be said of the time, once each. */
  onSay: (text: string) => void;
}

/** One dot a minute would be too fine to see for longer visits. */
const MOST_DOTS = 60;

/** How long the visit has run, by the database: a dot a minute, beside the words. It stands still while the call is down. */
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

/** Dots in a circle, one unit each: the only meter of the house, always beside words that say the same. */
function DotRing({ count, on }: { count: number; on: number }) {
  const radius = count > 40 ? 0.9 : 1.35;
  return (
    <svg width="40" height="40" viewBox="-22 -22 44 44" aria-hidden="true">
      {Array.from({ length: count }, (_, dot) => {
        const angle = ((dot + 0.5) / count) * 2 * Math.PI;
        return (
          <circle
            key={dot}
            className={dot < on ? styles.on : styles.dot}
            cx={18.5 * Math.sin(angle)}
            cy={-18.5 * Math.cos(angle)}
            r={radius}
          />
        );
      })}
    </svg>
  );
}
