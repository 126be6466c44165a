import { z } from 'zod';
import { whole } from '../rows/row-values';

const CHECK_KINDS = [
  ...(['listed', 'allergy', 'interaction', 'duplicate', 'maximum', 'child_dose'] as const),
  ...(['pregnancy', 'breastfeeding', 'alcohol', 'kidneys', 'schedule'] as const),
] as const;

/** One line of a check: `unknown` is what the table does not know, `not_checked` what a missing fact prevents. */
export const checkLine = z.object({
  kind: z.enum(CHECK_KINDS),
  state: z.enum(['clear', 'conflict', 'unknown', 'not_checked']),
  /** Goes on only with a written reason. */
  severe: z.boolean(),
  /** A code of check-words. */
  says: z.string(),
  values: z.record(z.string(), z.unknown()),
});
export type CheckLine = z.output<typeof checkLine>;

const said = z.enum(['yes', 'no', 'cannot_say', 'not_asked']);

/** What the database checked of a prescription; kept with it when it is issued. */
export const scriptChecks = z.object({
  catalogue: z.object({ version: whole, source: z.string(), dated: z.string(), reviewed: z.boolean() }),
  checked_at: z.string(),
  facts: z.object({
    age: z.number().nullable(),
    /** Null: none on record, or not shared with the prescriber. */
    weight: z.object({ kg: z.number(), days: whole }).nullable(),
    egfr: z.number().nullable(),
    kidney_days: whole.nullable(),
    pregnancy: said,
    breastfeeding: said.default('not_asked'),
    alcohol: said.default('not_asked'),
    allergy_state: z.enum(['recorded', 'none_known', 'not_asked']),
    allergies: whole,
    /** Null: on record and not shared. */
    takes: z.array(z.string().nullable()),
  }),
  items: z.array(
    z.object({
      position: whole,
      medicine: z.string(),
      medicine_id: z.string().nullable(),
      lines: z.array(checkLine),
    }),
  ),
  severe: whole,
  conflicts: whole,
  unknown: whole,
  not_checked: whole,
});
export type ScriptChecks = z.output<typeof scriptChecks>;
