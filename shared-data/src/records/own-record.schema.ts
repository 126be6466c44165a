import { CORRECTION_STATES } from '@telehealth/contracts';
import { z } from 'zod';
import { type ChartEntry, chartRows } from '../chart/chart.schema';
import { rowSchema } from '../rows/row-schema';
import { instant, textOrNone, uuid } from '../rows/row-values';

const text = z
  .string()
  .nullish()
  .transform((said) => said ?? '');

/** What a row says of itself beside what it records. */
const keeping = z.object({
  /** Whose words it holds: who wrote, signed, prescribed or uploaded it. */
  authorId: text,
  version: z
    .number()
    .nullish()
    .transform((count) => count ?? 1),
  /** `clinician`; anything else is from the patient's side, who may then change it. */
  origin: text,
  /** When a reading was written down, and when a document came. */
  recordedAt: instant.nullish(),
  addedAt: instant.nullish(),
  /** Free words of the list entries. */
  note: text,
  /** Of a list entry that was chosen from a system of codes. */
  code: text,
  codeSystem: text,
  /** Of documents. */
  fileName: text,
  sizeBytes: z.number().nullish(),
  /** Of what came with a visit or was written in one. */
  appointmentId: z.string().nullish(),
  /** Of notes: the note that an addendum hangs on. */
  rootId: z.string().nullish(),
  watchFor: z
    .object({ callAtOnce: z.array(z.string()).default([]), writeOrBook: z.array(z.string()).default([]) })
    .nullish(),
});

type Row = Record<string, unknown>;
const toKeeping = (row: Row) => ({
  authorId: row.author_id ?? row.prescriber_id ?? row.recorded_by,
  version: row.version,
  origin: row.source,
  recordedAt: row.recorded_at,
  addedAt: row.created_at,
  note: row.note,
  code: row.code,
  codeSystem: row.code_system,
  fileName: row.file_name,
  sizeBytes: row.size_bytes,
  appointmentId: row.appointment_id,
  rootId: row.root_id,
  watchFor: row.watch_for,
});

interface Place {
  /** The category it is kept in: what a right to it is asked by. */
  category: string;
  /** The section of the chart it belongs to; the same, but for what was marked as sensitive. */
  section: string;
}

/** An entry of the signed-in person's own record. */
export type OwnEntry = ChartEntry & z.output<typeof keeping> & Place;
export type OwnEntryOf<K extends ChartEntry['kind']> = Extract<OwnEntry, { kind: K }>;

const shown = z.object({
  state: z.literal('shown'),
  sections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
const look = z.object({ categories: z.record(z.string(), z.union([shown, z.object({ state: z.literal('hidden') })])) });

const entriesOf = (category: string, section: string, rows: readonly Row[]): OwnEntry[] =>
  chartRows(section, rows).map((entry, at) => ({
    ...{ ...entry, ...keeping.parse(toKeeping(rows[at] ?? {})), category, section },
  }));

/** The whole of one's own record as one look gives it. */
export const ownRecordLook = look.transform(({ categories }, context): OwnEntry[] => {
  try {
    return Object.entries(categories).flatMap(([category, found]) =>
      found.state === 'hidden'
        ? []
        : Object.entries(found.sections).flatMap(([section, rows]) => entriesOf(category, section, rows)),
    );
  } catch (cause) {
    // A row that cannot be read is said; a record with something left out would look whole.
    if (!(cause instanceof z.ZodError)) throw cause;
    for (const { path, message } of cause.issues) context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  }
});

/** "I think this is wrong": what was asked of whoever wrote an entry, and what they answered. */
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
export const earlierVersion = z
  .object({
    version: z.number(),
    changed_at: instant,
    changed_by_name: text,
    content: z.record(z.string(), z.unknown()),
  })
  .transform(({ version, changed_at, changed_by_name, content }) => ({
    version,
    changedAt: changed_at,
    changedBy: changed_by_name,
    content,
  }));
export type EarlierVersion = z.output<typeof earlierVersion>;

/** Whom to call for the signed-in person. */
export const ownContact = rowSchema<'emergency_contacts'>()({
  name: z.string(),
  relationship: z.string(),
  phone: z.string(),
});
export type OwnContact = z.output<typeof ownContact>;
