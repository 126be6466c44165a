import type { ReadingVersion } from './reading.schema';

const SOURCES = ['device', 'typed', 'import', 'clinician'] as const;
export type ReadingSource = (typeof SOURCES)[number];

/** A measurement of one's own record in its current version. */
export interface OwnReading extends Omit<ReadingVersion, 'source' | 'status' | 'replaces'> {
  source: ReadingSource;
  /** Struck from the record; shown only crossed out, with the reason. */
  isStruck: boolean;
  isCorrected: boolean;
}

/**
 * Returns the newest version of each measurement, newest measured first.
 * @param rows all versions, in any order
 */
export function newestVersions(rows: readonly ReadingVersion[]): OwnReading[] {
  const replaced = new Set(rows.map(({ replaces }) => replaces));
  return rows
    .filter(({ id }) => !replaced.has(id))
    .map(({ source, status, replaces: _before, ...rest }) => ({
      ...rest,
      source: SOURCES.find((known) => known === source) ?? 'typed',
      isStruck: status === 'entered_in_error',
      isCorrected: status === 'corrected',
    }))
    .sort((one, other) => other.takenAt.getTime() - one.takenAt.getTime() || other.version - one.version);
}
