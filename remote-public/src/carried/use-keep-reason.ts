import { useBackend } from '@telehealth/data/client/use-backend';
import { useEffect } from 'react';
import { carriedReason } from './carried-reason';
import { readDraftCode, writeDraftCode } from './draft-code';

let keptReason = '';

/**
 * Keeps the words that came from the landing form on the server, so that a reload on the way to the booking does not
 * lose them. A failure changes nothing on screen: they are still in memory. What sends them comes only with words to send.
 */
export function useKeepReason(): void {
  const backend = useBackend();
  useEffect(() => {
    const reason = carriedReason();
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
