import { errorText } from '@telehealth/contracts';
import { type TriageLook, useLookAtTriage } from '@telehealth/data/visits/visit-looks.mutations';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { SentSymptomCheck } from '@telehealth/visits/sent-symptom-check';
import styles from './consultation.module.css';

/** The result of the symptom checker, opened on purpose: a specialist's look is written into the patient's access log. */
export function LookAtTriage({ appointmentId, isPatient }: { appointmentId: string; isPatient: boolean }) {
  const look = useLookAtTriage();
  return (
    <>
      <h3 className={styles.part}>Symptom check</h3>
      {look.result === null ? (
        <>
          <p className="small soft">
            A result was attached to this visit. {!isPatient && 'Opening it is written into the patient’s access log.'}
          </p>
          <p>
            <Button variant="line" size="s" busy={look.isRunning} onClick={() => void look.run({ appointmentId })}>
              Open the result
            </Button>
          </p>
        </>
      ) : (
        look.result.map((found) =>
          found.check === null ? (
            <ReviewedResult key={found.sessionId} {...found} />
          ) : (
            <SentSymptomCheck key={found.sessionId} check={found.check} isOwn={isPatient} />
          ),
        )
      )}
      <div role="status">{look.error !== null && <Notice tone="warning">{errorText(look.error)}</Notice>}</div>
    </>
  );
}

/** By rules that the database has. */
function ReviewedResult({ level, texts }: TriageLook) {
  return (
    <div>
      <p>
        <strong>Urgency level {level} of 5</strong>, 1 is the most urgent.
      </p>
      <ul className={styles.questions}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
