import { CancelReason } from '@telehealth/care/visits/cancel-reason';
import { toVisitProblem } from '@telehealth/care/visits/visit-problem';
import { messageFrom } from '@telehealth/contracts/message-from';
import { BOOKING_MESSAGES } from '@telehealth/contracts/messages/booking';
import { useHostServices } from '@telehealth/contracts/session';
import { useCallOffVisits } from '@telehealth/data/appointments/appointment.mutations';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useRef, useState } from 'react';

interface CancelAllDialogProps {
  /** A visit of the patient whose coming visits are all cancelled. */
  visit: Appointment;
  onClose: () => void;
}

/** Cancels every coming visit of one patient in one step, after stating the consequences. */
export function CancelAllDialog({ visit, onClose }: CancelAllDialogProps) {
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLDivElement>(null);
  const callOff = useCallOffVisits();
  const { notify } = useHostServices();
  const confirm = async () => {
    if (reason.trim() === '') {
      setReasonMissing(true);
      field.current?.querySelector<HTMLElement>('input, textarea')?.focus();
      return;
    }
    setProblem(null);
    const result = await callOff.run({ patientId: visit.counterpartId, reason: reason.trim() });
    if (!result.ok) return setProblem(toVisitProblem(result.error, 'booking.cancelFailed'));
    notify('booking.allCalledOff');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={callOff.isRunning ? () => undefined : onClose}
      role="alertdialog"
      title={`Cancel all upcoming visits with ${visit.counterpartName}?`}
      description="Everything they paid goes back in full, others can book the times at once, and they are told about each visit. Visits that have begun are not affected."
      actions={
        <>
          <Button variant="line" onClick={onClose} disabled={callOff.isRunning}>
            Keep them
          </Button>
          <Button variant="danger" busy={callOff.isRunning} onClick={() => void confirm()}>
            Cancel all of them
          </Button>
        </>
      }
    >
      <div ref={field}>
        <CancelReason
          role={visit.viewerRole}
          value={reason}
          {...(isReasonMissing && { error: messageFrom(BOOKING_MESSAGES, 'booking.cancelReasonRequired') })}
          onChange={(text) => {
            setReason(text);
            setReasonMissing(false);
          }}
        />
      </div>
      {problem !== null && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
    </Dialog>
  );
}
