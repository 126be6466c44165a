import type { ReadingVersion } from './reading.schema';

const SOURCES = ['device', 'typed', 'import', 'clinician'] as const;
export type ReadingSource = (typeof SOURCES)[number];

/** A measurement of one's own record as it stands now. */
export interface OwnReading extends Omit<ReadingVersion, 'source' | 'status' | 'replaces'> {
  source: ReadingSource;
  /** Taken out of the record by whoever said why; it is only shown as crossed out. */
  isStruck: boolean;
  isCorrected: boolean;
}

/** The newest version of each measurement, newest measured first. @param rows all versions, in any order */
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
