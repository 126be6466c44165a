import {
  type AppError,
  type Appointment,
  errorText,
  formatMoney,
  formatShortMoment,
  message,
  viewerTimeZone,
} from '@telehealth/contracts';
import { useHostServices } from '@telehealth/contracts/session';
import { useCancelAppointment } from '@telehealth/data/appointments/appointment.mutations';
import { useCancellationTerms } from '@telehealth/data/appointments/appointment.queries';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Field } from '@telehealth/ui/parts/field';
import { TextArea } from '@telehealth/ui/parts/inputs';
import { useRef, useState } from 'react';

/** Longest reason the database takes. */
const REASON_MAX = 500;

interface CancelVisitDialogProps {
  visit: Appointment;
  onClose: () => void;
}

/** A specialist may call off at any time, says why, and the patient is paid back. */
export function CancelVisitDialog({ visit, onClose }: CancelVisitDialogProps) {
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const cancel = useCancelAppointment();
  const { notify } = useHostServices();

  const confirm = async () => {
    if (reason.trim() === '') {
      setReasonMissing(true);
      field.current?.focus();
      return;
    }
    setProblem(null);
    const result = await cancel.run({ appointmentId: visit.id, reason: reason.trim() });
    if (!result.ok) return setProblem(toProblem(result.error));
    notify('booking.cancelled');
    onClose();
  };

  return (
    <Dialog
      open
      onClose={cancel.isRunning ? () => undefined : onClose}
      role="alertdialog"
      title={`Cancel the visit with ${visit.counterpartName}?`}
      description={<Outcome visit={visit} />}
      actions={
        <>
          <Button variant="line" onClick={onClose} disabled={cancel.isRunning}>
            Keep it
          </Button>
          <Button variant="danger" busy={cancel.isRunning} onClick={() => void confirm()}>
            Cancel the visit
          </Button>
        </>
      }
    >
      <Field
        label="Why do you cancel?"
        hint="The patient reads this."
        required
        {...(isReasonMissing && { error: message('booking.cancelReasonRequired') })}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            rows={3}
            maxLength={REASON_MAX}
            value={reason}
            onChange={(event) => {
              setReason(event.currentTarget.value);
              setReasonMissing(false);
            }}
          />
        )}
      </Field>
      {problem !== null && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
    </Dialog>
  );
}

function Outcome({ visit }: { visit: Appointment }) {
  const query = useCancellationTerms(visit.id);
  return (
    <>
      <p>
        {formatShortMoment(visit.startsAt, viewerTimeZone())}. The patient is told at once and the time becomes free
        again.
      </p>
      <QueryPanel query={query} skeleton={<SkeletonRows count={1} />} safe="The visit stands as before.">
        {({ refund }) => (refund.amountMinor > 0 ? <p>The patient gets {formatMoney(refund)} back.</p> : null)}
      </QueryPanel>
    </>
  );
}

/** A refusal by the booking rules says why; anything else says that the visit stands. */
function toProblem(error: AppError): string {
  return error.id.startsWith('booking.') ? errorText(error) : message('booking.cancelFailed');
}
