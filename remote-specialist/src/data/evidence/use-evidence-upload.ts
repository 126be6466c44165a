import { useBackend } from '@telehealth/data/client/use-backend';
import { practiceKeys } from '@telehealth/data/practice/practice.queries';
import { type Upload, useUpload } from '@telehealth/data/visit-files/use-upload';
import { sendEvidence } from './evidence.calls';
import type { EvidenceKind } from './evidence.schema';

/**
 * Evidence of one kind on its way, as long as what shows it is drawn. Null where it is not known where to send it.
 * @param onArrived it was inspected and is kept
 */
export function useEvidenceUpload(kind: EvidenceKind, onArrived: () => void): Upload | null {
  const backend = useBackend();
  return useUpload({
    send: (file) => sendEvidence(backend, { ...file, kind }),
    arrived: () => {
      void backend.queries.invalidateQueries({ queryKey: practiceKeys.all });
      void backend.queries.invalidateQueries({ queryKey: ['specialists'] });
      onArrived();
    },
  });
}
