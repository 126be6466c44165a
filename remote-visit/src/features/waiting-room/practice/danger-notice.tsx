import { EMERGENCY_LEVEL } from '@telehealth/clinical/emergency-level';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import styles from '../waiting-room.module.css';

/** A worse patient's answers to the danger signs, announced at once in an emergency. */
export function DangerNotice({ details }: { details: VisitDetails }) {
  const danger = details.intake?.danger ?? null;
  const isUrgent = danger !== null && danger.level <= EMERGENCY_LEVEL;
  return (
    <div aria-live="assertive">
      {isUrgent && (
        <section className={styles.danger} aria-label="Danger signs">
          <h2>{details.patientName} is worse, with a danger sign</h2>
          <ul className={styles.list}>
            {danger.signs.map(({ id, says, answer }) => (
              <li key={id}>
                {says}
                {answer === 'unsure' && ' (not sure)'}
              </li>
            ))}
          </ul>
          <p className="small">
            Urgency {danger.level} of 5, 1 is the most urgent: worked out on the patient’s own device by rules that no
            clinician has reviewed. They were told to call 112 or to go to an emergency centre. Ring them, or begin now.
          </p>
        </section>
      )}
    </div>
  );
}
