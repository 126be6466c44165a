import type { DraftItem } from '@telehealth/data/prescribing/own-prescription.schema';

interface UnsavedDraft {
  /** Of the draft, begun or not. */
  key: string;
  items: readonly DraftItem[];
}
/** In the memory of this page only: what was typed while another part is looked at, or the line is away. By visit. */
const UNSAVED = new Map<string, UnsavedDraft>();

export const unsavedDraft = (appointmentId: string): UnsavedDraft | undefined => UNSAVED.get(appointmentId);
export const keepUnsaved = (appointmentId: string, draft: UnsavedDraft) => void UNSAVED.set(appointmentId, draft);
export function forgetUnsaved(appointmentId: string, key: string): void {
  if (UNSAVED.get(appointmentId)?.key === key) UNSAVED.delete(appointmentId);
}
