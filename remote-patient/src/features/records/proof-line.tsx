import type { OwnEntry } from '@telehealth/data/records/own-record.schema';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import styles from './records.module.css';
import { sourceOf } from './words';

/** An entry's source: a tick for a clinician, a person for the patient. */
export function ProofLine({ entry, me }: { entry: OwnEntry; me: string }) {
  const { isConfirmed, text } = sourceOf(entry, me);
  return (
    <span className={isConfirmed ? styles.confirmed : styles.said}>
      <Icon path={isConfirmed ? icons.check : icons.person} size={15} />
      {text}
    </span>
  );
}
