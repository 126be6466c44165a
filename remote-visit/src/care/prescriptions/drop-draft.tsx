import { errorText } from '@telehealth/contracts/messages';
import type { OwnPrescription } from '@telehealth/data/prescribing/own-prescription.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { useState } from 'react';
import { useSetPrescriptionStatus } from '../../data/prescribing/own-prescription.mutations';
import type { Draft } from './use-draft';

interface DropDraftProps {
  saved: Pick<OwnPrescription, 'id'> | null;
  putAway: Draft['putAway'];
  onGone: () => void;
}

export function DropDraft({ saved, putAway, onGone }: DropDraftProps) {
  const changing = useSetPrescriptionStatus();
  const [asks, setAsks] = useState(false);
  const drop = async () => {
    const cancel = async () => saved === null || (await changing.run({ id: saved.id, to: 'cancelled', reason: '' })).ok;
    const isGone = await putAway(cancel);
    setAsks(false);
    if (isGone) onGone();
  };
  return (
    <>
      {changing.error !== null && <Notice tone="warning">{errorText(changing.error)}</Notice>}
      <Button variant="quiet" onClick={() => setAsks(true)}>
        Discard
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={drop}
        title="Discard this draft?"
        confirmLabel="Discard it"
      >
        Nothing was issued, and nobody will read it.
      </ConfirmDialog>
    </>
  );
}
