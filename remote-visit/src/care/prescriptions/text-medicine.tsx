import type { DraftItem } from '@telehealth/data/prescribing/own-prescription.schema';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import type { FoundMedicine } from '../../data/prescribing/medicines.queries';
import { MedicineBox } from './medicine-box';
import styles from './prescriptions.module.css';

interface TextMedicineProps {
  item: DraftItem;
  problem: string | undefined;
  /** A recorded allergy against the medicine typed so far. */
  conflict: string | null;
  onType: (medicine: string) => void;
  onPick: (found: FoundMedicine) => void;
}

/** The name of a medicine: searched in the catalogue; what is not chosen stays as text, in amber. */
export function TextMedicine({ item, problem, conflict, onType, onPick }: TextMedicineProps) {
  const speaksAgainst =
    conflict === null ? undefined : `“${conflict}” is a recorded allergy. Please look at another medicine`;
  return (
    <div className={conflict === null ? undefined : styles.against}>
      <MedicineBox value={item.medicine} error={problem ?? speaksAgainst} onType={onType} onPick={onPick} />
      {item.medicine.trim().length > 2 && (
        <p className={styles.asText}>
          <Icon path={icons.info} size={16} />{' '}
          <span>
            {item.named.length === 0
              ? 'Written as text: not in our list, nothing was checked but its words.'
              : 'Written as text: not in our list, checked only by what you named.'}
          </span>
        </p>
      )}
    </div>
  );
}
