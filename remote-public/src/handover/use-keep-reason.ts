import { handedOverReason } from '@telehealth/care/handover/handed-over-reason';
import { useBackend } from '@telehealth/data/client/use-backend';
import { useEffect } from 'react';
import { readDraftCode, writeDraftCode } from './draft-code';

let keptReason = '';

/**
 * Stores the landing form's reason on the server, so that a reload on the way to booking does not lose it. A failure is
 * silent, because the reason is still in memory. The sending code is loaded only if there is a reason.
 */
export function useKeepReason(): void {
  const backend = useBackend();
  useEffect(() => {
    const reason = handedOverReason();
    if (reason === '' || reason === keptReason) return;
    keptReason = reason;
    const keep = async () => {
      const { keepDraft } = await import('@telehealth/data/drafts/draft.calls');
      const kept = await keepDraft(backend, { reason }, readDraftCode());
      if (kept.ok) writeDraftCode(kept.value);
      else keptReason = '';
    };
    keep().catch(() => {
      keptReason = '';
    });
  }, [backend]);
}
