import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Button } from '@telehealth/ui/parts/button';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import styles from './place-line.module.css';
import { RoomIcon } from './room-icon';
import type { CallActions } from './use-call-actions';

interface PlaceLineProps {
  details: VisitDetails;
  onOpen: CallActions['open'];
}

/** Always visible to the specialist: the patient's location, phone number, and the button to send help there. */
export function PlaceLine({ details, onOpen }: PlaceLineProps) {
  const place = details.room?.place ?? null;
  return (
    <section className={styles.place} aria-label="Where the patient is">
      <span className={styles.where}>
        <RoomIcon name="pin" />
        <b>{place?.location ?? 'Where the patient is was not said. Ask now.'}</b>
      </span>
      <Button variant="quiet" size="s" icon={icons.phone} onClick={() => onOpen('ring')}>
        {details.room?.ring?.phone ?? 'Ring them'}
      </Button>
      <button type="button" className={styles.help} onClick={() => onOpen('help')}>
        <Icon path={icons.emergency} size={18} />
        Send help
      </button>
    </section>
  );
}
