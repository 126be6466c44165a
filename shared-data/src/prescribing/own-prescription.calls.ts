import type { BackendHandle } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { STALE_WITH_PRESCRIPTIONS } from './own-prescription.queries';
import { type DraftItem, type OwnPrescription, ownPrescription, toDraftRow } from './own-prescription.schema';

export interface DraftToSave {
  appointmentId: string;
  /** The same for every try to begin this draft. */
  key: string;
  draft: Pick<OwnPrescription, 'id' | 'version'> | null;
  items: readonly DraftItem[];
}

/** Begins a draft, or saves it over the version it was read in. What shows it is read again; nobody waits for that. */
export async function saveDraft(
  { client, queries }: BackendHandle,
  { appointmentId, key, draft, items }: DraftToSave,
): Promise<OwnPrescription> {
  const p_items = items.map(toDraftRow);
  const saved = await callBackend(
    draft === null
      ? client.rpc('draft_prescription', { p_appointment: appointmentId, p_key: key, p_items })
      : client.rpc('save_prescription', { p_id: draft.id, p_version: draft.version, p_items }),
    ownPrescription,
  );
  for (const queryKey of STALE_WITH_PRESCRIPTIONS) void queries.invalidateQueries({ queryKey });
  return saved;
}
