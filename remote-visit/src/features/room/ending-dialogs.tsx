import { errorText } from '@telehealth/contracts/messages';
import { LIMITS } from '@telehealth/contracts/settings';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Field } from '@telehealth/ui/parts/field';
import { TextArea } from '@telehealth/ui/parts/inputs';
import { useRef, useState } from 'react';
import { type EarlyEnd, useEndEarly, useFinishVisit } from '../../data/visits/running-visit.mutations';
import { useMissingAtEnd } from './missing-at-end';
import styles from './panel.module.css';
import { wrongPersonReason } from './present/wrong-person';

interface EndingProps {
  details: VisitDetails;
  onClose: () => void;
}

/** Ends the visit regularly, after a confirmation that names the consequences and what is missing. */
export function FinishDialog({ details, onClose }: EndingProps) {
  const finishing = useFinishVisit();
  const missing = useMissingAtEnd(details);
  const isFree = details.visit.price.amountMinor === 0;
  const finish = async () => {
    const outcome = await finishing.run({ appointmentId: details.visit.id });
    if (outcome.ok) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Finish the visit?"
      size="s"
      role="alertdialog"
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Go on with the visit
          </Button>
          <Button busy={finishing.isRunning} onClick={() => void finish()}>
            Finish visit
          </Button>
        </>
      }
    >
      <p>
        It ends for both of you{isFree ? '' : ', and the payment is taken'}. The page goes over to what follows: your
        note to sign, the plan for {details.patientName}, and the chat, which stays open for a while.
      </p>
      {missing.length > 0 && (
        <Notice tone="warning" title="Still missing">
          <ul className={styles.list}>
            {missing.map((line) => (
              <li key={line} className={styles.item}>
                {line}
              </li>
            ))}
          </ul>
          Note and plan can be written afterwards as well.
        </Notice>
      )}
      <div role="status">
        {finishing.error !== null && <Notice tone="warning">{errorText(finishing.error)}</Notice>}
      </div>
    </Dialog>
  );
}

const EARLY: Readonly<Record<EarlyEnd['how'], { title: string; follows: string; hint: string; confirm: string }>> = {
  giveUp: {
    title: 'Give up this visit?',
    follows: 'It ends for both of you. The patient gets everything back and is told at once.',
    hint: 'The patient reads this, e.g. “We could not connect; please book again.”',
    confirm: 'Give up the visit',
  },
  wrongPerson: {
    title: 'End it because it is somebody else?',
    follows:
      'It ends for both of you. The patient’s side gets everything back, is told at once, and can book for whoever is to be seen.',
    hint: 'The patient’s side reads this.',
    confirm: 'End the visit',
  },
  handOver: {
    title: 'Hand over to the emergency services?',
    follows:
      'It ends for both of you. The patient sees that help was called and the numbers to ring. Call the emergency services first.',
    hint: 'The patient reads this, e.g. “An ambulance is on its way to you; stay where you are.”',
    confirm: 'Hand over and end',
  },
};

/** Ends the visit early with a reason, which the patient reads. */
export function EarlyEndDialog({ details, how, onClose }: EndingProps & { how: EarlyEnd['how'] }) {
  const ending = useEndEarly();
  const [reason, setReason] = useState(() => (how === 'wrongPerson' ? wrongPersonReason(details) : ''));
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const words = EARLY[how];
  const end = async () => {
    if (reason.trim() === '') {
      setProblem(errorText({ id: 'consultation.reasonRequired' }));
      return field.current?.focus();
    }
    const outcome = await ending.run({ appointmentId: details.visit.id, how, reason });
    if (outcome.ok) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      role="alertdialog"
      description={words.follows}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Go on with the visit
          </Button>
          <Button variant="danger" busy={ending.isRunning} onClick={() => void end()}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Field label="Why" hint={words.hint} error={problem} required>
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            value={reason}
            maxLength={LIMITS.closingReason.max}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <div role="status">{ending.error !== null && <Notice tone="warning">{errorText(ending.error)}</Notice>}</div>
    </Dialog>
  );
}
