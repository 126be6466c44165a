import {
  BOOKING_MESSAGES,
  formatDay,
  formatMoment,
  formatTime,
  messageFrom,
  viewerTimeZone,
} from '@telehealth/contracts';
import { useHostServices } from '@telehealth/contracts/session';
import { useMoveAppointment } from '@telehealth/data/appointments/appointment.mutations';
import { useCancellationTerms } from '@telehealth/data/appointments/appointment.queries';
import type { Appointment, CancellationTerms } from '@telehealth/data/appointments/appointment.schema';
import { personSeen } from '@telehealth/data/related-persons/person-words';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { shortWhen } from '@telehealth/ui/parts/time';
import { useRef, useState } from 'react';
import { AnyTime } from './any-time';
import { OpeningChoice } from './opening-choice';
import { ReasonForPatient } from './reason-for-patient';
import { UndoDialog } from './undo-dialog';
import { toVisitProblem } from './visit-problem';

interface MoveVisitDialogProps {
  visit: Appointment;
  /** A new time that was chosen before, e.g. by moving the visit in a calendar. */
  to?: Date;
  onClose: () => void;
}

/** Another time for the same visit, at the same price. Patients choose an opening; specialists know their own day. */
export function MoveVisitDialog({ visit, to, onClose }: MoveVisitDialogProps) {
  const isSpecialist = visit.viewerRole === 'specialist';
  const [startsAt, setStartsAt] = useState<Date | null>(to ?? null);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const terms = useCancellationTerms(visit.id);
  const [done, setDone] = useState<Done | null>(null);
  const was = visit.startsAt;
  const { problem, isRunning, run } = useMove(visit, (to) => setDone({ was, to }));
  if (done !== null) return <JustMoved visit={visit} done={done} onClose={onClose} />;
  if (!isSpecialist && terms.data?.late) return <TooLate visit={visit} onClose={onClose} />;
  const isMissing = { time: isTried && startsAt === null, reason: isTried && isSpecialist && reason.trim() === '' };
  const confirm = () => {
    setTried(true);
    if (startsAt !== null && (!isSpecialist || reason.trim() !== '')) return void run(startsAt, reason.trim());
    const first = startsAt === null ? 'input' : 'textarea';
    form.current?.querySelector<HTMLElement>(first)?.focus();
  };
  const Choice = isSpecialist ? AnyTime : OpeningChoice;
  return (
    <Dialog
      open
      size="l"
      onClose={isRunning ? () => undefined : onClose}
      title={`Move the visit with ${personSeen(visit)}`}
      description={<WhatMovingMeans visit={visit} terms={terms.data} />}
      actions={
        <>
          <Button variant="line" onClick={onClose} disabled={isRunning}>
            Keep the time
          </Button>
          <Button busy={isRunning} onClick={confirm}>
            Move the visit
          </Button>
        </>
      }
    >
      <div ref={form}>
        <Stack>
          <Choice
            visit={visit}
            value={startsAt}
            onChoose={setStartsAt}
            {...(isMissing.time && { error: messageFrom(BOOKING_MESSAGES, 'booking.openingRequired') })}
          />
          {isSpecialist && (
            <ReasonForPatient
              label="Why does it move?"
              value={reason}
              onChange={setReason}
              {...(isMissing.reason && { error: messageFrom(BOOKING_MESSAGES, 'booking.moveReasonRequired') })}
            />
          )}
          {problem !== null && (
            <Notice tone="danger" live>
              {problem}
            </Notice>
          )}
        </Stack>
      </div>
    </Dialog>
  );
}

interface Done {
  was: Date;
  to: Date;
}

function JustMoved({ visit, done, onClose }: MoveVisitDialogProps & { done: Done }) {
  const { notify } = useHostServices();
  const told = { name: visit.counterpartName };
  const { problem, isRunning, run } = useMove(visit, () => {
    notify('booking.movedBack', told);
    onClose();
  });
  const end = () => {
    notify('booking.moved', told);
    onClose();
  };
  const zone = viewerTimeZone();
  return (
    <UndoDialog
      title="The visit is moved"
      problem={problem}
      isRunning={isRunning}
      onUndo={() => void run(done.was, '')}
      onEnd={end}
    >
      <p>
        It was on {formatDay(done.was, zone)}, {formatTime(done.was, zone)}. Now it is on {formatMoment(done.to, zone)}.
      </p>
    </UndoDialog>
  );
}

/** Nothing to choose any more: said at once, not after choosing. */
function TooLate({ visit, onClose }: MoveVisitDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Move the visit with ${personSeen(visit)}`}
      description={messageFrom(BOOKING_MESSAGES, 'booking.moveTooLate')}
      actions={<Button onClick={onClose}>Keep the time</Button>}
    />
  );
}

function WhatMovingMeans({ visit, terms }: { visit: Appointment; terms: CancellationTerms | undefined }) {
  const zone = viewerTimeZone();
  return (
    <>
      <p>
        Now it is on {formatMoment(visit.startsAt, zone)}. The price stays the same, and your calendar file gets a new
        version.
      </p>
      {visit.viewerRole === 'patient' && terms && (
        <p>
          {terms.freeUntil && `Until ${shortWhen(terms.freeUntil, zone)} you can move it yourself. `}
          {visit.movesLeft === 1 ? 'You can move it once more.' : `You can move it ${visit.movesLeft} more times.`}{' '}
          After a move you have 15 minutes to move or cancel it for free again, until 30 minutes before it begins.
        </p>
      )}
    </>
  );
}

function useMove(visit: Appointment, onDone: (to: Date) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const move = useMoveAppointment();
  const run = async (startsAt: Date, reason: string) => {
    setProblem(null);
    const result = await move.run({ appointmentId: visit.id, startsAt, ...(reason !== '' && { reason }) });
    if (!result.ok) return setProblem(toVisitProblem(result.error, 'booking.moveFailed'));
    onDone(startsAt);
  };
  return { problem, isRunning: move.isRunning, run };
}
