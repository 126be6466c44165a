import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { type EmergencyCounts, useEmergencyCounts } from '../../../data/access/emergency';
import styles from './emergency.module.css';

/** States the consequences of emergency access beforehand. */
export function Consequences({ name }: { name: string }) {
  const { data } = useEmergencyCounts();
  return (
    <ul className={styles.consequences}>
      <li>
        <Icon path={icons.clock} size={20} />
        <span>
          All parts, to read only, for <b>60 minutes</b>. You can close it earlier.
        </span>
      </li>
      <li>
        <Icon path={icons.mail} size={20} />
        <span>
          {name} is told at once: your name, your reason and the time. If they named somebody to call in an emergency,
          you see the number and note whether you reached them.
        </span>
      </li>
      <li>
        <Icon path={icons.check} size={20} />
        <span>
          An operator reviews it within 72 hours. {name} reads the result and may dispute it.
          {data !== undefined && ` ${countsText(data)}`}
        </span>
      </li>
    </ul>
  );
}

function countsText({ lastYear, justified, notJustified, waiting }: EmergencyCounts): string {
  if (lastYear === 0) return 'You have not done this in the last 12 months.';
  const times = lastYear === 1 ? 'once' : `${lastYear} times`;
  return `You have done this ${times} in the last 12 months. Of all yours ${justified} found justified, ${notJustified} not justified, ${waiting} waiting.`;
}
