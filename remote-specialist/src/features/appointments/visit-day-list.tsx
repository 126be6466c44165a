import { cancelledText } from '@telehealth/care/visits/cancellation-text';
import { VisitStateBadge } from '@telehealth/care/visits/visit-state';
import {
  formatDay,
  formatTime,
  lengthWords,
  MODE_LABELS,
  viewerTimeZone,
  zoneName,
} from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { canMove } from '@telehealth/data/appointments/appointment-steps';
import { isWaitingForAnswer, isWaitingForPatient } from '@telehealth/data/appointments/group-appointments';
import { nameVisit } from '@telehealth/data/appointments/visit-name';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { dayText, shortWhen } from '@telehealth/ui/parts/time';
import { BriefButton } from '../../visits/brief-button';
import { PatientClock } from '../../visits/patient-clock';
import { ageAndSex, firstOrAgain } from '../../visits/person-words';
import { toDays } from '../../visits/specialist-days';
import { StandIn } from '../../visits/stand-in';
import styles from './visit-day-list.module.css';
import { VisitSymptomCheck } from './visit-symptom-check';

interface VisitDayListProps {
  visits: readonly Appointment[];
  now: Date;
  arrivedIds: ReadonlySet<string>;
  onStep: (step: VisitStep) => void;
}

export interface VisitStep {
  way: 'answer' | 'move' | 'cancel' | 'cancelAll';
  visit: Appointment;
  to?: Date;
}

/** Visits under their days, in the viewer's zone. */
export function VisitDayList({ visits, now, arrivedIds, onStep }: VisitDayListProps) {
  const zone = viewerTimeZone();
  return (
    <div className={styles.days}>
      {toDays(visits, zone).map((day, index) => (
        <Card
          key={day.key}
          title={toDayTitle(day.at, zone, now)}
          {...(index === 0 && { actions: <span className="small soft">{zoneName(zone)}</span> })}
        >
          <RowList label={formatDay(day.at, zone)}>
            {day.visits.map((visit) => (
              <Row
                key={visit.id}
                fresh={arrivedIds.has(visit.id)}
                lead={<VisitTime visit={visit} zone={zone} />}
                title={<Link to={pathTo('consultation', { id: visit.id })}>{visit.counterpartName}</Link>}
                detail={<VisitDetail visit={visit} zone={zone} now={now} />}
                end={<VisitEnd visit={visit} now={now} others={comingOf(visit, visits, now)} onStep={onStep} />}
              />
            ))}
          </RowList>
        </Card>
      ))}
    </div>
  );
}

/** Counts the other future visits of the same patient. */
function comingOf(visit: Appointment, visits: readonly Appointment[], now: Date): number {
  return visits.filter(
    (other) => other.id !== visit.id && other.counterpartId === visit.counterpartId && canMove(other, now),
  ).length;
}

/** The full day, preceded by "Today" or "Tomorrow". */
export function toDayTitle(at: Date, zone: string, now: Date): string {
  const near = dayText(at, zone, now);
  return ['Today', 'Tomorrow', 'Yesterday'].includes(near) ? `${near}, ${formatDay(at, zone)}` : formatDay(at, zone);
}

function VisitTime({ visit, zone }: { visit: Appointment; zone: string }) {
  return (
    <time className={styles.time} dateTime={visit.startsAt.toISOString()}>
      {formatTime(visit.startsAt, zone)}
    </time>
  );
}

function VisitDetail({ visit, zone, now }: { visit: Appointment; zone: string; now: Date }) {
  const { status, holdExpiresAt } = visit;
  return (
    <>
      <StandIn visit={visit} className={styles.facts} />
      <span className={styles.reason}>{visit.reason}</span>
      <span className={styles.facts}>
        {[ageAndSex(visit, zone), MODE_LABELS[visit.mode], lengthWords(visit.minutes, visit.extraMinutes, false)]
          .concat(firstOrAgain(visit))
          .filter((word) => word !== '')
          .join(', ')}
      </span>
      {visit.proposedStart !== null && (
        <span className={styles.facts}>
          You asked to move it to {shortWhen(visit.proposedStart, zone)}. There is no answer yet.
        </span>
      )}
      {holdExpiresAt && isWaitingForAnswer(visit, now) && (
        <span className={styles.facts}>Your answer is due by {shortWhen(holdExpiresAt, zone)}</span>
      )}
      {holdExpiresAt && isWaitingForPatient(visit, now) && (
        <span className={styles.facts}>You accepted it; to be paid by {shortWhen(holdExpiresAt, zone)}</span>
      )}
      <PatientClock visit={visit} zone={zone} />
      <VisitSymptomCheck visit={visit} />
      {status === 'cancelled' && <span className={styles.facts}>{cancelledText(visit)}</span>}
    </>
  );
}

interface VisitEndProps extends Pick<VisitDayListProps, 'now' | 'onStep'> {
  visit: Appointment;
  /** Further visits of the same patient, which can be cancelled together. */
  others: number;
}

function VisitEnd({ visit, now, others, onStep }: VisitEndProps) {
  const { status } = visit;
  const name = visit.counterpartName;
  const step = (way: VisitStep['way'], spoken: string) => ({
    onClick: () => onStep({ way, visit }),
    'aria-label': spoken,
  });
  const badge = <VisitStateBadge appointment={visit} now={now} />;
  if (isWaitingForAnswer(visit, now)) {
    return (
      <>
        {badge}
        <Button size="s" variant="line" {...step('answer', `Answer the request of ${name}`)}>
          Answer
        </Button>
      </>
    );
  }
  const { phase } = nameVisit(visit, now);
  if (phase === 'now' && status !== 'booked') {
    return (
      <>
        {badge}
        <BriefButton visit={visit} />
      </>
    );
  }
  if (phase !== 'ahead') return badge;
  if (!canMove(visit, now)) return <BriefButton visit={visit} />;
  return (
    <>
      <BriefButton visit={visit} />
      <Button size="s" variant="quiet" {...step('move', `Ask to move the visit with ${name}`)}>
        Ask to move
      </Button>
      <Button size="s" variant="quiet" {...step('cancel', `Cancel the visit with ${name}`)}>
        Cancel
      </Button>
      {others > 0 && (
        <Button size="s" variant="quiet" {...step('cancelAll', `Cancel all upcoming visits with ${name}`)}>
          Cancel all {others + 1}
        </Button>
      )}
    </>
  );
}
