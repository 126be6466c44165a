import { numbersFor } from '@telehealth/clinical/emergency-numbers';
import type { Reason } from '@telehealth/clinical/triage/questions/describe-result';
import { Icon } from '@telehealth/ui/parts/icon';
import styles from './call-now.module.css';

/** Whom to call, one press each. In a crisis the line that listens comes first. */
export function CallNow({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className={styles.numbers}>
      {numbersFor(reasons).map(({ id, tel, number, label }) => (
        <li key={id}>
          <a className={styles.call} href={`tel:${tel}`}>
            <Icon name="phone" size={20} />
            Call {number}
          </a>
          <span className="small">{label}</span>
        </li>
      ))}
    </ul>
  );
}
