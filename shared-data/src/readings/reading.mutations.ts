import { type AppError, isAppError, type LookScreen } from '@telehealth/contracts';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend, nothing } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { recordKeys } from '../records/own-record.queries';
import { symptomCheckKeys } from '../symptom-checks/symptom-check.queries';
import type { OwnReading } from './own-reading';
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
  /** It is a bound and was not measured itself. */
  comparator?: OwnReading['comparator'];
  takenPrecision?: OwnReading['takenPrecision'];
  /** Where it was brought from, as the person names it. */
  importedFrom?: string;
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
/** What was kept of many, and what the database would not take. */
export interface Recorded {
  kept: number;
  refused: { reading: NewReading; error: AppError }[];
}

/**
 * Keeps every measurement that can be kept: where a call is refused because of what one of them says, its halves are tried, so
 * that one never stops the others. @throws AppError where nobody answers or nothing may be written
 */
export async function recordEach(backend: WithClient, readings: readonly NewReading[]): Promise<Recorded> {
  try {
    if (readings.length > 0) await recordReadings(backend, readings);
    return { kept: readings.length, refused: [] };
  } catch (cause) {
    if (!isAppError(cause) || !isOfContent(cause)) throw cause;
    const [only] = readings;
    if (readings.length === 1 && only !== undefined) return { kept: 0, refused: [{ reading: only, error: cause }] };
    const half = Math.ceil(readings.length / 2);
    const first = await recordEach(backend, readings.slice(0, half));
    const second = await recordEach(backend, readings.slice(half));
    return { kept: first.kept + second.kept, refused: [...first.refused, ...second.refused] };
  }
}

/** Refused for what was sent, not because nobody answers or it may not be written at all. */
export const isOfContent = ({ id }: AppError): boolean =>
  /^(?:chart|validation)\.|^data\.(?:invalid|conflict)$/.test(id);

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

/** @returns what is in the record that was not before */
export async function importReadings(
  backend: WithClient,
  { parts, onProgress, signal }: ReadingImport,
): Promise<Recorded> {
  const readings: NewReading[] = [];
  const recorded: Recorded = { kept: 0, refused: [] };
  for (const { code, from, until, choose } of parts) {
    if (signal.aborted) return recorded;
    readings.push(...choose(await momentsOf(backend, { code, from, until })));
  }
  let sent = 0;
  while (sent < readings.length && !signal.aborted) {
    onProgress(sent, readings.length);
    const some = readings.slice(sent, sent + MOST_AT_ONCE);
    const { kept, refused } = await recordEach(backend, some);
    recorded.kept += kept;
    recorded.refused.push(...refused);
    sent += some.length;
  }
  onProgress(sent, readings.length);
  return recorded;
}
export const useImportReadings = (): BackendMutation<ReadingImport, Recorded> =>
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
