import { randomUUID } from 'node:crypto';
import { GOOD_NOTE, type NoteValues } from '@telehealth/contracts/examples/notes';
import { GOOD_ITEM, type PrescriptionItemValues } from '@telehealth/contracts/examples/prescription';
import type { JSONValue, Sql, TransactionSql } from 'postgres';
import { newVisit, type Visit } from './consultations';
import { as } from './people';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const after = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);
/** When a visit ends. */
export const endOf = (visit: Visit): Date => visit.at(30);

export const only = <T>(rows: readonly T[]): T => {
  const [row] = rows;
  if (row === undefined) throw new Error('One row was expected.');
  return row;
};
export const json = (value: unknown): JSONValue => JSON.parse(JSON.stringify(value));

/** Runs `work` as that person at that instant. */
export const asAt = <T>(sql: Sql, who: string, at: Date, work: (tx: TransactionSql) => Promise<T>): Promise<T> =>
  as(sql, who, async (tx) => {
    await tx`select set_config('sawubona.clock', ${at.toISOString()}, true)`;
    return work(tx);
  });

/** Runs the scheduled job of renewals at that instant. */
export async function escalateAt(sql: Sql, at: Date): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select set_config('sawubona.clock', ${at.toISOString()}, true)`;
    await tx`select private.escalate_renewals()`;
  });
}

/** Tries a change as the administrator, whom no grant holds back, and undoes it. */
export async function attempt(sql: Sql, work: (tx: TransactionSql) => Promise<unknown>): Promise<void> {
  const undo = new Error('undo');
  await sql
    .begin(async (tx) => {
      await work(tx);
      throw undo;
    })
    .catch((cause) => {
      if (cause !== undo) throw cause;
    });
}

/** A visit of the two that went as far as `status`. */
export async function visitThatIs(
  sql: Sql,
  patient: string,
  specialist: { id: string; visitType: string },
  status: 'booked' | 'waiting' | 'in_progress' | 'completed' = 'completed',
): Promise<Visit> {
  const visit = await newVisit(sql, { patient, specialist });
  if (status !== 'booked') await visit.enter(-5);
  if (status === 'in_progress' || status === 'completed') await visit.admit(0);
  if (status === 'completed') await visit.finish(25);
  return visit;
}

export interface NoteRow {
  id: string;
  state: string;
  version: number;
  soap: Record<string, string>;
  plan_plain: string;
  addendum_of: string | null;
  chain_no: number;
  signed_at: Date | null;
}
export interface SaveAnswer {
  saved: boolean;
  hint?: string;
  copy_id?: string;
  note: NoteRow;
}

export const beginNote = (sql: Sql, visit: Visit, at = endOf(visit), category = 'notes', who = visit.specialist) =>
  asAt(sql, who, at, async (tx) =>
    only(await tx<NoteRow[]>`select * from public.begin_note(${visit.id}, ${category})`),
  );

export const saveNote = (sql: Sql, who: string, note: { id: string; version: number }, values: NoteValues, at: Date) =>
  asAt(sql, who, at, async (tx) => {
    const soap = tx.json(json(values.soap));
    const rows = await tx<{ answer: SaveAnswer }[]>`
      select public.save_note(${note.id}, ${note.version}, ${soap}, ${values.planPlain}) as answer`;
    return only(rows).answer;
  });

export const signNote = (sql: Sql, who: string, { id, version }: { id: string; version: number }, at: Date) =>
  asAt(sql, who, at, async (tx) => {
    await tx`select public.sign_note(${id}, ${version})`;
    return only(await tx<NoteRow[]>`select * from public.notes where id = ${id}`);
  });

/** A signed note about the visit. */
export async function signedNote(sql: Sql, visit: Visit, values = GOOD_NOTE, category = 'notes'): Promise<NoteRow> {
  const begun = await beginNote(sql, visit, endOf(visit), category);
  const { note } = await saveNote(sql, visit.specialist, begun, values, endOf(visit));
  return signNote(sql, visit.specialist, note, endOf(visit));
}

export interface PrescriptionRow {
  id: string;
  status: string;
  version: number;
  verify_code: string | null;
  allergy_check: Record<string, unknown> | null;
  override_reason: string | null;
  particulars: Record<string, string | null> | null;
  draft_items: PrescriptionItemValues[];
  issued_at: Date | null;
  runs_out_on: Date | null;
  renews_id: string | null;
}

export const draftPrescription = (
  sql: Sql,
  visit: Visit,
  items = [GOOD_ITEM],
  category = 'medicines',
  at = endOf(visit),
) =>
  asAt(sql, visit.specialist, at, async (tx) => {
    const list = tx.json(json(items));
    const rows = await tx<PrescriptionRow[]>`
      select * from public.draft_prescription(${visit.id}, ${randomUUID()}, ${list}, ${category})`;
    return only(rows);
  });

/** The first half of issuing: the draft is compared with the allergies on record. */
export const checkDraft = (sql: Sql, who: string, draft: { id: string }, at: Date) =>
  asAt(sql, who, at, (tx) => tx<{ ticket: string }[]>`select public.check_prescription(${draft.id}) as ticket`);

/** The second half alone. */
export const issueUnchecked = (sql: Sql, who: string, draft: PrescriptionRow, at: Date, reason: string | null = null) =>
  asAt(sql, who, at, async (tx) => {
    await tx`select public.issue_prescription(${draft.id}, ${draft.version}, ${reason})`;
    return only(await tx<PrescriptionRow[]>`select * from public.prescriptions where id = ${draft.id}`);
  });

export async function issue(sql: Sql, who: string, draft: PrescriptionRow, at: Date, reason: string | null = null) {
  await checkDraft(sql, who, draft, at);
  return issueUnchecked(sql, who, draft, at, reason);
}

/** An issued prescription of the visit. */
export async function issuedPrescription(sql: Sql, visit: Visit, items = [GOOD_ITEM], category = 'medicines') {
  return issue(sql, visit.specialist, await draftPrescription(sql, visit, items, category), endOf(visit));
}
