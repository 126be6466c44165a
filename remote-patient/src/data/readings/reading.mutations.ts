import type { LookScreen } from '@telehealth/contracts/chart';
import { type AppError, isAppError } from '@telehealth/contracts/errors';
import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend, nothing } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import type { OwnReading } from '@telehealth/data/readings/own-reading';
import { type Moment, momentsOf, readingKeys } from '@telehealth/data/readings/reading.queries';
import { recordKeys } from '@telehealth/data/records/own-record.queries';
import { symptomCheckKeys } from '@telehealth/data/symptom-checks/symptom-check.queries';

const SCREEN: LookScreen = 'records';
/** The record shows readings as well, and danger signs depend on them. */
export const STALE_WITH_READINGS = [readingKeys.all, recordKeys.all, symptomCheckKeys.all];
const STALE = { invalidates: STALE_WITH_READINGS };
/** The most readings that the database accepts in one call. */
export const MOST_AT_ONCE = 500;

/** A measurement to save, confirmed by the person. */
export interface NewReading {
  /** Idempotency key: repeating a call with the same id saves once. */
  id: string;
  code: string;
  value: number;
  secondValue: number | null;
  unit: string;
  takenAt: Date;
  source: 'typed' | 'device' | 'import';
  /** It is a bound and not an exact value. */
  comparator?: OwnReading['comparator'];
  takenPrecision?: OwnReading['takenPrecision'];
  /** Its source, as the person names it. */
  importedFrom?: string;
  /** The measuring device, which gives one value of a kind in a moment. */
  deviceId?: string;
  quality?: 'good' | 'poor' | 'unknown';
  note?: string;
  /** The sensitive part of the record that holds it, if not the usual one of its kind. */
  category?: 'mental_health' | 'sexual_health';
}

/**
 * Saves measurements, all or none.
 * @throws AppError `validation.tooMany` above `MOST_AT_ONCE`
 */
export function recordReadings({ client }: WithClient, readings: readonly NewReading[]): Promise<void> {
  const items = readings.map(({ takenAt, ...rest }) => ({ ...rest, takenAt: takenAt.toISOString() }));
  return callBackend(client.rpc('record_observations', { p_items: items, p_screen: SCREEN }), nothing);
}
/** The number saved, and the readings that the database refused. */
export interface Recorded {
  kept: number;
  refused: { reading: NewReading; error: AppError }[];
}

/**
 * Saves every acceptable measurement: when the content of one makes the database refuse a call, its halves are tried, so that it
 * does not stop the others.
 * @throws AppError without a response or the right to write
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

/** Whether the content was refused, rather than the line being away or writing forbidden. */
export const isOfContent = ({ id }: AppError): boolean =>
  /^(?:chart|validation)\.|^data\.(?:invalid|conflict)$/.test(id);

export const useRecordReadings = (): BackendMutation<readonly NewReading[], void> =>
  useBackendMutation(recordReadings, STALE);

export interface ReadingImport {
  /** By kind: its period, and the readings that may be new to the record. */
  parts: readonly {
    code: string;
    from: Date;
    until: Date;
    choose: (known: readonly Moment[]) => readonly NewReading[];
  }[];
  onProgress: (kept: number, all: number) => void;
  /** Stops between two calls; what was saved stays. */
  signal: AbortSignal;
}

/** @returns the readings that were new to the record */
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

export interface ReadingCorrection {
  id: string;
  /** Idempotency key of the new version. */
  key: string;
  /** Null: it is struck. */
  value: number | null;
  secondValue: number | null;
  reason: string;
}

/** Replaces a measurement by a newer version; the old one stays readable in its history. */
export function useCorrectReading(): BackendMutation<ReadingCorrection, void> {
  return useBackendMutation(({ client }: WithClient, { id, key, value, secondValue, reason }) => {
    // The generated types do not allow null, which here means struck, or a kind with one number.
    const [p_value, p_second_value] = [value, secondValue] as number[];
    const args = { p_id: id, p_value, p_second_value, p_reason: reason, p_key: key, p_screen: SCREEN };
    return callBackend(client.rpc('correct_observation', args as never), acknowledged);
  }, STALE);
}
