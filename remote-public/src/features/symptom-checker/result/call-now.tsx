import { EMERGENCY_NUMBERS } from '@telehealth/clinical/emergency-numbers';
import { Icon } from '@telehealth/ui/parts/icon';
import styles from './result.module.css';

/** Whom to call, one press each. In a crisis the line that listens comes first. */
export function CallNow({ isCrisis }: { isCrisis: boolean }) {
  const numbers = EMERGENCY_NUMBERS.filter(({ route }) => route === 'medical' || isCrisis);
  if (isCrisis) numbers.sort((a, b) => Number(b.route === 'crisis') - Number(a.route === 'crisis'));
  return (
    <ul className={styles.numbers}>
      {numbers.map(({ id, tel, number, label }) => (
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
