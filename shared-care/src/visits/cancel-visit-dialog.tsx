import { messageFrom } from '@telehealth/contracts/message-from';
import { BOOKING_MESSAGES } from '@telehealth/contracts/messages/booking';
import { useHostServices } from '@telehealth/contracts/session';
import { useCancelAppointment, useKeepAppointment } from '@telehealth/data/appointments/appointment.mutations';
import { useCancellationTerms } from '@telehealth/data/appointments/appointment.queries';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useRef, useState } from 'react';
import { CancelReason } from './cancel-reason';
import { CancellationOutcome, isBooked } from './cancellation-outcome';
import { UndoDialog } from './undo-dialog';
import { toVisitProblem } from './visit-problem';

interface CancelVisitDialogProps {
  visit: Appointment;
  onClose: () => void;
}

/**
 * Says what cancelling means for either side, and allows an undo for ten seconds. A patient's unbooked hold is released
 * without a question.
 */
export function CancelVisitDialog({ visit, onClose }: CancelVisitDialogProps) {
  const asksWhy = visit.viewerRole === 'specialist' || isBooked(visit);
  const terms = useCancellationTerms(visit.id);
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const [isDone, setDone] = useState(false);
  const { problem, isRunning, run } = useCancel(visit, terms, isBooked(visit) ? () => setDone(true) : onClose);
  const confirm = () => {
    if (asksWhy && reason.trim() === '') {
      setReasonMissing(true);
      field.current?.querySelector<HTMLElement>('input, textarea')?.focus();
      return;
    }
    void run(reason.trim());
  };
  if (isDone) return <JustCancelled visit={visit} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={isRunning ? () => undefined : onClose}
      role="alertdialog"
      title={asksWhy ? `Cancel the visit with ${visit.counterpartName}?` : 'Let this time go?'}
      description={<CancellationOutcome visit={visit} terms={terms} />}
      actions={
        <>
          <Button variant="line" onClick={onClose} disabled={isRunning}>
            Keep it
          </Button>
          <Button variant="danger" busy={isRunning} onClick={confirm}>
            {asksWhy ? 'Cancel the visit' : 'Let it go'}
          </Button>
        </>
      }
    >
      {asksWhy && (
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
      )}
      {problem !== null && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
    </Dialog>
  );
}

/** The visit is cancelled only when the undo time is over, by the server, even if this page is closed by then. */
function JustCancelled({ visit, onClose }: CancelVisitDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const cancel = useCancelAppointment();
  const keep = useKeepAppointment();
  const { notify } = useHostServices();
  const undo = async () => {
    setProblem(null);
    const result = await keep.run(visit.id);
    if (!result.ok) return setProblem(toVisitProblem(result.error, 'booking.keepFailed'));
    notify('booking.kept');
    onClose();
  };
  const end = async () => {
    const result = await cancel.run({ appointmentId: visit.id, undo: false });
    // The undo succeeded although its answer was lost.
    const isKept = result.ok && result.value.status !== 'cancelled';
    if (isKept) notify('booking.kept');
    else notify('booking.cancelled', { name: visit.counterpartName });
    onClose();
  };
  return (
    <UndoDialog
      title="The visit is being cancelled"
      problem={problem}
      isRunning={keep.isRunning || cancel.isRunning}
      onUndo={() => void undo()}
      onEnd={() => void end()}
    >
      <p>After that {visit.counterpartName} is told, and the time becomes free for others.</p>
    </UndoDialog>
  );
}

function useCancel(visit: Appointment, terms: ReturnType<typeof useCancellationTerms>, onDone: () => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const cancel = useCancelAppointment();
  const { notify } = useHostServices();
  const [isTried, setTried] = useState(false);
  const wasBooked = isBooked(visit);
  // A patient must see the refund to agree to it; a specialist always refunds in full.
  const isUnseen = wasBooked && visit.viewerRole === 'patient' && terms.data === undefined;
  const run = async (reason: string) => {
    setProblem(null);
    setTried(true);
    if (isUnseen) return terms.status === 'error' ? terms.refetch() : undefined;
    const result = await cancel.run({
      appointmentId: visit.id,
      reason: reason || 'Let go before booking',
      ...(wasBooked && { undo: true }),
      // A specialist always refunds in full; a patient gets at least the amount that was shown.
      ...(wasBooked && visit.viewerRole === 'patient' && { refundShownMinor: terms.data?.refund.amountMinor }),
    });
    if (!result.ok) {
      terms.refetch();
      return setProblem(toVisitProblem(result.error, 'booking.cancelFailed'));
    }
    if (!wasBooked) notify('booking.released');
    onDone();
  };
  const unseen = isTried && isUnseen ? messageFrom(BOOKING_MESSAGES, 'booking.cancelUnseen') : null;
  return { problem: problem ?? unseen, isRunning: cancel.isRunning, run };
}
