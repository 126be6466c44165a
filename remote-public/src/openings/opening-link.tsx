import { formatTime, zoneName } from '@telehealth/contracts/formatting';
import { pathTo } from '@telehealth/contracts/routes';
import { dayText } from '@telehealth/ui/parts/time';
import { CardLink } from './card-link';
import styles from './opening-link.module.css';

interface OpeningLinkProps {
  at: Date;
  zone: string;
  name: string;
  search: Readonly<Record<string, string | undefined>>;
}

export function OpeningLink({ at, zone, name, search }: OpeningLinkProps) {
  return (
    <CardLink className={styles.opening} to={pathTo('bookConsultation', {}, { ...search, at: at.toISOString() })}>
      <span className={styles.day}>{dayText(at, zone)}</span> <b>{formatTime(at, zone)}</b>
      <span className="visually-hidden">
        , {zoneName(zone)}, with {name}
      </span>
    </CardLink>
  );
}
