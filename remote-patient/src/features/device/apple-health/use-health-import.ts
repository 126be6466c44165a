import type { HealthExport } from '@telehealth/clinical/apple-health/export-reader';
import { now } from '@telehealth/contracts';
import { type NewReading, useImportReadings } from '@telehealth/data/readings/reading.mutations';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';
import { useEffect, useRef, useState } from 'react';
import { type Choice, choicesOf, type Period, prepare, sameness } from './choose-readings';
import { ExportFailure, type ExportProblem } from './open-export';
import { readExport } from './read-export';

export type ImportState =
  | { is: 'idle' }
  | { is: 'reading'; share: number }
  | { is: 'failed'; problem: ExportProblem }
  | { is: 'choosing'; found: HealthExport }
  | { is: 'done'; kept: number; known: number; impossible: number; isStopped: boolean };

const FIRST_PERIOD: Period = 365;
const PULSE_ALL_DAY = 'HeartRate';

/** An export is read here, chosen from, and only what was chosen is sent. */
export function useHealthImport(types: readonly ReadingType[], onAdded: (added: readonly NewReading[]) => void) {
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
    const left = { known: 0, impossible: 0 };
    const added: NewReading[] = [];
    const outcome = await importing.run({
      signal,
      parts: choices.map((choice) => partOf(found, choice, types, { left, added })),
      onProgress: (kept, all) => setProgress({ kept, all }),
    });
    setProgress(null);
    if (!outcome.ok) return;
    onAdded(added);
    setState({ is: 'done', kept: outcome.value, ...left, isStopped: signal.aborted });
  };
  const stop = () => {
    work.current?.abort();
    if (state.is === 'reading') setState({ is: 'idle' });
  };
  const again = () => setState({ is: 'idle' });
  return { state, progress, error: importing.error, isSaving: importing.isRunning, read, save, stop, again };
}

function partOf(
  found: HealthExport,
  choice: Choice,
  types: readonly ReadingType[],
  { left, added }: { left: { known: number; impossible: number }; added: NewReading[] },
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
      const prepared = prepare(found, choice, type, same);
      left.known += prepared.known;
      left.impossible += prepared.impossible;
      // A pulse in the middle of a run says nothing of danger.
      if (choice.kind.id !== PULSE_ALL_DAY) added.push(...prepared.readings);
      return prepared.readings;
    },
  };
}

/** The choice that stands: how far back, and which kinds. */
export function useChoices(found: HealthExport) {
  const [period, setPeriod] = useState<Period>(FIRST_PERIOD);
  const [start] = useState(now);
  const choices = choicesOf(found, period, start);
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isChosen = ({ kind, places }: Choice) => places.length > 0 && (changed.get(kind.id) ?? kind.isChosenFirst);
  const choose = (id: string, isOn: boolean) => setChanged(new Map([...changed, [id, isOn]]));
  return { period, setPeriod, choices, isChosen, choose };
}
