import { type AppError, type Appointment, errorText, message } from '@telehealth/contracts';
import { useHostServices } from '@telehealth/contracts/session';
import { useCancelAppointment } from '@telehealth/data/appointments/appointment.mutations';
import { useCancellationTerms } from '@telehealth/data/appointments/appointment.queries';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useRef, useState } from 'react';
import { CancellationOutcome, isBooked } from './cancellation-outcome';

const REASONS = [
  'I feel better',
  'The time does not suit me',
  'I was seen somewhere else',
  'The price',
  'I would rather not say',
].map((reason) => ({ value: reason, label: reason }));

interface CancelVisitDialogProps {
  appointment: Appointment;
  onClose: () => void;
}

/** Says what cancelling costs before it is done. A time that was only held is let go without a question. */
export function CancelVisitDialog({ appointment, onClose }: CancelVisitDialogProps) {
  const wasBooked = isBooked(appointment);
  const terms = useCancellationTerms(appointment.id);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const reasons = useRef<HTMLDivElement>(null);
  const cancel = useCancelAppointment();
  const { notify } = useHostServices();

  const confirm = async () => {
    if (wasBooked && reason === '') {
      setReasonMissing(true);
      reasons.current?.querySelector('input')?.focus();
      return;
    }
    setProblem(null);
    const result = await cancel.run({
      appointmentId: appointment.id,
      reason: reason || 'Let go before booking',
      refundShownMinor: wasBooked ? terms.data?.refund.amountMinor : undefined,
    });
    if (!result.ok) {
      terms.refetch();
      return setProblem(toProblem(result.error));
    }
    notify(wasBooked ? 'booking.cancelled' : 'booking.released');
    onClose();
  };

  return (
    <Dialog
      open
      onClose={cancel.isRunning ? () => undefined : onClose}
      role="alertdialog"
      title={wasBooked ? `Cancel the visit with ${appointment.counterpartName}?` : 'Let this time go?'}
      description={<CancellationOutcome appointment={appointment} terms={terms} />}
      actions={
        <>
          <Button variant="line" onClick={onClose} disabled={cancel.isRunning}>
            Keep it
          </Button>
          <Button variant="danger" busy={cancel.isRunning} onClick={() => void confirm()}>
            {wasBooked ? 'Cancel the visit' : 'Let it go'}
          </Button>
        </>
      }
    >
      {wasBooked && (
        <div ref={reasons}>
          <ChipGroup
            type="radio"
            legend="Why are you cancelling?"
            hint="The specialist sees this."
            name="cancel-reason"
            options={REASONS}
            value={reason}
            onChange={(chosen) => {
              setReason(chosen);
              setReasonMissing(false);
            }}
            {...(isReasonMissing && { error: message('booking.cancelReasonRequired') })}
            required
          />
        </div>
      )}
      {problem !== null && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
    </Dialog>
  );
}

/** A refusal by the booking rules says why; anything else says that the visit stands. */
function toProblem(error: AppError): string {
  return error.id.startsWith('booking.') ? errorText(error) : message('booking.cancelFailed');
}
