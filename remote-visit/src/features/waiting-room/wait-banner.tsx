import { formatTime, viewerTimeZone, zoneName } from '@telehealth/contracts/formatting';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import type { WaitingTime } from '@telehealth/data/visits/waiting-room.queries';
import { useId } from 'react';
import { type Dot, decideWait, dotsOf, type Whereabouts } from './decide-wait';
import styles from './waiting-room.module.css';

interface WaitBannerProps {
  details: VisitDetails;
  /** Null: not loaded, or the request failed. */
  wait: WaitingTime | null;
  now: Date;
}

const WHEREABOUTS: Readonly<Record<Whereabouts, string>> = {
  another: 'With another patient, not away',
  here: 'Here, and will begin the visit',
  away: 'Not here yet',
};

/** Likely start with its basis, one dot per minute, and the specialist's whereabouts. */
export function WaitBanner({ details, wait, now }: WaitBannerProps) {
  const id = useId();
  const { visit, treatedBy } = details;
  const zone = viewerTimeZone();
  const { range, basis, whereabouts } = decideWait({ startsAt: visit.startsAt, now, wait, name: treatedBy, zone });
  const booked = formatTime(visit.startsAt, zone);
  const likely = range && { from: formatTime(range.from, zone), to: formatTime(range.to, zone) };
  return (
    <section className={styles.wait} aria-labelledby={id}>
      <h2 id={id} className={styles.eyebrow}>
        {treatedBy}, booked for {booked}, {zoneName(zone)}
      </h2>
      <div>
        <p className={styles.eyebrow}>{likely ? 'Likely start' : 'Booked for'}</p>
        <p className={styles.time}>{likely ? `${likely.from} to ${likely.to}` : booked}</p>
      </div>
      <Dots dots={dotsOf(visit.startsAt, now, range)} />
      <p className={styles.legend} aria-hidden="true">
        <span>booked {booked}</span>
        <span>now {formatTime(now, zone)}</span>
      </p>
      {basis !== '' && <p>{basis}</p>}
      <div role="status">
        {whereabouts !== null && (
          <p className={styles.pill} data-where={whereabouts}>
            {WHEREABOUTS[whereabouts]}
          </p>
        )}
      </div>
    </section>
  );
}

function Dots({ dots }: { dots: readonly Dot[] }) {
  return (
    <div className={styles.dots} aria-hidden="true">
      {dots.map(({ at, isNow, isLikely }) => (
        <span
          key={at.getTime()}
          className={styles.dot}
          data-now={isNow || undefined}
          data-likely={isLikely || undefined}
        />
      ))}
    </div>
  );
}
