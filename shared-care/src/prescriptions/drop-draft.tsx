import { errorText } from '@telehealth/contracts';
import { useSetPrescriptionStatus } from '@telehealth/data/prescribing/own-prescription.mutations';
import type { OwnPrescription } from '@telehealth/data/prescribing/own-prescription.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { useState } from 'react';
import { forgetUnsaved } from './unsaved-draft';

interface DropDraftProps {
  saved: Pick<OwnPrescription, 'id'> | null;
  appointmentId: string;
  draftKey: string;
  onGone: () => void;
}

/** Puts a draft away, after a question. */
export function DropDraft({ saved, appointmentId, draftKey, onGone }: DropDraftProps) {
  const changing = useSetPrescriptionStatus();
  const [asks, setAsks] = useState(false);
  const drop = async () => {
    forgetUnsaved(appointmentId, draftKey);
    const gone = saved === null ? null : await changing.run({ id: saved.id, to: 'cancelled', reason: '' });
    setAsks(false);
    if (gone === null || gone.ok) onGone();
  };
  return (
    <>
      {changing.error !== null && <Notice tone="warning">{errorText(changing.error)}</Notice>}
      <Button variant="quiet" onClick={() => setAsks(true)}>
        Put away
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={drop}
        title="Put this draft away?"
        confirmLabel="Put it away"
      >
        Nothing was issued, and nobody reads it.
      </ConfirmDialog>
    </>
  );
}
