import { rowSchema } from '@telehealth/data/rows/row-schema';
import { instant, whole } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

/** How one build of a section does. Counts are page loads; times milliseconds, `cls` thousandths. */
export const releaseHealth = rowSchema<'release_health'>()({
  section: z.string(),
  build: z.string(),
  /** The build before it; null: none is known. */
  before: z.string().nullable(),
  firstAt: instant,
  /** Since when the hour's counts are: the last full hour and the one that runs. */
  hourFrom: instant,
  usedHour: whole,
  affectedHour: whole,
  usedDay: whole,
  affectedDay: whole,
  used: whole,
  affected: whole,
  /** Page loads with a problem that a release may have, of a thousand. */
  budget: z.number(),
  verdict: z.enum(['first', 'few', 'worse', 'not worse']),
  measured: whole,
  stoodMedian: whole.nullable(),
  stoodP75: whole.nullable(),
  lcpP75: whole.nullable(),
  inpP75: whole.nullable(),
  clsP75: whole.nullable(),
});
export type ReleaseHealth = z.output<typeof releaseHealth>;

/** A problem that came often with one build. */
export const frequentProblem = rowSchema<'frequent_problems'>()({
  section: z.string(),
  build: z.string(),
  kind: z.enum(['error', 'failure']),
  name: z.string(),
  words: z.string(),
  place: z.string(),
  route: z.string(),
  timesDay: whole,
  times: whole,
  firstAt: instant,
});
export type FrequentProblem = z.output<typeof frequentProblem>;

/** Of `/remotes.json`, what the desk reads: which build of each section is live. */
export const liveRegistry = z.object({ remotes: z.record(z.string(), z.object({ version: z.string() })) });
