import { numbersFor } from '@telehealth/clinical/emergency-numbers';
import type { Reason } from '@telehealth/triage/check';
import { CallButton } from '@telehealth/ui/parts/call-button';
import { Said } from '../languages/said';
import styles from './call-now.module.css';

/** Emergency numbers as links. In a mental-health crisis the counselling line comes first. */
export function CallNow({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className={styles.numbers}>
      {numbersFor(reasons).map(({ id, tel, number, label }) => (
        <li key={id}>
          <CallButton size="l" tel={tel} number={number} />
          <span className="small">
            <Said>{label}</Said>
          </span>
        </li>
      ))}
    </ul>
  );
}
