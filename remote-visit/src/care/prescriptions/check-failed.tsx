import { errorText, message } from '@telehealth/contracts/messages';
import { useNow } from '@telehealth/data/clock/use-now';
import { useIssuePrescription } from '@telehealth/data/prescribing/issuing.mutations';
import type { OwnPrescription } from '@telehealth/data/prescribing/own-prescription.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { Field } from '@telehealth/ui/parts/field';
import { TextArea } from '@telehealth/ui/parts/inputs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './prescriptions.module.css';

/** Issuing stays shut as long as this while the check is tried again; the database asks for the same. */
const SHUT_MS = 30_000;
/** Each try is a line of the patient's log. */
const TRY_EVERY_MS = 10_000;
const SHORTEST_REASON = 10;

interface CheckFailedProps {
  since: Date;
  saved: Pick<OwnPrescription, 'id' | 'version'>;
  onAgain: () => void;
  /** Tries once more by itself. */
  onTry: () => void;
  onIssued: () => void;
}

/** Looks like no result: nothing counts as checked. It is tried for 30 seconds; then it may be issued with a reason. */
export function CheckFailed({ since, saved, onAgain, onTry, onIssued }: CheckFailedProps) {
  const now = useNow(1_000);
  const again = useEffectEvent(onTry);
  useEffect(() => {
    const beat = setInterval(() => again(), TRY_EVERY_MS);
    return () => clearInterval(beat);
  }, []);
  const seconds = Math.ceil((since.getTime() + SHUT_MS - now.getTime()) / 1_000);
  return (
    <div className={styles.failed}>
      <p role="status">
        <b>The check did not run.</b> What you wrote is kept. Nothing counts as checked; the allergies above are from
        the record.
      </p>
      <Button variant="line" size="s" onClick={onAgain}>
        Try again
      </Button>
      {seconds > 0 ? (
        <p className="small soft">We keep trying. Issuing without a check stays shut for {seconds} s.</p>
      ) : (
        <IssueUnchecked saved={saved} onIssued={onIssued} />
      )}
    </div>
  );
}

function IssueUnchecked({ saved, onIssued }: Pick<CheckFailedProps, 'saved' | 'onIssued'>) {
  const issuing = useIssuePrescription();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const isShort = reason.trim().length < SHORTEST_REASON;
  const issue = async () => {
    setTried(true);
    if (isShort) {
      field.current?.querySelector('textarea')?.focus();
      return;
    }
    if ((await issuing.run({ ...saved, reason, isUnchecked: true })).ok) onIssued();
  };
  return (
    <div ref={field} className={styles.unchecked}>
      <Field
        label="It still does not run. Why can it not wait?"
        hint="Kept with the prescription, which says that nothing was checked."
        error={isTried && isShort ? message('prescriptions.reasonRequired') : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </Field>
      {issuing.error !== null && (
        <Notice tone="warning" live>
          {errorText(issuing.error)}
        </Notice>
      )}
      <Button variant="line" busy={issuing.isRunning} busyLabel="Issuing" onClick={() => void issue()}>
        Issue without the check
      </Button>
    </div>
  );
}
