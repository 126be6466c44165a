import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Card } from '@telehealth/ui/layout/card';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { useId } from 'react';
import { decideReadiness, type ReadinessItem } from './decide-readiness';
import styles from './visit.module.css';

interface ReadinessProps {
  details: VisitDetails;
  /** The patient gets links to what is missing; the other side only reads. */
  leads: boolean;
}

export function Readiness({ details, leads }: ReadinessProps) {
  const id = useId();
  const items = decideReadiness(details, viewerTimeZone());
  const ready = items.filter(({ isReady }) => isReady).length;
  const isAll = ready === items.length;
  return (
    <Card title={leads ? 'Are you ready?' : 'Is the patient ready?'}>
      <div className={styles.meter}>
        <label htmlFor={id}>{isAll ? 'Everything is ready' : `${ready} of ${items.length} ready`}</label>
        <progress id={id} max={items.length} value={ready} />
      </div>
      <ul className={styles.checks}>
        {items.map((item) => (
          <Check key={item.id} item={item} leads={leads} />
        ))}
      </ul>
      <p className="small soft">
        Nothing here keeps {leads ? 'you' : 'the patient'} from coming. It only saves time in the visit.
      </p>
    </Card>
  );
}

function Check({ item, leads }: { item: ReadinessItem; leads: boolean }) {
  const { label, isReady, note, href } = item;
  return (
    <li className={styles.check} data-ready={isReady || undefined}>
      <span className={styles.sign}>{isReady && <Icon path={icons.check} size={16} />}</span>
      <span>
        {leads && href !== null ? <Link to={href}>{label}</Link> : <span>{label}</span>}
        <span className="visually-hidden">{isReady ? ', ready' : ', open'}</span>
        <span className={`small soft ${styles.note}`}>{note}</span>
      </span>
    </li>
  );
}
