import { now } from '@telehealth/contracts/clock';
import { useHostServices } from '@telehealth/contracts/session';
import type { OwnReading } from '@telehealth/data/readings/own-reading';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';
import { type FormEvent, useState } from 'react';
import { useRecordReadings } from '../../../data/readings/reading.mutations';
import type { JustGiven } from '../just-given';
import { checkTyped, type TypedOutcome, type TypedReading } from './check-typed';

const empty = (unit: string): TypedReading => ({ value: '', second: '', unit, when: '' });

interface TypedSettings {
  type: ReadingType;
  last: OwnReading | null;
  onGiven: (given: JustGiven) => void;
}

/** The form's state, its problems after the first try, and saving. */
export function useTyped({ type, last, onGiven }: TypedSettings) {
  const [typed, setTyped] = useState(() => empty(type.unit));
  const [outcome, setOutcome] = useState<TypedOutcome | null>(null);
  const [tries, setTries] = useState(0);
  const [id, setId] = useState<string>(() => crypto.randomUUID());
  const saving = useRecordReadings();
  const { notify } = useHostServices();
  const check = (what: TypedReading) => checkTyped(what, type, { now: now(), last });
  const change = (part: Partial<TypedReading>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    if (outcome !== null) setOutcome(check(next));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const checked = check(typed);
    setOutcome(checked);
    setTries(tries + 1);
    if (!checked.isFine || saving.isRunning) return;
    const reading = { ...checked.reading, id, code: type.code, unit: type.unit, source: 'typed' as const };
    const given = { ...reading, label: type.label };
    // A dangerous number raises the alarm whether or not it can be saved.
    onGiven({ ...given, isKept: false });
    if (!(await saving.run([reading])).ok) return;
    onGiven({ ...given, isKept: true });
    notify('chart.readingSaved');
    setTyped({ ...empty(type.unit), unit: typed.unit });
    setOutcome(null);
    setId(crypto.randomUUID());
  };
  const problems = outcome?.isFine === false ? outcome.problems : {};
  return { typed, problems, tries, change, submit, saving };
}
