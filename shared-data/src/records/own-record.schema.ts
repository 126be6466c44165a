import { CORRECTION_STATES } from '@telehealth/contracts/chart';
import { z } from 'zod';
import { type ChartEntry, chartRows } from '../chart/chart.schema';
import { column, jsonRow, rowSchema } from '../rows/row-schema';
import { instant, textOrNone, uuid } from '../rows/row-values';

const text = z
  .string()
  .nullish()
  .transform((said) => said ?? '');

/** Metadata of a row. */
const keeping = jsonRow({
  /** Its author: who wrote, signed, prescribed or uploaded it. */
  authorId: text,
  version: z
    .number()
    .nullish()
    .transform((count) => count ?? 1),
  /** `clinician`; anything else is from the patient's side, who may then change it. */
  origin: column('source', text),
  /** When a reading was recorded, and when a document was added. */
  recordedAt: instant.nullish(),
  addedAt: column('created_at', instant.nullish()),
  /** Free text of list entries. */
  note: text,
  /** Of a list entry chosen from a code system. */
  code: text,
  codeSystem: text,
  /** Only of documents. */
  fileName: text,
  sizeBytes: z.number().nullish(),
  /** Only of entries from a visit. */
  appointmentId: z.string().nullish(),
  /** Only of notes: the note to which an addendum belongs. */
  rootId: z.string().nullish(),
  watchFor: z
    .object({ callAtOnce: z.array(z.string()).default([]), writeOrBook: z.array(z.string()).default([]) })
    .nullish(),
});

type Row = Record<string, unknown>;
const withAuthor = (row: Row): Row => ({
  ...row,
  author_id: row.author_id ?? row.prescriber_id ?? row.recorded_by,
});

interface Place {
  /** The category in which it is stored and by which access is granted. */
  category: string;
  /** The section of the chart that shows it; differs from the category only for entries marked as sensitive. */
  section: string;
}

export type OwnEntry = ChartEntry & z.output<typeof keeping> & Place;
export type OwnEntryOf<K extends ChartEntry['kind']> = Extract<OwnEntry, { kind: K }>;

const shown = z.object({
  state: z.literal('shown'),
  sections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
const look = z.object({ categories: z.record(z.string(), z.union([shown, z.object({ state: z.literal('hidden') })])) });

const entriesOf = (category: string, section: string, rows: readonly Row[]): OwnEntry[] =>
  chartRows(section, rows).map((entry, at) => ({
    ...entry,
    ...keeping.parse(withAuthor(rows[at] ?? {})),
    category,
    section,
  }));

/** The whole of one's own record from one audited read. */
export const ownRecordLook = look.transform(({ categories }, context): OwnEntry[] => {
  try {
    return Object.entries(categories).flatMap(([category, found]) =>
      found.state === 'hidden'
        ? []
        : Object.entries(found.sections).flatMap(([section, rows]) => entriesOf(category, section, rows)),
    );
  } catch (cause) {
    // An unreadable row fails the whole, because a record with gaps would look complete.
    if (!(cause instanceof z.ZodError)) throw cause;
    for (const { path, message } of cause.issues) context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  }
});

/** A correction request to an entry's author ("I think this is wrong"), with the answer. */
export const correction = rowSchema<'correction_requests'>()({
  id: uuid,
  rowId: uuid,
  wrong: z.string(),
  wanted: z.string(),
  state: z.enum(CORRECTION_STATES),
  createdAt: instant,
  dueAt: instant,
  answer: textOrNone,
  answeredAt: instant.nullable(),
});
export type Correction = z.output<typeof correction>;

/** How an entry stood before it was changed. */
export const earlierVersion = jsonRow({
  version: z.number(),
  changedAt: instant,
  changedBy: column('changed_by_name', text),
  content: z.record(z.string(), z.unknown()),
});
export type EarlierVersion = z.output<typeof earlierVersion>;

export const ownContact = rowSchema<'emergency_contacts'>()({
  name: z.string(),
  relationship: z.string(),
  phone: z.string(),
});
export type OwnContact = z.output<typeof ownContact>;
