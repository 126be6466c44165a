import { formatTime, listWords, SPECIALTY_LABELS, viewerTimeZone, zoneName } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { useBackendAddress } from '@telehealth/contracts/session';
import { portraitAddress } from '@telehealth/data/profiles/portrait-address';
import { dayText } from '@telehealth/ui/parts/time';
import type { PublicFacts } from '../../data/facts/public-facts';
import styles from './landing.module.css';
import { petalsOf } from './specialty-grid';
import { SpecialtyMark } from './specialty-mark';
import type { FactsControl } from './use-public-facts';

/** Who is free soonest, each a way to book that time; until they are known, and if they cannot be, a link to all openings. */
export function FreeNext({ status, facts }: FactsControl) {
  const zone = viewerTimeZone();
  return (
    <>
      <p className={`${styles.note} ${styles.freeTitle}`}>
        {facts?.soonest.length ? (
          `Free next, ${zoneName(zone)}`
        ) : (
          <Link to={pathTo('findSpecialist')}>
            {facts ? 'Nobody is free in the next 14 days: see who to wait for' : 'See who is free next'}
          </Link>
        )}
      </p>
      <ul className={styles.free} data-state={status}>
        {facts?.soonest.map((one) => (
          <li key={one.specialistId}>
            <Person one={one} zone={zone} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Person({ one, zone }: { one: PublicFacts['soonest'][number]; zone: string }) {
  const { at, specialistId, visitTypeId, name, specialty, languages, portraitAt } = one;
  const src = portraitAddress(useBackendAddress() ?? undefined, specialistId, portraitAt);
  return (
    <Link
      className={styles.person}
      to={pathTo('bookConsultation', {}, { specialist: specialistId, visit: visitTypeId, at: at.toISOString() })}
    >
      <span className={styles.face}>
        <SpecialtyMark petals={petalsOf(specialty)} />
        {src && <img src={src} alt="" />}
      </span>
      <span className={styles.who}>
        <span className={styles.specialtyName}>{name}</span>
        <span className="soft small">
          {SPECIALTY_LABELS[specialty]}
          <span className={styles.spoken}>, {listWords(languages)}</span>
        </span>
      </span>
      <span className={styles.openingAt}>
        {dayText(at, zone)} <b>{formatTime(at, zone)}</b>
      </span>
    </Link>
  );
}
