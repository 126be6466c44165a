import { SentSymptomCheck } from '@telehealth/care/visits/sent-symptom-check';
import { errorText } from '@telehealth/contracts/messages';
import { type AttachedTriage, useReadTriage } from '@telehealth/data/visits/audited-reads.mutations';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import styles from './visit-facts.module.css';

/** The symptom checker's result, opened on request: a specialist's read is recorded in the patient's access log. */
export function ReadTriage({ appointmentId, isPatient }: { appointmentId: string; isPatient: boolean }) {
  const triage = useReadTriage();
  return (
    <>
      <h3 className={styles.part}>Symptom check</h3>
      {triage.result === null ? (
        <>
          <p className="small soft">
            A result was attached to this visit. {!isPatient && 'Opening it is written into the patient’s access log.'}
          </p>
          <p>
            <Button variant="line" size="s" busy={triage.isRunning} onClick={() => void triage.run({ appointmentId })}>
              Open the result
            </Button>
          </p>
        </>
      ) : (
        triage.result.map((found) =>
          found.check === null ? (
            <ReviewedResult key={found.sessionId} {...found} />
          ) : (
            <SentSymptomCheck key={found.sessionId} check={found.check} isOwn={isPatient} />
          ),
        )
      )}
      <div role="status">{triage.error !== null && <Notice tone="warning">{errorText(triage.error)}</Notice>}</div>
    </>
  );
}

/** A result of rules that the database knows. */
function ReviewedResult({ level, texts }: AttachedTriage) {
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
