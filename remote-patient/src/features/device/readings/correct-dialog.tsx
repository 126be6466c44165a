import { unitText, valueText } from '@telehealth/care/record/entry-words';
import { now } from '@telehealth/contracts/clock';
import { errorText, message } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { OwnReading } from '@telehealth/data/readings/own-reading';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useState } from 'react';
import { useCorrectReading } from '../../../data/readings/reading.mutations';
import { checkTyped, type TypedOutcome, type TypedReading } from '../typed/check-typed';
import { NumberFields } from '../typed/number-fields';

interface CorrectDialogProps {
  reading: OwnReading;
  type: ReadingType;
  onDone: () => void;
  onClose: () => void;
}

const WAYS = [
  { value: 'strike', label: 'Take it out' },
  { value: 'correct', label: 'Another number' },
] as const;
const REASONS = ['Mistyped', 'Not my reading', 'Measured wrongly'].map((reason) => ({ value: reason, label: reason }));

/** Strikes or corrects a wrong reading, with a reason and a confirmation. */
export function CorrectDialog({ reading, type, onDone, onClose }: CorrectDialogProps) {
  const { your } = useSubjectWords();
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>('strike');
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState<TypedReading>(() => ({
    value: String(reading.value),
    second: String(reading.secondValue ?? ''),
    unit: type.unit,
    when: '',
  }));
  const [outcome, setOutcome] = useState<TypedOutcome | null>(null);
  const [isTried, setTried] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const correcting = useCorrectReading();
  const { notify } = useHostServices();
  const confirm = async () => {
    setTried(true);
    const checked = way === 'correct' ? checkTyped(typed, type, { now: now(), last: null }) : null;
    setOutcome(checked);
    if (reason === '' || checked?.isFine === false) return;
    const { value, secondValue } = checked?.reading ?? { value: null, secondValue: null };
    if (!(await correcting.run({ id: reading.id, key, value, secondValue, reason })).ok) return;
    notify(way === 'strike' ? 'chart.readingStruck' : 'chart.readingCorrected');
    onDone();
  };
  return (
    <Dialog
      open
      onClose={correcting.isRunning ? () => undefined : onClose}
      title={`What is wrong with ${valueText(reading)} ${unitText(type.unit)}?`}
      description={`Nothing is deleted: it stays crossed out here, and whoever may see ${your} readings no longer gets it. If it was right after all, you can put it back.`}
      actions={
        <>
          <Button variant="line" onClick={onClose} disabled={correcting.isRunning}>
            Keep it
          </Button>
          <Button
            variant={way === 'strike' ? 'danger' : 'primary'}
            busy={correcting.isRunning}
            onClick={() => void confirm()}
          >
            {way === 'strike' ? 'Take it out' : 'Save the right number'}
          </Button>
        </>
      }
    >
      <Stack>
        <ChipGroup type="radio" legend="What to do" options={WAYS} value={way} onChange={setWay} />
        {way === 'correct' && (
          <NumberFields
            type={type}
            typed={typed}
            problems={outcome?.isFine === false ? outcome.problems : {}}
            onChange={(part) => setTyped({ ...typed, ...part })}
          />
        )}
        <ChipGroup
          type="radio"
          legend="Why"
          required
          options={REASONS}
          value={reason}
          onChange={setReason}
          {...(isTried && reason === '' && { error: message('chart.correctionReasonRequired') })}
        />
        {correcting.error && (
          <Notice tone="danger" live>
            {errorText(correcting.error)}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
