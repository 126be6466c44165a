import type { BackendHandle } from '@telehealth/data/client/backend';
import { callBackend } from '@telehealth/data/client/call-backend';
import { STALE_WITH_PRESCRIPTIONS } from '@telehealth/data/prescribing/own-prescription.queries';
import {
  type AskedWhileWriting,
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
  asked: AskedWhileWriting;
}

/** Begins a draft, or saves it over the version it was read in. Queries that show it are refetched without waiting. */
export async function saveDraft(
  { client, queries }: BackendHandle,
  { appointmentId, key, draft, items, asked }: DraftToSave,
): Promise<OwnPrescription> {
  const p_items = items.map(toDraftRow);
  const save = ({ id, version }: Pick<OwnPrescription, 'id' | 'version'>) =>
    callBackend(
      client.rpc('save_prescription', { p_id: id, p_version: version, p_items, p_asked: asked }),
      ownPrescription,
    );
  const begin = async () => {
    const args = { p_appointment: appointmentId, p_key: key, p_items };
    const begun = await callBackend(client.rpc('draft_prescription', args), ownPrescription);
    return Object.keys(asked).length === 0 ? begun : save(begun);
  };
  const saved = await (draft === null ? begin() : save(draft));
  for (const queryKey of STALE_WITH_PRESCRIPTIONS) void queries.invalidateQueries({ queryKey });
  return saved;
}
