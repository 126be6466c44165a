import { now } from '@telehealth/contracts/clock';
import { errorText } from '@telehealth/contracts/messages';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';
import { useEffect, useRef, useState } from 'react';
import { type NewReading, useImportReadings } from '../../../data/readings/reading.mutations';
import {
  addLeft,
  type Choice,
  choicesOf,
  type LeftReadings,
  type Period,
  prepare,
  type ReadFor,
  sameness,
  unreadOf,
} from './choose-readings';
import type { HealthExport } from './export-reader';
import { ExportFailure, type ExportProblem } from './open-export';
import { readExport } from './read-export';

export type ImportState =
  | { is: 'idle' }
  | { is: 'reading'; share: number }
  | { is: 'failed'; problem: ExportProblem }
  | { is: 'choosing'; found: HealthExport }
  | { is: 'done'; kept: number; known: number; left: readonly LeftReadings[]; isStopped: boolean };

const FIRST_PERIOD: Period = 365;
const PULSE_ALL_DAY = 'HeartRate';

/** The export is read in the browser, and only the chosen readings are sent. */
/** @param birthDate `yyyy-mm-dd`, or empty while unknown */
export function useHealthImport(
  types: readonly ReadingType[],
  birthDate: string,
  onAdded: (added: readonly NewReading[]) => void,
) {
  const [state, setState] = useState<ImportState>({ is: 'idle' });
  const [progress, setProgress] = useState<{ kept: number; all: number } | null>(null);
  const work = useRef<AbortController | null>(null);
  const importing = useImportReadings();
  useEffect(() => () => work.current?.abort(), []);
  const begin = () => {
    work.current?.abort();
    work.current = new AbortController();
    return work.current.signal;
  };

  const read = async (file: Blob) => {
    const signal = begin();
    importing.reset();
    setState({ is: 'reading', share: 0 });
    try {
      const found = await readExport(file, { signal, onProgress: (share) => setState({ is: 'reading', share }) });
      if (!signal.aborted) setState({ is: 'choosing', found });
    } catch (cause) {
      const problem = cause instanceof ExportFailure ? cause.problem : 'unreadableZip';
      if (!signal.aborted) setState({ is: 'failed', problem });
    }
  };
  const save = async (found: HealthExport, choices: readonly Choice[]) => {
    const signal = begin();
    const taken: Taken = { known: 0, left: unreadOf(found), added: [] };
    const reading = { now: now(), birthDate };
    const outcome = await importing.run({
      signal,
      parts: choices.map((choice) => partOf(found, choice, { types, taken, reading })),
      onProgress: (kept, all) => setProgress({ kept, all }),
    });
    setProgress(null);
    if (!outcome.ok) return;
    const { kept, refused } = outcome.value;
    for (const { reading: one, error } of refused)
      addLeft(taken.left, {
        label: labelOf(one.code, types),
        because: errorText(error),
        count: 1,
        example: String(one.value),
      });
    const lost = new Set(refused.map(({ reading: { id } }) => id));
    onAdded(taken.added.filter(({ id }) => !lost.has(id)));
    setState({ is: 'done', kept, known: taken.known, left: taken.left, isStopped: signal.aborted });
  };
  const stop = () => {
    work.current?.abort();
    if (state.is === 'reading') setState({ is: 'idle' });
  };
  const again = () => setState({ is: 'idle' });
  return { state, progress, error: importing.error, isSaving: importing.isRunning, read, save, stop, again };
}

/** The outcome for the chosen readings. */
interface Taken {
  known: number;
  left: LeftReadings[];
  added: NewReading[];
}

const labelOf = (code: string, types: readonly ReadingType[]) =>
  types.find((type) => type.code === code)?.label ?? code;

function partOf(
  found: HealthExport,
  choice: Choice,
  { types, taken, reading }: { types: readonly ReadingType[]; taken: Taken; reading: ReadFor },
) {
  const { code } = choice.kind;
  const type = types.find((one) => one.code === code);
  const columns = found.kinds.get(choice.kind.id);
  const [newest, oldest] = [choice.places[0], choice.places.at(-1)];
  const timeOf = (place: number | undefined) => new Date((place === undefined ? undefined : columns?.time(place)) ?? 0);
  return {
    code,
    from: new Date(timeOf(oldest).getTime() - 60_000),
    until: new Date(timeOf(newest).getTime() + 60_000),
    choose: (known: readonly { takenAt: Date; value: number; secondValue: number | null }[]) => {
      if (type === undefined) return [];
      const same = new Set(known.map((one) => sameness(one.takenAt.getTime(), one.value, one.secondValue)));
      const prepared = prepare(found, choice, { ...reading, type, known: same });
      taken.known += prepared.known;
      for (const one of prepared.left) addLeft(taken.left, one);
      // A pulse in the middle of a run is no sign of danger.
      if (choice.kind.id !== PULSE_ALL_DAY) taken.added.push(...prepared.readings);
      return prepared.readings;
    },
  };
}

/** The current choice of period and kinds. */
export function useChoices(found: HealthExport) {
  const [period, setPeriod] = useState<Period>(FIRST_PERIOD);
  const [start] = useState(now);
  const choices = choicesOf(found, period, start);
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isChosen = ({ kind, places }: Choice) => places.length > 0 && (changed.get(kind.id) ?? kind.isChosenFirst);
  const choose = (id: string, isOn: boolean) => setChanged(new Map([...changed, [id, isOn]]));
  return { period, setPeriod, choices, isChosen, choose };
}
