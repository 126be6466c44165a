import { ACCESS_PURPOSES, CHART_CATEGORIES, type ChartCategory } from '@telehealth/contracts/chart';
import { z } from 'zod';
import { column, jsonRow, rowSchema } from '../rows/row-schema';
import { instant, textOrNone, uuid, whole } from '../rows/row-values';
import { dangerSeen } from '../symptom-checks/danger-seen';

/** What stands before a number that is a bound and was not measured itself; empty: it was. */
export const comparator = z.enum(['', '<', '<=', '>=', '>']).default('');
/** How much of a time was said; of a day, month or year alone the time beside it is only to sort by. */
export const takenPrecision = z.enum(['moment', 'day', 'month', 'year']).default('moment');

const name = z
  .string()
  .nullish()
  .transform((text) => text ?? '');
const recordedBy = column('recorded_by_name', name);
/** Who said so, and who confirmed it: no fact stands without its source. */
const proof = {
  id: z.string(),
  /** Counts changes: a change names the version that was seen. */
  version: whole,
  source: z.enum(['self', 'clinician']),
  createdAt: instant,
  updatedAt: instant,
  recordedBy,
  confirmedBy: column('confirmed_by_name', name),
  /** Own notes are nobody's to confirm. */
  confirmedAt: instant.nullish().transform((at) => at ?? null),
  /** As the person who brought it named it; empty: it was not brought from elsewhere. */
  importedFrom: name,
  /** The patient asked to have it corrected. */
  isDisputed: column(
    'disputed',
    z
      .unknown()
      .optional()
      .transform((disputed) => disputed !== undefined),
  ),
};
const isActive = column(
  'status',
  z
    .string()
    .nullish()
    .transform((status) => status === 'active'),
);

/** What a clinician said of a medicine that is taken, also what was taken back. */
export const medicineReview = jsonRow({
  id: z.string(),
  /** Of a prescribed medicine. */
  position: whole.nullish(),
  says: z.enum(['taken', 'stopped', 'changed']),
  /** Why it was stopped, or how it is taken now. */
  words: z.string(),
  by: z.string(),
  byName: name,
  at: instant,
  takenBackAt: instant.nullish().transform((at) => at ?? null),
  takenBackByName: name,
  /** What whoever took it back said. */
  answer: name,
});
export type MedicineReview = z.output<typeof medicineReview>;

const allergy = jsonRow({
  ...proof,
  kind: z.literal('allergy'),
  label: z.string(),
  isActive,
  reaction: z.string(),
  severity: textOrNone,
});
const condition = jsonRow({ ...proof, kind: z.literal('condition'), label: z.string(), isActive, note: z.string() });
const medicine = jsonRow({
  ...proof,
  kind: z.literal('medicine'),
  label: z.string(),
  isActive,
  dose: z.string(),
  frequency: z.string(),
  /** The patient takes it now, as the database says. */
  taken: z.boolean(),
  /** What was said of it last. */
  review: medicineReview.nullish().transform((said) => said ?? null),
  /** When its dose, frequency or name was changed, oldest first. */
  changes: z.array(instant).default([]),
});
const vaccination = jsonRow({
  ...proof,
  kind: z.literal('vaccination'),
  label: z.string(),
  isActive,
  /** `yyyy`, `yyyy-mm`, `yyyy-mm-dd`; empty: nobody knows. */
  givenOn: z.string(),
  dose: z.string(),
  batch: z.string(),
  note: z.string(),
  /** Of a code system, where the entry was chosen or brought from one. */
  code: name,
  codeSystem: name,
});
/** What the patient wrote in their own words. */
const remark = jsonRow({ ...proof, kind: z.literal('remark'), label: z.string(), isActive, note: z.string() });
const prescribed = jsonRow({
  kind: z.literal('prescription'),
  id: z.string(),
  status: z.string(),
  issuedAt: instant,
  prescriber: column('prescriber_name', name),
  items: z.array(
    z.object({
      position: whole,
      medicine: z.string(),
      form: z.string(),
      strength: z.string(),
      directions: z.string(),
    }),
  ),
  /** Positions of the medicines that the patient takes now, as the database says. */
  taken: z.array(whole),
  /** What was said last of each medicine. */
  reviews: z.array(medicineReview).default([]),
});
const observation = jsonRow({
  kind: z.literal('observation'),
  id: z.string(),
  code: z.string(),
  label: z.string(),
  unit: z.string(),
  value: z.coerce.number(),
  comparator,
  secondValue: z.coerce.number().nullable(),
  takenAt: instant,
  takenPrecision,
  source: z.enum(['device', 'typed', 'import', 'clinician']),
  importedFrom: name,
  recordedBy,
  /** What a clinician did about it, where it was dangerous; null: nothing was said. */
  seen: dangerSeen.nullable().default(null),
});

/** Of each kind of measurement a chart or record opens with so many at most, the newest (`private.chart_observations`). */
export const MOST_HELD = 100;

/** The measurements of one span of time: of each number the lowest, the middle one (median) and the highest. */
const seriesSpan = jsonRow({
  from: instant,
  until: instant,
  count: whole,
  /** How many of them are bounds and were not measured themselves. */
  bounds: whole,
  low: z.coerce.number(),
  middle: z.coerce.number(),
  high: z.coerce.number(),
  secondLow: z.coerce.number().nullable(),
  secondMiddle: z.coerce.number().nullable(),
  secondHigh: z.coerce.number().nullable(),
});
export type SeriesSpan = z.output<typeof seriesSpan>;

/** A series of one kind: `values` newest first, or, where they are many, `spans` oldest first. */
export const seriesAnswer = z.object({
  total: whole,
  values: z.array(observation),
  spans: z.array(seriesSpan),
});
export type ReadingSeries = z.output<typeof seriesAnswer>;

/** What a clinician told the patient about a result. */
const resultAnswer = jsonRow({
  id: z.string(),
  words: z.string(),
  follows: z.enum(['nothing', 'come_back', 'call']),
  /** Of `come_back`: in how many weeks. */
  weeks: whole.nullable(),
  byName: name,
  at: instant,
});
export type ResultAnswerEntry = z.output<typeof resultAnswer>;
/** The order of tests that a result answers. */
const orderOfResult = jsonRow({ id: z.string(), issuedAt: instant, byName: name });

const file = jsonRow({
  kind: z.literal('document'),
  id: z.string(),
  title: z.string(),
  type: z.string(),
  mimeType: z.string(),
  documentDate: z.string(),
  recordedBy,
  /** Of results only; null: filed to none. */
  order: orderOfResult.nullish().transform((filed) => filed ?? null),
  /** Newest first. */
  answers: z.array(resultAnswer).default([]),
});
const signedNote = jsonRow({
  kind: z.literal('note'),
  id: z.string(),
  authorName: name,
  signedAt: instant,
  chainNo: z.number(),
  soap: z.record(z.string(), z.string()),
  planPlain: z.string(),
});
const sentMessage = jsonRow({ kind: z.literal('message'), id: z.string(), body: z.string(), sentAt: instant });
/** That no allergies are known, as somebody said. */
const noneKnown = jsonRow({
  at: instant,
  /** Who wrote it down: who said it, or the clinician who asked. */
  by: z.string(),
  byName: name,
  /** Who said it; null: the adult who came along with a child. */
  from: z.string().nullable(),
  fromName: name,
});
export type NoneKnown = z.output<typeof noneKnown>;

const facts = jsonRow({
  kind: z.literal('facts'),
  dateOfBirth: z.string().nullable(),
  gender: textOrNone,
  bloodType: textOrNone,
  /** Null: an allergy is on the list, or nobody has asked, which is not the same as none. */
  noneKnown: noneKnown.nullish().transform((said) => said ?? null),
});

const entry = z.discriminatedUnion('kind', [
  ...[allergy, condition, medicine, vaccination, remark, prescribed, observation, file, signedNote, sentMessage, facts],
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
/** A row that says of itself what it is. What is struck or removed never comes. */
const withKind = (section: string, row: Row): Row => ({ ...row, kind: row.kind ?? KINDS[section] });

const entries = z.array(entry);
/**
 * The rows of one section of a chart as entries, in their order.
 * @throws ZodError where one of them cannot be read
 */
export const chartRows = (of: string, rows: readonly Row[]): ChartEntry[] =>
  entries.parse(rows.map((row) => withKind(of, row)));

const section = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));
const category = z.union([
  z.object({ state: z.literal('hidden') }),
  z.object({
    state: z.literal('shown'),
    sections: section
      .transform((sections) => Object.entries(sections).flatMap(([of, rows]) => rows.map((row) => withKind(of, row))))
      .pipe(entries),
  }),
]);

/** Categories of a chart as one look gave them. */
export const chartAnswer = jsonRow({
  openedAt: instant,
  categories: z.partialRecord(z.enum(CHART_CATEGORIES), category),
}).transform(({ openedAt, categories }) => ({
  openedAt,
  /** Null: closed to whoever asked; whether there is anything in it is not told. */
  of: (wanted: ChartCategory): ChartEntry[] | null => {
    const found = categories[wanted];
    return found?.state === 'shown' ? found.sections : null;
  },
}));
export type ChartLook = z.output<typeof chartAnswer>;

/** A right somebody has at a chart. */
export const openGrant = rowSchema<'rights_to_chart'>()({
  /** The parts that may be read. */
  categories: z.array(z.enum(CHART_CATEGORIES)),
  /** The parts to which entries may be added now. */
  adds: z.array(z.enum(CHART_CATEGORIES)),
  until: instant.nullable(),
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
