import { now } from '@telehealth/contracts/clock';
import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText, message } from '@telehealth/contracts/messages';
import {
  DANGER_STEP_WORDS,
  DANGER_STEPS,
  type DangerSeen,
  type DangerStep,
  dangerStepText,
  type SeenDanger,
  useMarkDangerSeen,
} from '@telehealth/data/symptom-checks/danger-seen';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup, type ChipOption } from '@telehealth/ui/parts/chip-group';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Field } from '@telehealth/ui/parts/field';
import { TextArea } from '@telehealth/ui/parts/inputs';
import { useRef, useState } from 'react';
import styles from './dangers-to-see.module.css';

/** The database's maximum length. */
const WORDS_MAX = 500;

const STEPS: readonly ChipOption<DangerStep>[] = DANGER_STEPS.map((value) => ({
  value,
  label: value === 'no_action' ? 'No action needed, because …' : DANGER_STEP_WORDS[value],
}));

export interface DangerToSee {
  danger: SeenDanger;
  /** E.g. "Blood pressure 192/124 mmHg". */
  title: string;
  /** A clinician's earlier statement; null: none. */
  seen: DangerSeen | null;
}

/**
 * For the specialist who treats: each danger with what was done, or a button to record it. Renders nothing without dangers.
 */
export function DangersToSee({ dangers }: { dangers: readonly DangerToSee[] }) {
  if (dangers.length === 0) return null;
  return (
    <ul aria-label="What was done about what is dangerous" className={styles.toSee}>
      {dangers.map((one) => (
        <DangerRow key={'sessionId' in one.danger ? one.danger.sessionId : one.danger.observationId} {...one} />
      ))}
    </ul>
  );
}

function DangerRow({ danger, title, seen }: DangerToSee) {
  const [isOpen, setOpen] = useState(false);
  const [mine, setMine] = useState<Pick<DangerSeen, 'at' | 'done' | 'words'> | null>(null);
  return (
    <li>
      <Stack gap={1}>
        <b>{title}</b>
        <span role="status">
          {mine !== null
            ? `You saw it on ${formatShortMoment(mine.at, viewerTimeZone())}: ${dangerStepText(mine)}. The patient reads this.`
            : seen !== null &&
              `${seen.byName} saw it on ${formatShortMoment(seen.at, viewerTimeZone())}: ${dangerStepText(seen)}.`}
        </span>
        {mine === null && (
          <div>
            <Button variant={seen === null ? 'primary' : 'line'} size="s" onClick={() => setOpen(true)}>
              Seen<span className="visually-hidden"> {title}</span>
            </Button>
          </div>
        )}
      </Stack>
      {isOpen && (
        <SeenDialog
          danger={danger}
          title={title}
          onDone={(done, words) => {
            setMine({ at: now(), done, words });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}

interface SeenDialogProps {
  danger: SeenDanger;
  title: string;
  onDone: (done: DangerStep, words: string) => void;
  onClose: () => void;
}

/** Opening a page is no treatment: the danger stays on top of the patient's page until a clinician records what was done. */
function SeenDialog({ danger, title, onDone, onClose }: SeenDialogProps) {
  const [done, setDone] = useState<DangerStep | ''>('');
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const marking = useMarkDangerSeen();
  const isWhyMissing = done === 'no_action' && words.trim() === '';
  const save = async () => {
    setTried(true);
    if (done === '' || isWhyMissing) {
      form.current?.querySelector<HTMLElement>(done === '' ? 'input' : 'textarea')?.focus();
      return;
    }
    const said = words.trim();
    if ((await marking.run({ danger, done, words: said })).ok) onDone(done, said);
  };
  return (
    <Dialog
      open
      onClose={marking.isRunning ? () => undefined : onClose}
      title="What did you do about it?"
      description={`${title}. The patient reads your answer, and their access log shows it.`}
      actions={
        <>
          <Button variant="line" onClick={onClose} disabled={marking.isRunning}>
            Not yet
          </Button>
          <Button busy={marking.isRunning} busyLabel="Saving" onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <div ref={form}>
        <Stack>
          {marking.error !== null && (
            <Notice tone="danger" title="It was not saved" live>
              {errorText(marking.error)}
            </Notice>
          )}
          <ChipGroup
            type="radio"
            legend="What you did"
            required
            name="danger-step"
            options={STEPS}
            value={done}
            onChange={setDone}
            {...(isTried && done === '' && { error: 'Choose what you did.' })}
          />
          <Field
            label={done === 'no_action' ? 'Why' : 'In a few words'}
            hint="The patient reads this."
            required={done === 'no_action'}
            {...(isTried && isWhyMissing && { error: message('triage.whyNoAction') })}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                maxLength={WORDS_MAX}
                value={words}
                onChange={(event) => setWords(event.currentTarget.value)}
              />
            )}
          </Field>
        </Stack>
      </div>
    </Dialog>
  );
}
