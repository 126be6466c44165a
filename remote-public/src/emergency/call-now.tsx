import { numbersFor } from '@telehealth/clinical/emergency-numbers';
import type { Reason } from '@telehealth/triage/check';
import { CallButton } from '@telehealth/ui/parts/call-button';
import { useSay } from '../languages/say';
import styles from './call-now.module.css';

/** Emergency numbers as links. In a mental-health crisis the counselling line comes first. */
export function CallNow({ reasons }: { reasons: readonly Reason[] }) {
  const say = useSay();
  return (
    <ul className={styles.numbers}>
      {numbersFor(reasons).map(({ id, tel, number, label }) => (
        <li key={id}>
          <CallButton size="l" tel={tel} number={number} />
          <span className="small">{say(label)}</span>
        </li>
      ))}
    </ul>
  );
}
