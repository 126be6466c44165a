import { z } from 'zod';
import { comparator, takenPrecision } from '../chart/chart.schema';
import { column, rowSchema } from '../rows/row-schema';
import { instant, uuid, whole } from '../rows/row-values';

/** A kind of measurement as the database accepts it: its one unit and its plausible range. */
export const readingType = rowSchema<'observation_types'>()({
  code: z.string(),
  label: z.string(),
  section: z.string(),
  /** UCUM. */
  unit: z.string(),
  min: column('min_value', z.number()),
  max: column('max_value', z.number()),
  /** Of the second number; null for kinds with one. */
  secondLabel: z.string().nullable(),
  secondMin: z.number().nullable(),
  secondMax: z.number().nullable(),
});
export type ReadingType = z.output<typeof readingType>;

/** One version of a measurement. A newer one names it in `replaces`. */
export const readingVersion = rowSchema<'observations'>()({
  id: uuid,
  code: z.string(),
  value: z.number(),
  comparator,
  secondValue: z.number().nullable(),
  unit: z.string(),
  takenAt: instant,
  takenPrecision,
  source: z.string(),
  importedFrom: z.string().default(''),
  deviceId: z.string().nullable(),
  status: z.string(),
  version: whole,
  replaces: uuid.nullable(),
  reason: z.string().nullable(),
  /** The person who wrote, corrected or struck it. */
  recordedBy: uuid,
});
export type ReadingVersion = z.output<typeof readingVersion>;

/** What the rules may know of the person. */
export const measuredPerson = rowSchema<'patients'>()({ dateOfBirth: z.string(), gender: z.string() });
