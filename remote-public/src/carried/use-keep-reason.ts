import { useBackend } from '@telehealth/data/client/use-backend';
import { keepDraft } from '@telehealth/data/drafts/draft.calls';
import { useEffect } from 'react';
import { carriedReason } from './carried-reason';
import { readDraftCode, writeDraftCode } from './draft-code';

let keptReason = '';

/**
 * Keeps the words that came from the landing form on the server, so that a reload on the way to the booking does not
 * lose them. A failure changes nothing on screen: they are still in memory.
 */
export function useKeepReason(): void {
  const backend = useBackend();
  useEffect(() => {
    const reason = carriedReason();
    if (reason === '' || reason === keptReason) return;
    keptReason = reason;
    void keepDraft(backend, { reason }, readDraftCode()).then((kept) => {
      if (kept.ok) writeDraftCode(kept.value);
      else keptReason = '';
    });
  }, [backend]);
}
