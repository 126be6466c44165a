import { z } from 'zod';
import { jsonRow } from '../rows/row-schema';
import { instant, uuid } from '../rows/row-values';
import { dangerSeen } from './danger-seen';
import { checkOrNone } from './symptom-check.schema';

/** The clinician who last opened it or held a visit about this person; the danger sign stays open. */
const opened = z.object({ byName: z.string(), at: instant, how: z.enum(['opened', 'visit']) }).nullish();
export type DangerOpened = NonNullable<z.output<typeof opened>>;

const openCheck = z.object({
  id: uuid,
  savedAt: instant,
  check: checkOrNone,
  /** The visits it is attached to. */
  visits: z.array(uuid),
  opened,
});

/** The newest measurement of its kind; whether it is dangerous the rules of this device say. */
const openReading = jsonRow({
  id: uuid,
  code: z.string(),
  label: z.string(),
  unit: z.string(),
  value: z.number(),
  secondValue: z.number().nullable(),
  takenAt: instant,
  source: z.enum(['device', 'typed', 'import']),
  opened,
});
export type OpenReading = z.output<typeof openReading>;

/** What a clinician did about a danger sign: a check, or a measurement alone. */
const seenDanger = z.object({
  id: uuid,
  savedAt: instant.nullable(),
  check: checkOrNone.nullable(),
  ...dangerSeen.shape,
  reading: jsonRow({
    label: z.string(),
    unit: z.string(),
    value: z.number(),
    secondValue: z.number().nullable(),
  }).nullable(),
});
export type SeenByClinician = z.output<typeof seenDanger>;

/** Possible danger signs of a person that are not answered, dealt with or superseded by a later measurement. */
export const openDangers = z.object({
  checks: z
    .array(openCheck)
    .transform((rows) => rows.flatMap(({ check, ...rest }) => (check === null ? [] : [{ ...rest, check }]))),
  readings: z.array(openReading),
  /** Of the last 14 days, newest first. */
  seen: z.array(seenDanger).default([]),
});
export type OpenDangers = z.output<typeof openDangers>;
