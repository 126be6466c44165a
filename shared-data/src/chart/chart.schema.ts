import { ACCESS_PERMISSIONS, ACCESS_PURPOSES, CHART_CATEGORIES, type ChartCategory } from '@telehealth/contracts';
import { z } from 'zod';
import { rowSchema } from '../rows/row-schema';
import { instant, textOrNone, uuid, whole } from '../rows/row-values';

/** What stands before a number that is a bound and was not measured itself; empty: it was. */
export const comparator = z.enum(['', '<', '<=', '>=', '>']).default('');
/** How much of a time was said; of a day, month or year alone the time beside it is only to sort by. */
export const takenPrecision = z.enum(['moment', 'day', 'month', 'year']).default('moment');

const name = z
  .string()
  .nullish()
  .transform((text) => text ?? '');
/** Who said so, and who confirmed it: no fact stands without its source. */
const proof = {
  id: z.string(),
  /** Counts changes: a change names the version that was seen. */
  version: whole,
  source: z.enum(['self', 'clinician']),
  createdAt: instant,
  updatedAt: instant,
  recordedBy: name,
  confirmedBy: name,
  confirmedAt: instant.nullable(),
  /** As the person who brought it named it; empty: it was not brought from elsewhere. */
  importedFrom: name,
  /** The patient asked to have it corrected. */
  isDisputed: z.boolean(),
};
const isActive = z.boolean();

const allergy = z.object({
  ...{ ...proof, kind: z.literal('allergy'), label: z.string(), isActive, reaction: z.string(), severity: textOrNone },
});
const condition = z.object({ ...proof, kind: z.literal('condition'), label: z.string(), isActive, note: z.string() });
const medicine = z.object({
  ...{ ...proof, kind: z.literal('medicine'), label: z.string(), isActive, dose: z.string(), frequency: z.string() },
  /** The patient takes it now, as the database says. */
  taken: z.boolean(),
});
/** What the patient wrote in their own words. */
const remark = z.object({ ...proof, kind: z.literal('remark'), label: z.string(), isActive, note: z.string() });
const prescribed = z.object({
  kind: z.literal('prescription'),
  id: z.string(),
  status: z.string(),
  issuedAt: instant,
  prescriber: name,
  items: z.array(
    z.object({
      ...{ position: whole, medicine: z.string(), form: z.string(), strength: z.string(), directions: z.string() },
    }),
  ),
  /** Positions of the medicines that the patient takes now, as the database says. */
  taken: z.array(whole),
});
const observation = z.object({
  ...{ kind: z.literal('observation'), id: z.string(), code: z.string(), label: z.string(), unit: z.string() },
  ...{
    value: z.coerce.number(),
    comparator,
    secondValue: z.coerce.number().nullable(),
    takenAt: instant,
    takenPrecision,
  },
  source: z.enum(['device', 'typed', 'import', 'clinician']),
  importedFrom: name,
  recordedBy: name,
});
const file = z.object({
  ...{ kind: z.literal('document'), id: z.string(), title: z.string(), type: z.string() },
  ...{ mimeType: z.string(), documentDate: z.string(), recordedBy: name },
});
/** Whom it is about when that is not the person of the record; null: that person. */
const about = z.object({ name: z.string(), dateOfBirth: z.string() }).nullish();
const signedNote = z.object({
  ...{ kind: z.literal('note'), id: z.string(), authorName: name, signedAt: instant, chainNo: z.number() },
  soap: z.record(z.string(), z.string()),
  planPlain: z.string(),
  about,
});
const sentMessage = z.object({ kind: z.literal('message'), id: z.string(), body: z.string(), sentAt: instant, about });
const facts = z.object({
  kind: z.literal('facts'),
  dateOfBirth: z.string().nullable(),
  gender: textOrNone,
  bloodType: textOrNone,
});

const entry = z.discriminatedUnion('kind', [
  ...[allergy, condition, medicine, remark, prescribed, observation, file, signedNote, sentMessage, facts],
] as const);
export type ChartEntry = z.output<typeof entry>;
export type ChartEntryOf<K extends ChartEntry['kind']> = Extract<ChartEntry, { kind: K }>;

type Row = Record<string, unknown>;
/** Sections whose rows do not say of themselves what they are. */
const KINDS: Readonly<Record<string, ChartEntry['kind']>> = {
  conditions: 'condition',
  notes: 'note',
  messages: 'message',
};
const toCamel = (key: string) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A row of a chart in our names. What is struck or removed never comes. */
function toEntry(section: string, row: Row): Row {
  const renamed = Object.fromEntries(Object.entries(row).map(([key, value]) => [toCamel(key), value]));
  return {
    ...renamed,
    kind: row.kind ?? KINDS[section],
    isActive: row.status === 'active',
    // Own notes are nobody's to confirm.
    confirmedAt: row.confirmed_at ?? null,
    isDisputed: row.disputed !== undefined,
    recordedBy: row.recorded_by_name,
    confirmedBy: row.confirmed_by_name,
    prescriber: row.prescriber_name,
  };
}

const entries = z.array(entry);
/**
 * The rows of one section of a chart as entries, in their order.
 * @throws ZodError where one of them cannot be read
 */
export const chartRows = (of: string, rows: readonly Row[]): ChartEntry[] =>
  entries.parse(rows.map((row) => toEntry(of, row)));

const section = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));
const category = z.union([
  z.object({ state: z.literal('hidden') }),
  z.object({
    state: z.literal('shown'),
    sections: section
      .transform((sections) => Object.entries(sections).flatMap(([of, rows]) => rows.map((row) => toEntry(of, row))))
      .pipe(entries),
  }),
]);

/** Categories of a chart as one look gave them. */
export const chartLook = z
  .object({ openedAt: instant, categories: z.partialRecord(z.enum(CHART_CATEGORIES), category) })
  .transform(({ openedAt, categories }) => ({
    openedAt,
    /** Null: closed to whoever asked; whether there is anything in it is not told. */
    of: (wanted: ChartCategory): ChartEntry[] | null => {
      const found = categories[wanted];
      return found?.state === 'shown' ? found.sections : null;
    },
  }));
/** The answer says `opened_at`. */
export const chartAnswer = z
  .object({ opened_at: z.unknown(), categories: z.unknown() })
  .transform(({ opened_at, categories }) => ({ openedAt: opened_at, categories }))
  .pipe(chartLook);
export type ChartLook = z.output<typeof chartAnswer>;

/** A right somebody has at a chart. */
export const openGrant = rowSchema<'access_grants'>()({
  categories: z.array(z.enum(CHART_CATEGORIES)),
  until: instant.nullable(),
  may: z.enum(ACCESS_PERMISSIONS),
  purpose: z.enum(ACCESS_PURPOSES),
});
export type OpenGrant = z.output<typeof openGrant>;

/** An emergency in which the caller opened a chart without a grant: all of it, to read only. */
export const openEmergency = rowSchema<'break_glass'>()({
  id: uuid,
  openedAt: instant,
  expiresAt: instant,
  /** Whether the person to call in an emergency was told by telephone; `none`: the patient named nobody. */
  contactState: z.enum(['none', 'to_call', 'told', 'not_reached']),
});
export type OpenEmergency = z.output<typeof openEmergency>;
