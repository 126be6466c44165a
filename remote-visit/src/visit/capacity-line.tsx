import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { actingPerson } from '@telehealth/contracts/people';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import styles from './visit.module.css';

/** What was decided of a young person's own agreement, for them and for who held the visit; nothing where nothing was. */
export function CapacityLine({ details: { capacity, side, patientName } }: { details: VisitDetails }) {
  if (capacity === null) return null;
  const isOwn = side === 'patient' && actingPerson() === null;
  const who = isOwn ? 'you' : patientName;
  const what = capacity.understands
    ? `${who} may agree to treatment without a parent`
    : `a parent is needed to agree to ${isOwn ? 'your' : 'the'} treatment`;
  return (
    <p className={styles.capacity}>
      <Icon path={capacity.understands ? icons.check : icons.info} size={18} />
      <span>
        {capacity.byName} decided on {formatShortMoment(capacity.at, viewerTimeZone())} that {what}
        {capacity.reason === '' ? '' : `: ${capacity.reason}`}
      </span>
    </p>
  );
}
