import { ValueCard } from '@telehealth/care/safety/value-card';
import type { Person } from '@telehealth/clinical/triage/case-facts';
import { now } from '@telehealth/contracts';
import type { OwnReading } from '@telehealth/data/readings/own-reading';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';
import { useState } from 'react';
import type { JustGiven } from './just-given';
import { isOfNow } from './most-urgent';
import { CorrectDialog } from './readings/correct-dialog';

interface GivenAlarmProps {
  given: JustGiven;
  /** The same in the record, once it is there. */
  kept: OwnReading | undefined;
  type: ReadingType;
  person: Person;
  onAgain: () => void;
  onClear: () => void;
}

/** What the rules say of a number of now; nothing of one of yesterday. A mistyped one is taken out from here. */
export function GivenAlarm({ given, kept, type, person, onAgain, onClear }: GivenAlarmProps) {
  const [isMistyped, setMistyped] = useState(false);
  if (!isOfNow(given, now())) return null;
  const fate = fateOf(given);
  return (
    <>
      <ValueCard
        key={given.id}
        given={given}
        person={person}
        fate={fate}
        onAgain={onAgain}
        {...(kept !== undefined && { onMistyped: () => setMistyped(true) })}
      />
      {isMistyped && kept !== undefined && (
        <CorrectDialog reading={kept} type={type} onDone={onClear} onClose={() => setMistyped(false)} />
      )}
    </>
  );
}

function fateOf({ isKept, beyond }: JustGiven): string {
  if (beyond !== undefined) return 'The device gave no number, so there is nothing to save. What to do is the same.';
  return isKept
    ? 'The value is saved with its time and source; whoever may see your readings sees it.'
    : 'The value is not saved yet. What to do is the same.';
}
