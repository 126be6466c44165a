import { EMERGENCY_NUMBERS } from '@telehealth/clinical/emergency-numbers';
import { errorText } from '@telehealth/contracts/messages';
import { useReadEmergencyContact } from '@telehealth/data/visits/audited-reads.mutations';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { DataList } from '@telehealth/ui/parts/data-list';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { PhoneNumber } from '@telehealth/ui/parts/phone-number';
import styles from './panel.module.css';

interface SendHelpDialogProps {
  details: VisitDetails;
  onClose: () => void;
  /** Ends the visit: the patient is with the emergency services. */
  onHandOver: () => void;
}

/** Emergency help for the patient: whom to call, what to say, and the emergency contact. */
export function SendHelpDialog({ details, onClose, onHandOver }: SendHelpDialogProps) {
  const reading = useReadEmergencyContact();
  const place = details.room?.place ?? null;
  const contact = reading.result?.contact ?? null;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Send help"
      role="alertdialog"
      description="Stay in the call while you ring. Tell them where the patient is."
      actions={
        <Button variant="line" onClick={onHandOver}>
          Hand over and end the visit
        </Button>
      }
    >
      <DataList
        items={[
          { term: 'Patient', detail: details.visit.counterpartName },
          { term: 'Is at', detail: place?.location ?? 'Not said. Ask now.' },
          {
            term: 'Their number',
            detail: place === null ? 'Not said' : <PhoneNumber {...place} />,
          },
        ]}
      />
      <ul className={styles.people}>
        {EMERGENCY_NUMBERS.filter(({ route }) => route === 'medical').map(({ id, tel, number, label }) => (
          <li key={id}>
            <a className={styles.ring} href={`tel:${tel}`}>
              Call {number}
            </a>{' '}
            <span className="small soft">{label}</span>
          </li>
        ))}
      </ul>
      {reading.result === null ? (
        <p>
          <Button
            variant="line"
            size="s"
            busy={reading.isRunning}
            onClick={() => void reading.run({ patientId: details.visit.counterpartId })}
          >
            Show the emergency contact
          </Button>{' '}
          <span className="small soft">Written into the patient’s access log.</span>
        </p>
      ) : contact === null ? (
        <p>The patient named no emergency contact.</p>
      ) : (
        <p>
          {contact.name}, {contact.relationship}: <PhoneNumber {...contact} />
        </p>
      )}
      <div role="status">{reading.error !== null && <Notice tone="warning">{errorText(reading.error)}</Notice>}</div>
    </Dialog>
  );
}
