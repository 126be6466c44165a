import { formatTime, listWords, viewerTimeZone, zoneName } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { dayText } from '@telehealth/ui/parts/time';
import type { PublicFacts } from '../../data/facts/public-facts';
import styles from './landing.module.css';

/** The next opening of all specialists; until it is known, and if it cannot be, a link to all openings. */
export function FirstOpening({ first }: { first: PublicFacts['first'] | undefined }) {
  return (
    <p className={`${styles.note} ${styles.opening}`}>
      {first ? (
        <Opening first={first} />
      ) : (
        <Link to={pathTo('findSpecialist')}>
          {first === null ? 'Nobody is free in the next 14 days: see who to wait for' : 'See who is free next'}
        </Link>
      )}
    </p>
  );
}

function Opening({ first }: { first: NonNullable<PublicFacts['first']> }) {
  const zone = viewerTimeZone();
  const { at, specialistId, visitTypeId, name, languages } = first;
  const day = dayText(at, zone);
  return (
    <>
      First opening{' '}
      <Link to={pathTo('bookConsultation', {}, { specialist: specialistId, visit: visitTypeId, at: at.toISOString() })}>
        {/^(Today|Tomorrow)$/.test(day) ? day.toLowerCase() : day} <b>{formatTime(at, zone)}</b>
      </Link>
      , {zoneName(zone)}, with {name}, {listWords(languages)}
    </>
  );
}
