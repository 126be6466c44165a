import { z } from 'zod';
import { instant, uuid } from '../rows/row-values';
import { checkOrNone } from './symptom-check.schema';

const openCheck = z.object({
  id: uuid,
  savedAt: instant,
  check: checkOrNone,
  /** The visits it went to. */
  visits: z.array(uuid),
});

/** The newest measurement of its kind; whether it is dangerous the rules of this device say. */
const openReading = z
  .object({
    ...{ id: uuid, code: z.string(), label: z.string(), unit: z.string(), value: z.number() },
    ...{ second_value: z.number().nullable(), taken_at: instant, source: z.enum(['device', 'typed', 'import']) },
  })
  .transform(({ second_value: secondValue, taken_at: takenAt, ...rest }) => ({ ...rest, secondValue, takenAt }));
export type OpenReading = z.output<typeof openReading>;

/** What may still be dangerous of a person's: nobody answered it or saw it, and it was not repeated. */
export const openDangers = z.object({
  checks: z
    .array(openCheck)
    .transform((rows) => rows.flatMap(({ check, ...rest }) => (check === null ? [] : [{ ...rest, check }]))),
  readings: z.array(openReading),
});
export type OpenDangers = z.output<typeof openDangers>;
