import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import type { OpenEmergency as Emergency } from '@telehealth/data/chart/chart.schema';
import { LookScreenContext } from '@telehealth/data/chart/look-screen';
import { useReadEmergencyContact } from '@telehealth/data/visits/audited-reads.mutations';
import { Button } from '@telehealth/ui/parts/button';
import { Countdown } from '@telehealth/ui/parts/countdown';
import * as icons from '@telehealth/ui/parts/icons';
import { PhoneNumber } from '@telehealth/ui/parts/phone-number';
import { useEndEmergency, useNoteContact } from '../../../data/access/emergency';
import styles from './emergency.module.css';

interface EmergencyBannerProps {
  emergency: Emergency;
  patientId: string;
  name: string;
}

/** A banner over a record opened by emergency access: the time left, a button to close it, and the emergency contact. */
export function EmergencyBanner({ emergency, patientId, name }: EmergencyBannerProps) {
  const ending = useEndEmergency();
  const { notify } = useHostServices();
  const end = async () => {
    if ((await ending.run(emergency.id)).ok) notify('access.emergencyClosed');
  };
  return (
    <section className={styles.open} aria-label="Emergency access">
      <div className={styles.line}>
        <Countdown until={emergency.expiresAt} label="Emergency access, to read only, for" />
        <Button variant="line" size="s" busy={ending.isRunning} onClick={() => void end()}>
          Close it now
        </Button>
      </div>
      <p className="small">
        {name} is told that you opened it and why. An operator checks it. Their log shows each part you open.
      </p>
      <p role="status">{ending.error !== null && errorText(ending.error)}</p>
      <LookScreenContext value="emergency">
        <ContactToCall emergency={emergency} patientId={patientId} name={name} />
      </LookScreenContext>
    </section>
  );
}

function ContactToCall({ emergency: { id, contactState }, patientId, name }: EmergencyBannerProps) {
  const reading = useReadEmergencyContact();
  const noting = useNoteContact();
  const { notify } = useHostServices();
  if (contactState === 'none') return <p className="small">{name} named nobody to call in an emergency.</p>;
  if (contactState === 'told') return <p className="small">You reached the person to call in an emergency.</p>;
  const note = async (isReached: boolean) => {
    if ((await noting.run({ id, isReached })).ok) notify('access.contactNoted');
  };
  const contact = reading.result?.contact ?? null;
  if (contact === null) {
    return (
      <div className={styles.line}>
        <span>
          {contactState === 'to_call'
            ? 'Ring the person they named for emergencies.'
            : 'You did not reach the person to call yet.'}
        </span>
        <Button
          variant="line"
          size="s"
          icon={icons.phone}
          busy={reading.isRunning}
          onClick={() => void reading.run({ patientId })}
        >
          Show the number
        </Button>
        <span role="status">{reading.error !== null && errorText(reading.error)}</span>
      </div>
    );
  }
  return (
    <div className={styles.line}>
      <span>
        {contact.name}, {contact.relationship}: <PhoneNumber {...contact} />
      </span>
      <Button variant="line" size="s" busy={noting.isRunning} onClick={() => void note(true)}>
        I reached them
      </Button>
      {contactState === 'to_call' && (
        <Button variant="line" size="s" disabled={noting.isRunning} onClick={() => void note(false)}>
          I did not reach them
        </Button>
      )}
      <span role="status">{noting.error !== null && errorText(noting.error)}</span>
    </div>
  );
}
