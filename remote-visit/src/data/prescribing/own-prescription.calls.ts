import type { BackendHandle } from '@telehealth/data/client/backend';
import { callBackend } from '@telehealth/data/client/call-backend';
import { STALE_WITH_PRESCRIPTIONS } from '@telehealth/data/prescribing/own-prescription.queries';
import {
  type DraftItem,
  type OwnPrescription,
  ownPrescription,
  toDraftRow,
} from '@telehealth/data/prescribing/own-prescription.schema';

export interface DraftToSave {
  appointmentId: string;
  /** Idempotency key: the same for every attempt to begin this draft. */
  key: string;
  draft: Pick<OwnPrescription, 'id' | 'version'> | null;
  items: readonly DraftItem[];
}

/** Begins a draft, or saves it over the version it was read in. Queries that show it are refetched without waiting. */
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
