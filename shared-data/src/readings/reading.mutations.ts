import type { LookScreen } from '@telehealth/contracts';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend, nothing } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { recordKeys } from '../records/own-record.queries';
import { symptomCheckKeys } from '../symptom-checks/symptom-check.queries';
import { type Moment, momentsOf, readingKeys } from './reading.queries';

const SCREEN: LookScreen = 'records';
/** The whole record shows them as well, and what is dangerous follows from them. */
export const STALE_WITH_READINGS = [readingKeys.all, recordKeys.all, symptomCheckKeys.all];
const STALE = { invalidates: STALE_WITH_READINGS };
/** As many as the database takes in one call. */
export const MOST_AT_ONCE = 500;

/** A measurement to keep, confirmed by the person. */
export interface NewReading {
  /** Repeating a call with the same id keeps it once. */
  id: string;
  code: string;
  value: number;
  secondValue: number | null;
  /** The kept unit of its kind. */
  unit: string;
  takenAt: Date;
  source: 'typed' | 'device' | 'import';
  /** What measured it: one device gives one value of a kind in a moment. */
  deviceId?: string;
  quality?: 'good' | 'poor' | 'unknown';
  note?: string;
  /** A sensitive part of the record it is kept in, where it is not the usual one of its kind. */
  category?: 'mental_health' | 'sexual_health';
}

/**
 * Keeps measurements, all or none. @throws AppError `validation.tooMany` above `MOST_AT_ONCE`
 * @param patient whose they are; null: one's own
 */
export function recordReadings(
  { client }: WithClient,
  readings: readonly NewReading[],
  patient: string | null = null,
): Promise<void> {
  const items = readings.map(({ takenAt, ...rest }) => ({ ...rest, takenAt: takenAt.toISOString() }));
  const whose = patient === null ? {} : { p_patient: patient };
  return callBackend(client.rpc('record_observations', { p_items: items, p_screen: SCREEN, ...whose }), nothing);
}
export const useRecordReadings = (patient: string | null = null): BackendMutation<readonly NewReading[], void> =>
  useBackendMutation((backend: WithClient, readings) => recordReadings(backend, readings, patient), STALE);

/** Many measurements of somewhere else. */
export interface ReadingImport {
  /** By kind: its time, and what of it is new beside what the record has. */
  parts: readonly {
    code: string;
    from: Date;
    until: Date;
    choose: (known: readonly Moment[]) => readonly NewReading[];
  }[];
  onProgress: (kept: number, all: number) => void;
  /** Stops between two calls; what was kept stays. */
  signal: AbortSignal;
}

/** @returns how many are in the record that were not before */
export async function importReadings(
  backend: WithClient,
  { parts, onProgress, signal }: ReadingImport,
): Promise<number> {
  const readings: NewReading[] = [];
  for (const { code, from, until, choose } of parts) {
    if (signal.aborted) return 0;
    readings.push(...choose(await momentsOf(backend, { code, from, until })));
  }
  let kept = 0;
  while (kept < readings.length && !signal.aborted) {
    onProgress(kept, readings.length);
    const some = readings.slice(kept, kept + MOST_AT_ONCE);
    await recordReadings(backend, some);
    kept += some.length;
  }
  onProgress(kept, readings.length);
  return kept;
}
export const useImportReadings = (): BackendMutation<ReadingImport, number> =>
  useBackendMutation(importReadings, STALE);

/** What was wrong with a measurement. */
export interface ReadingCorrection {
  id: string;
  /** Of the new version: repeating a call with the same key corrects once. */
  key: string;
  /** Null: it is struck out. */
  value: number | null;
  secondValue: number | null;
  reason: string;
}

/** Replaces a measurement by a newer version; the old one stays readable in its history. */
export function useCorrectReading(): BackendMutation<ReadingCorrection, void> {
  return useBackendMutation(({ client }: WithClient, { id, key, value, secondValue, reason }) => {
    // The generated types do not know that the database takes null here: struck out, or one number only.
    const [p_value, p_second_value] = [value, secondValue] as number[];
    const args = { p_id: id, p_value, p_second_value, p_reason: reason, p_key: key, p_screen: SCREEN };
    return callBackend(client.rpc('correct_observation', args as never), acknowledged);
  }, STALE);
}
