import { ageText, dayKey, formatPlainDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { Icon } from '@telehealth/ui/parts/icon';
import { useConfirmIdentity } from '../../data/visits/running-visit.mutations';
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
      <Button variant="quiet" size="s" icon="phone" onClick={() => onOpen('ring')}>
        {details.room?.ring?.phone ?? 'Ring them'}
      </Button>
      <button type="button" className={styles.help} onClick={() => onOpen('help')}>
        <Icon name="emergency" size={18} />
        Send help
      </button>
    </section>
  );
}

/** The expected answer: name, date of birth with age, and who comes along, or else who booked for them. */
function identityText({ visit, patientName, patientBorn, bookedByName, companion }: VisitDetails): string {
  const born =
    patientBorn === null
      ? 'birth date not known here'
      : `born ${formatPlainDate(patientBorn)}, ${ageText(patientBorn, dayKey(visit.startsAt, viewerTimeZone()))}`;
  return `${patientName}, ${born}${companion === '' ? (bookedByName === null ? '' : `, booked by ${bookedByName}`) : `, with ${companion}`}.`;
}

/** Asks the practice to confirm the patient's identity; stays until it is confirmed. */
export function IdentityStrip({ details }: { details: VisitDetails }) {
  const confirming = useConfirmIdentity();
  if (details.room === null || details.room.identityConfirmedAt !== null) return null;
  return (
    <section className={styles.identity} aria-label="Who the patient is">
      <Icon name="person" />
      <span className={styles.identityText}>
        <b>{identityText(details)}</b> Ask for full name and birth date, and whether the place and the number below are
        right.
      </span>
      <Button
        variant="line"
        size="s"
        busy={confirming.isRunning}
        onClick={() => void confirming.run({ appointmentId: details.visit.id })}
      >
        It is {details.patientName}
      </Button>
      <div role="status">
        {confirming.error !== null && <Notice tone="warning">{errorText(confirming.error)}</Notice>}
      </div>
    </section>
  );
}
