import { errorText } from '@telehealth/contracts/messages';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useRef } from 'react';
import { useNoteRinging } from '../../data/visits/running-visit.mutations';
import { NumberToRing } from '../../visit/number-to-ring';

/** Phones the patient: shows the number and records the result. If the patient answered, the visit goes on by phone. */
export function RingDialog({ details, onClose }: { details: VisitDetails; onClose: () => void }) {
  const recording = useNoteRinging();
  const key = useRef(crypto.randomUUID());
  const ring = details.room?.ring ?? null;
  const note = async (answered: boolean) => {
    const outcome = await recording.run({ appointmentId: details.visit.id, answered, key: key.current });
    if (outcome.ok) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Ring ${details.patientName}`}
      size="s"
      description="Your own phone places the call. What came of it is noted with the visit."
      actions={
        ring !== null && (
          <>
            <Button variant="line" busy={recording.isRunning} onClick={() => void note(false)}>
              No answer
            </Button>
            <Button busy={recording.isRunning} onClick={() => void note(true)}>
              We talk by phone
            </Button>
          </>
        )
      }
    >
      {ring === null ? (
        <Notice>
          We have no phone number for them. Write in the chat; the patient sees it as soon as they are back.
        </Notice>
      ) : (
        <NumberToRing ring={ring} />
      )}
      <div role="status">
        {recording.error !== null && <Notice tone="warning">{errorText(recording.error)}</Notice>}
      </div>
    </Dialog>
  );
}
