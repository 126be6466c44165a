import type { OwnEntry } from '@telehealth/data/records/own-record.schema';
import { Icon } from '@telehealth/ui/parts/icon';
import styles from './records.module.css';
import { proofOf } from './words';

/** Who stands behind an entry: a tick where a clinician does, a person where the patient said so. */
export function ProofLine({ entry, me }: { entry: OwnEntry; me: string }) {
  const { isConfirmed, text } = proofOf(entry, me);
  return (
    <span className={isConfirmed ? styles.confirmed : styles.said}>
      <Icon name={isConfirmed ? 'check' : 'person'} size={15} />
      {text}
    </span>
  );
}
