import { viewerTimeZone } from '@telehealth/contracts';
import { useKeepAppointment } from '@telehealth/data/appointments/appointment.mutations';
import { useCancellationTerms } from '@telehealth/data/appointments/appointment.queries';
import type { Appointment, CancellationTerms } from '@telehealth/data/appointments/appointment.schema';
import { canCancel, canMove } from '@telehealth/data/appointments/appointment-steps';
import { useNow } from '@telehealth/data/clock/use-now';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { CancelVisitDialog } from '@telehealth/visits/cancel-visit-dialog';
import { isBooked } from '@telehealth/visits/cancellation-outcome';
import { cancelLaterText, cancelNowText } from '@telehealth/visits/cancellation-text';
import { MoveVisitDialog } from '@telehealth/visits/move-visit-dialog';
import { ProposedTime } from '@telehealth/visits/proposed-time';
import { toVisitProblem } from '@telehealth/visits/visit-problem';
import { useState } from 'react';
import styles from './visit.module.css';

/** Changing one's mind: another time or no visit, with what that means at this moment said beforehand. */
export function VisitChanges({ visit }: { visit: Appointment }) {
  const now = useNow(10_000);
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const mayMove = canMove(visit, now);
  const mayCancel = canCancel(visit, now);
  const close = () => setOpen(null);
  if (visit.viewerRole === 'patient' && mayCancel && !isBooked(visit)) return <LetGo visit={visit} />;
  return (
    <Card title="Change or cancel">
      <ProposedTime visit={visit} onMove={() => setOpen('move')} />
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
            Move the visit
          </Button>
        )}
        {mayCancel && (
          <Button variant="quiet" onClick={() => setOpen('cancel')}>
            Cancel the visit
          </Button>
        )}
      </div>
      {open === 'move' && <MoveVisitDialog visit={visit} onClose={close} />}
      {open === 'cancel' && <CancelVisitDialog visit={visit} onClose={close} />}
    </Card>
  );
}

/** For whoever pressed cancel and came back before the seconds to undo it were over. */
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

/** Nothing was agreed yet: what cancelling costs is no question, and a price not paid cannot come back. */
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
  const ways = mayMove ? 'move or cancel it' : 'cancel it';
  return (
    <p>You can {ways} until it begins. The patient is told at once, and after a cancellation gets everything back.</p>
  );
}

function OutcomeForPatient({ visit }: { visit: Appointment }) {
  const terms = useCancellationTerms(visit.id);
  return (
    <QueryPanel query={terms} skeleton={<SkeletonRows count={1} />} safe="Your visit is unchanged.">
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
      <p>{cancelLaterText(terms, visit.price, { zone: viewerTimeZone(), isZoneSaid: true })}</p>
      <p className="soft">If your specialist cancels, you always get everything back.</p>
    </>
  );
}
