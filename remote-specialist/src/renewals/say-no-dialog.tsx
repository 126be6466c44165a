import { ReasonForPatient } from '@telehealth/care/visits/reason-for-patient';
import { errorText, message } from '@telehealth/contracts/messages';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useRef, useState } from 'react';
import { useDecideRenewal } from '../data/prescribing/asked-renewal.mutations';
import type { AskedRenewal } from '../data/prescribing/asked-renewal.schema';
import { medicinesText, patientOf } from './renewal-words';

export type SaidNo = 'declined' | 'visit_needed';
const WORDS: Record<SaidNo, { title: string; confirm: string }> = {
  declined: { title: 'Decline this renewal?', confirm: 'Decline it' },
  visit_needed: { title: 'Ask for a visit first?', confirm: 'Ask for a visit' },
};
/** The database's minimum for a reason, in characters. */
const REASON_MIN = 10;

interface SayNoDialogProps {
  renewal: AskedRenewal;
  decision: SaidNo;
  onClose: () => void;
  onDecided: () => void;
}

/** Declines a renewal, or requires a visit first, with a sentence for the patient. */
export function SayNoDialog({ renewal, decision, onClose, onDecided }: SayNoDialogProps) {
  const deciding = useDecideRenewal();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const isShort = reason.trim().length < REASON_MIN;
  const { title, confirm } = WORDS[decision];
  const decide = async () => {
    setTried(true);
    if (isShort) return field.current?.querySelector('textarea')?.focus();
    const done = await deciding.run({ id: renewal.id, decision, reason: reason.trim() });
    if (!done.ok) return;
    onClose();
    onDecided();
  };
  return (
    <Dialog
      open
      onClose={deciding.isRunning ? () => undefined : onClose}
      title={title}
      description={`${patientOf(renewal)}, ${medicinesText(renewal)}. The request is closed by this; the patient can ask again.`}
      actions={
        <>
          <Button variant="line" onClick={onClose} disabled={deciding.isRunning}>
            Not yet
          </Button>
          <Button variant="line" busy={deciding.isRunning} onClick={() => void decide()}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack>
        <div ref={field}>
          <ReasonForPatient
            label="Why?"
            value={reason}
            onChange={setReason}
            {...(isTried && isShort && { error: message('prescriptions.reasonRequired') })}
          />
        </div>
        {deciding.error !== null && (
          <Notice tone="danger" live>
            {errorText(deciding.error)}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
