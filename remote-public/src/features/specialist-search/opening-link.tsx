import { formatTime, pathTo, zoneName } from '@telehealth/contracts';
import { Link } from '@telehealth/contracts/router';
import { dayText } from '@telehealth/ui/parts/time';
import styles from './specialist-search.module.css';

interface OpeningLinkProps {
  at: Date;
  zone: string;
  name: string;
  search: Readonly<Record<string, string | undefined>>;
}

/** One free time; choosing it opens the booking with everything filled in that is known. */
export function OpeningLink({ at, zone, name, search }: OpeningLinkProps) {
  return (
    <Link className={styles.opening} to={pathTo('bookConsultation', {}, { ...search, at: at.toISOString() })}>
      <span className={styles.openingDay}>{dayText(at, zone)}</span> <b>{formatTime(at, zone)}</b>
      <span className="visually-hidden">
        , {zoneName(zone)}, with {name}
      </span>
    </Link>
  );
}
