import { formatMoment, MODE_LABELS } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { pathTo } from '@telehealth/contracts/routes';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { isWaitingForAnswer } from '@telehealth/data/appointments/group-appointments';
import { nameVisit } from '@telehealth/data/appointments/visit-name';
import { useWithdrawSqueezeIn } from '@telehealth/data/practice/practice.mutations';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { shortWhen } from '@telehealth/ui/parts/time';
import { PatientClock } from '../../../visits/patient-clock';
import { ageAndSex, firstOrAgain } from '../../../visits/person-words';
import { StandIn } from '../../../visits/stand-in';
import type { VisitStep } from '../visit-day-list';
import { mayMove } from './use-moving';

interface VisitDialogProps {
  visit: Appointment;
  zone: string;
  now: Date;
  onStep: (step: VisitStep) => void;
  onClose: () => void;
}

/** A visit of the calendar with its actions. */
export function VisitDialog({ visit, zone, now, onStep, onClose }: VisitDialogProps) {
  const isInvitation = visit.status === 'held';
  const person = [ageAndSex(visit, zone), firstOrAgain(visit)].filter((word) => word !== '');
  return (
    <Dialog open onClose={onClose} title={visit.counterpartName} description={formatMoment(visit.startsAt, zone)}>
      <Stack>
        <StandIn visit={visit} />
        <p>
          {person.length > 0 && `${person.join(', ')}. `}
          {visit.visitTypeName}, {MODE_LABELS[visit.mode].toLowerCase()}, {visit.minutes} minutes.{' '}
          {nameVisit(visit, now).label}.
        </p>
        {visit.reason !== '' && <p>“{visit.reason}”</p>}
        <PatientClock visit={visit} zone={zone} />
        {isInvitation ? (
          <Invitation visit={visit} zone={zone} onClose={onClose} />
        ) : (
          <Cluster>
            <Steps visit={visit} now={now} onStep={onStep} />
            <LinkButton variant="line" to={pathTo('consultation', { id: visit.id })}>
              Open the visit
            </LinkButton>
          </Cluster>
        )}
      </Stack>
    </Dialog>
  );
}

function Steps({ visit, now, onStep }: Pick<VisitDialogProps, 'visit' | 'now' | 'onStep'>) {
  if (isWaitingForAnswer(visit, now))
    return <Button onClick={() => onStep({ way: 'answer', visit })}>Answer the request</Button>;
  if (!mayMove(visit, now)) return null;
  return (
    <>
      <Button variant="line" onClick={() => onStep({ way: 'move', visit })}>
        Ask to move
      </Button>
      <Button variant="line" onClick={() => onStep({ way: 'cancel', visit })}>
        Cancel the visit
      </Button>
    </>
  );
}

function Invitation({ visit, zone, onClose }: Pick<VisitDialogProps, 'visit' | 'zone' | 'onClose'>) {
  const withdrawing = useWithdrawSqueezeIn();
  const withdraw = async () => {
    if ((await withdrawing.run(visit.id)).ok) onClose();
  };
  return (
    <>
      {visit.holdExpiresAt !== null && (
        <p className="soft">The time is held until {shortWhen(visit.holdExpiresAt, zone)}.</p>
      )}
      <div>
        <Button variant="line" busy={withdrawing.isRunning} onClick={() => void withdraw()}>
          Take the invitation back
        </Button>
      </div>
      {withdrawing.error !== null && (
        <Notice tone="danger" live>
          {errorText(withdrawing.error)}
        </Notice>
      )}
    </>
  );
}
