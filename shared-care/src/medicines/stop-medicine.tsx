import { errorText, message } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import { type ReviewedPart, useReviewMedicine } from '@telehealth/data/chart/medicine-reviews.mutations';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Field } from '@telehealth/ui/parts/field';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { useRef, useState } from 'react';
import type { ListedMedicine } from '../record/medicine-lines';
import styles from './medicine-list.module.css';

const REASONS = ['Not needed any more', 'Side effect', 'Replaced by another', 'The patient does not take it'].map(
  (label) => ({ value: label, label }),
);
const LEAST = 3;

/** Takes a medicine off what is taken now, with the reason. A script stays as it was issued. */
export function StopMedicine({
  medicine: { line, name },
  part,
  onClose,
}: {
  medicine: ListedMedicine;
  part: ReviewedPart;
  onClose: () => void;
}) {
  const [key] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState('');
  const [more, setMore] = useState('');
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const stopping = useReviewMedicine(part);
  const { notify } = useHostServices();
  const words = [reason, more.trim()].filter((text) => text !== '').join(': ');
  const isMissing = words.length < LEAST;
  const stop = async () => {
    setTried(true);
    if (isMissing) {
      form.current?.querySelector('input')?.focus();
      return;
    }
    if (!(await stopping.run({ line, says: 'stopped', key, words, becomes: null })).ok) return;
    notify('chart.medicineStopped');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={stopping.isRunning ? () => undefined : onClose}
      title={`Stop ${name}?`}
      description={
        line.kind === 'prescribed'
          ? 'It leaves what is taken now, and the patient reads why. The prescription itself stays valid at a pharmacy until who wrote it stops it.'
          : 'It leaves what is taken now, and the patient reads why. You and the patient can take this back.'
      }
      size="s"
      actions={
        <>
          <Button variant="line" onClick={onClose} disabled={stopping.isRunning}>
            Keep it
          </Button>
          <Button variant="danger" busy={stopping.isRunning} busyLabel="Stopping" onClick={() => void stop()}>
            Stop it
          </Button>
        </>
      }
    >
      <div ref={form} className={styles.fields}>
        {stopping.error !== null && (
          <Notice tone="danger" title="It was not stopped" live>
            {errorText(stopping.error)}
          </Notice>
        )}
        <ChipGroup
          type="radio"
          legend="Why?"
          name="stop-reason"
          required
          options={REASONS}
          value={reason}
          onChange={setReason}
          {...(isTried && isMissing && { error: message('chart.stopReasonRequired') })}
        />
        <Field label="Or in your own words" optional>
          {(control) => (
            <TextInput
              {...control}
              maxLength={LIMITS.entryNote.max - 40}
              value={more}
              onChange={(event) => setMore(event.currentTarget.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
