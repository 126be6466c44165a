import { errorText, message } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import { type ReviewedPart, useReviewMedicine } from '@telehealth/data/chart/medicine-reviews.mutations';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Field } from '@telehealth/ui/parts/field';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { useRef, useState } from 'react';
import type { ListedMedicine } from '../record/medicine-lines';
import styles from './medicine-list.module.css';

const PARTS = [
  ['label', 'What is it called?', LIMITS.listEntry.max],
  ['dose', 'How much at a time?', LIMITS.listEntry.max],
  ['frequency', 'How often?', LIMITS.listEntry.max],
] as const;
const NONE = { label: '', dose: '', frequency: '' };

/** Writes down how a medicine is taken now. What was prescribed stays as it was issued; the words stand beside it. */
export function ChangeMedicine({
  medicine: { line, name, said },
  part: where,
  onClose,
}: {
  medicine: ListedMedicine;
  part: ReviewedPart;
  onClose: () => void;
}) {
  const [key] = useState(() => crypto.randomUUID());
  const [becomes, setBecomes] = useState(said ?? NONE);
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const changing = useReviewMedicine(where);
  const { notify } = useHostServices();
  const isMissing = said === null ? words.trim() === '' : becomes.label.trim() === '';
  const save = async () => {
    setTried(true);
    if (isMissing) {
      form.current?.querySelector('input')?.focus();
      return;
    }
    const change = {
      line,
      says: 'changed',
      key,
      words: words.trim(),
      becomes: said === null ? null : becomes,
    } as const;
    if (!(await changing.run(change)).ok) return;
    notify('chart.medicineChanged');
    onClose();
  };
  const problem = isTried && isMissing;
  return (
    <Dialog
      open
      onClose={changing.isRunning ? () => undefined : onClose}
      title={`How is ${name} taken now?`}
      description="It stands in the record under your name, and the patient is told. You and the patient can take it back."
      size="s"
      actions={
        <>
          <Button variant="line" onClick={onClose} disabled={changing.isRunning}>
            Not now
          </Button>
          <Button busy={changing.isRunning} busyLabel="Saving" onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <div ref={form} className={styles.fields}>
        {changing.error !== null && (
          <Notice tone="danger" title="It was not changed" live>
            {errorText(changing.error)}
          </Notice>
        )}
        {said === null ? (
          <Field
            label="How it is taken now"
            hint="For example: half a tablet at night"
            required
            error={problem ? message('chart.howTakenRequired') : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                maxLength={LIMITS.entryNote.max}
                value={words}
                onChange={(event) => setWords(event.currentTarget.value)}
              />
            )}
          </Field>
        ) : (
          PARTS.map(([part, label, longest]) => (
            <Field
              key={part}
              label={label}
              optional={part !== 'label'}
              error={problem && part === 'label' ? message('chart.labelRequired') : undefined}
            >
              {(control) => (
                <TextInput
                  {...control}
                  maxLength={longest}
                  value={becomes[part]}
                  onChange={(event) => setBecomes({ ...becomes, [part]: event.currentTarget.value })}
                />
              )}
            </Field>
          ))
        )}
      </div>
    </Dialog>
  );
}
