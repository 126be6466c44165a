import { checkOfReading } from '@telehealth/care/safety/check-of-reading';
import { EMERGENCY_LEVEL } from '@telehealth/clinical/emergency-level';
import { now } from '@telehealth/contracts/clock';
import { errorText } from '@telehealth/contracts/messages';
import type { SymptomCheck } from '@telehealth/contracts/schemas/symptom-check';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { OwnReading } from '@telehealth/data/readings/own-reading';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';
import { useSaveSymptomCheck } from '@telehealth/data/symptom-checks/symptom-check.mutations';
import type { Person } from '@telehealth/triage/readings';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { useEffect, useState } from 'react';
import { GivenValueCard } from './given-value-card';
import type { JustGiven } from './just-given';
import { isOfNow } from './most-urgent';
import { CorrectDialog } from './readings/correct-dialog';

interface GivenAlarmProps {
  given: JustGiven;
  /** The same reading in the record, once it is there. */
  kept: OwnReading | undefined;
  type: ReadingType;
  person: Person;
  onAgain: () => void;
  onClear: () => void;
}

/** The rules' verdict on a current number, not on yesterday's. A mistyped one can be struck here. */
export function GivenAlarm({ given, kept, type, person, onAgain, onClear }: GivenAlarmProps) {
  const [isMistyped, setMistyped] = useState(false);
  const [said, setSaid] = useState<SymptomCheck | null>(null);
  const keeping = useSaveSymptomCheck();
  const keep = () => {
    if (said !== null && given.isKept) void keeping.run({ key: crypto.randomUUID(), check: said });
  };
  useEffect(keep, [said, given.isKept]);
  if (!isOfNow(given, now())) return null;
  const fate = fateOf(given);
  return (
    <>
      <GivenValueCard
        key={given.id}
        given={given}
        person={person}
        fate={fate}
        onAgain={onAgain}
        onSigns={(verdict, signs) => {
          if (verdict.level <= EMERGENCY_LEVEL) setSaid(checkOfReading({ reading: given, verdict }, person, signs));
        }}
        {...(kept !== undefined && { onMistyped: () => setMistyped(true) })}
      />
      {keeping.error !== null && (
        <RetryNotice title="What you ticked was not kept" onRetry={keep} busy={keeping.isRunning}>
          {errorText(keeping.error)} What to do is the same.
        </RetryNotice>
      )}
      {isMistyped && kept !== undefined && (
        <CorrectDialog reading={kept} type={type} onDone={onClear} onClose={() => setMistyped(false)} />
      )}
    </>
  );
}

function fateOf({ isKept, beyond }: JustGiven): string {
  const { your } = useSubjectWords();
  if (beyond !== undefined) return 'The device gave no number, so there is nothing to save. What to do is the same.';
  return isKept
    ? `The value is saved with its time and source; whoever may see ${your} readings sees it.`
    : 'The value is not saved yet. What to do is the same.';
}
