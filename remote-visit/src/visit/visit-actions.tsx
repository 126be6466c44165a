import { CancelVisitDialog } from '@telehealth/care/visits/cancel-visit-dialog';
import { isBooked } from '@telehealth/care/visits/cancellation-outcome';
import { cancelLaterText, cancelNowText } from '@telehealth/care/visits/cancellation-text';
import { MoveVisitDialog } from '@telehealth/care/visits/move-visit-dialog';
import { ProposeTimeDialog } from '@telehealth/care/visits/propose-time-dialog';
import { ProposedTime } from '@telehealth/care/visits/proposed-time';
import { toVisitProblem } from '@telehealth/care/visits/visit-problem';
import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { useKeepAppointment } from '@telehealth/data/appointments/appointment.mutations';
import { useCancellationTerms } from '@telehealth/data/appointments/appointment.queries';
import type { Appointment, CancellationTerms } from '@telehealth/data/appointments/appointment.schema';
import { canCancel, canMove } from '@telehealth/data/appointments/appointment-steps';
import { useNow } from '@telehealth/data/clock/use-now';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import styles from './visit.module.css';

/** A proposed new time with a way to choose another. It comes first, because it waits for an answer. */
export function Proposal({ visit }: { visit: Appointment }) {
  const [isMoving, setMoving] = useState(false);
  return (
    <>
      <ProposedTime visit={visit} onMove={() => setMoving(true)} />
      {isMoving && <MoveVisitDialog visit={visit} onClose={() => setMoving(false)} />}
    </>
  );
}

/** Moves or cancels the visit, and says the consequences beforehand. */
export function VisitChanges({ visit }: { visit: Appointment }) {
  const now = useNow(10_000);
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const mayMove = canMove(visit, now);
  const mayCancel = canCancel(visit, now);
  const close = () => setOpen(null);
  const isSpecialist = visit.viewerRole === 'specialist';
  const MoveDialog = isSpecialist ? ProposeTimeDialog : MoveVisitDialog;
  if (visit.viewerRole === 'patient' && mayCancel && !isBooked(visit)) return <LetGo visit={visit} />;
  return (
    <Card title="Change or cancel">
      {visit.cancelsAt !== null ? (
        <BeingCancelled visit={visit} />
      ) : mayCancel ? (
        <Outcome visit={visit} mayMove={mayMove} />
      ) : (
        <p>This visit can no longer be changed here.</p>
      )}
      <div className={styles.buttons}>
        {mayMove && (
          <Button variant="line" onClick={() => setOpen('move')}>
            {isSpecialist ? 'Ask to move the visit' : 'Move the visit'}
          </Button>
        )}
        {mayCancel && (
          <Button variant="quiet" onClick={() => setOpen('cancel')}>
            Cancel the visit
          </Button>
        )}
      </div>
      {open === 'move' && <MoveDialog visit={visit} onClose={close} />}
      {open === 'cancel' && <CancelVisitDialog visit={visit} onClose={close} />}
    </Card>
  );
}

/** For a user who pressed cancel and returns while it can still be undone. */
function BeingCancelled({ visit }: { visit: Appointment }) {
  const keep = useKeepAppointment();
  return (
    <>
      <p>This visit is being cancelled. For a few seconds you can still keep it.</p>
      <div className={styles.buttons}>
        <Button variant="line" busy={keep.isRunning} onClick={() => void keep.run(visit.id)}>
          Keep the visit
        </Button>
      </div>
      <div role="status">
        {keep.error !== null && <Notice tone="warning">{toVisitProblem(keep.error, 'booking.keepFailed')}</Notice>}
      </div>
    </>
  );
}

/** Cancels an unconfirmed visit, for which there is no cancellation fee and nothing to refund. */
function LetGo({ visit }: { visit: Appointment }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title="If it does not suit you">
      <p>You have not paid yet. If you let the time go, others can book it at once.</p>
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          Let the time go
        </Button>
      </div>
      {isOpen && <CancelVisitDialog visit={visit} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function Outcome({ visit, mayMove }: { visit: Appointment; mayMove: boolean }) {
  if (visit.viewerRole !== 'specialist') return <OutcomeForPatient visit={visit} />;
  return (
    <p>
      {mayMove && 'You can ask the patient to take another time. '}You can cancel it until it begins: the patient is
      told at once and gets everything back.
    </p>
  );
}

function OutcomeForPatient({ visit }: { visit: Appointment }) {
  const { Your } = useSubjectWords();
  const terms = useCancellationTerms(visit.id);
  return (
    <QueryPanel query={terms} skeleton={<SkeletonRows count={1} />} safe={`${Your} visit is unchanged.`}>
      {(said) => <OutcomeText terms={said} visit={visit} />}
    </QueryPanel>
  );
}

function OutcomeText({ terms, visit }: { terms: CancellationTerms; visit: Appointment }) {
  return (
    <>
      <p>
        <strong>{cancelNowText(terms)}</strong>
      </p>
      <p>{cancelLaterText(terms, visit.charge, { zone: viewerTimeZone(), isZoneSaid: true })}</p>
      <p className="soft">If the specialist cancels, you always get everything back.</p>
    </>
  );
}
