import { formatDay, formatMoment, formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { messageFrom } from '@telehealth/contracts/message-from';
import { BOOKING_MESSAGES } from '@telehealth/contracts/messages/booking';
import { useHostServices } from '@telehealth/contracts/session';
import { useMoveAppointment } from '@telehealth/data/appointments/appointment.mutations';
import { useCancellationTerms } from '@telehealth/data/appointments/appointment.queries';
import type { Appointment, CancellationTerms } from '@telehealth/data/appointments/appointment.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { shortWhen } from '@telehealth/ui/parts/time';
import { useRef, useState } from 'react';
import { OpeningChoice } from './opening-choice';
import { UndoDialog } from './undo-dialog';
import { toVisitProblem } from './visit-problem';

interface MoveVisitDialogProps {
  visit: Appointment;
  onClose: () => void;
}

export function MoveVisitDialog({ visit, onClose }: MoveVisitDialogProps) {
  const [startsAt, setStartsAt] = useState<Date | null>(null);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const terms = useCancellationTerms(visit.id);
  const [done, setDone] = useState<Done | null>(null);
  const was = visit.startsAt;
  const { problem, isRunning, run } = useMove(visit, (to) => setDone({ was, to }));
  if (done !== null) return <JustMoved visit={visit} done={done} onClose={onClose} />;
  if (terms.data?.late) return <TooLate visit={visit} onClose={onClose} />;
  const confirm = () => {
    setTried(true);
    if (startsAt !== null) return void run(startsAt);
    form.current?.querySelector<HTMLElement>('input')?.focus();
  };
  return (
    <Dialog
      open
      size="l"
      onClose={isRunning ? () => undefined : onClose}
      title={`Move the visit with ${visit.counterpartName}`}
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
          <OpeningChoice
            visit={visit}
            value={startsAt}
            onChoose={setStartsAt}
            {...(isTried && startsAt === null && { error: messageFrom(BOOKING_MESSAGES, 'booking.openingRequired') })}
          />
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
      onUndo={() => void run(done.was)}
      onEnd={end}
    >
      <p>
        It was on {formatDay(done.was, zone)}, {formatTime(done.was, zone)}. Now it is on {formatMoment(done.to, zone)}.
      </p>
    </UndoDialog>
  );
}

/** Moving is no longer possible: said at once, not after choosing. */
function TooLate({ visit, onClose }: MoveVisitDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Move the visit with ${visit.counterpartName}`}
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
      {terms && (
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
  const run = async (startsAt: Date) => {
    setProblem(null);
    const result = await move.run({ appointmentId: visit.id, startsAt });
    if (!result.ok) return setProblem(toVisitProblem(result.error, 'booking.moveFailed'));
    onDone(startsAt);
  };
  return { problem, isRunning: move.isRunning, run };
}
