import type { Row } from './stage';
import { type DemoVisit, inTheirPlace } from './visits';

/** A specialist's note about a visit. */
export interface DemoNote {
  told: string;
  seen: string;
  judged: string;
  planned: string;
  plain: string;
  category?: 'mental_health' | 'sexual_health';
  questions?: readonly { question: string; options: readonly string[]; right: number }[];
}

interface NoteRow {
  id: string;
  version: number;
}

/** Begins a note about the visit and saves it as a draft, which only its author sees. */
export async function draftNote(visit: DemoVisit, note: DemoNote): Promise<NoteRow> {
  const begun = await visit.asSpecialist<NoteRow>('begin_note', { category: note.category ?? 'notes' });
  const soap = { subjective: note.told, objective: note.seen, assessment: note.judged, plan: note.planned };
  const saved = await visit.stage.call<{ note: NoteRow }>(visit.specialist, 'save_note', {
    note: begun.id,
    version: begun.version,
    soap,
    plan_plain: note.plain,
    ...(note.questions ? { teach_back: note.questions } : {}),
  });
  return saved.note;
}

export async function signNote(visit: DemoVisit, note: DemoNote): Promise<NoteRow> {
  const { id, version } = await draftNote(visit, note);
  return visit.stage.call<NoteRow>(visit.specialist, 'sign_note', { note: id, version });
}

/** A line of a prescription; omitted fields have common defaults. */
export interface DemoItem {
  medicine: string;
  form: string;
  strength: string;
  quantity: number;
  directions: string;
  daysSupply: number;
  repeats?: number;
  schedule?: number;
  /** A long-term medicine, to be renewed in time. */
  ongoing?: boolean;
}

export interface Prescription {
  id: string;
  version: number;
}

const itemOf = (item: DemoItem): Row => ({ repeats: 0, schedule: 3, quantityWords: '', ...item });

export const draft = (visit: DemoVisit, items: readonly DemoItem[], category = 'medicines'): Promise<Prescription> =>
  visit.asSpecialist<Prescription>('draft_prescription', {
    key: visit.stage.key(),
    items: items.map(itemOf),
    category,
  });

/** Checks a draft against the allergies and issues it; `reason` overrides an allergy warning. */
export async function issue(visit: DemoVisit, { id, version }: Prescription, reason: string | null = null) {
  const { stage, specialist } = visit;
  await stage.call(specialist, 'check_prescription', { id });
  await stage.endRequest();
  return stage.call<Prescription>(specialist, 'issue_prescription', { id, version, override_reason: reason });
}

export const prescribe = async (visit: DemoVisit, items: readonly DemoItem[], category = 'medicines') =>
  issue(visit, await draft(visit, items, category));

export const redraft = (visit: DemoVisit, { id, version }: Prescription, items: readonly DemoItem[]) =>
  visit.stage.call<Prescription>(visit.specialist, 'save_prescription', { id, version, items: items.map(itemOf) });

/** Issues a corrected script in the place of one; the patient reads what was wrong. */
export async function replace(visit: DemoVisit, { id }: Prescription, items: readonly DemoItem[], reason: string) {
  const begun = await visit.stage.call<Prescription>(visit.specialist, 'replace_prescription', {
    id,
    key: visit.stage.key(),
    reason,
  });
  return issue(visit, await redraft(visit, begun, items));
}

export const setStatus = (visit: DemoVisit, { id }: Prescription, to: string, reason: string | null = null) =>
  visit.stage.call<Prescription>(visit.specialist, 'set_prescription_status', { id, to, reason });

export const askAgain = (visit: DemoVisit, { id }: Prescription, note = '') =>
  inTheirPlace<{ id: string }>(visit.stage, visit, 'request_renewal', {
    prescription: id,
    key: visit.stage.key(),
    note,
  });

export const decide = (visit: DemoVisit, request: { id: string }, decision: string, reason = '') =>
  visit.stage.call<{ id: string; new_prescription_id: string | null }>(visit.specialist, 'decide_renewal', {
    request: request.id,
    decision,
    reason,
  });
