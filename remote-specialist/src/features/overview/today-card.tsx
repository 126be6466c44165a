import { formatTime, lengthWords, MODE_LABELS, viewerTimeZone, zoneName } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { nameVisit } from '@telehealth/data/appointments/visit-name';
import type { DoorOfVisit } from '@telehealth/data/consultations/consultation.schema';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { Card } from '@telehealth/ui/layout/card';
import { Fragment } from 'react';
import { BriefButton } from '../../visits/brief-button';
import { PatientClock } from '../../visits/patient-clock';
import { StandIn } from '../../visits/stand-in';
import { LateNotice } from './late-notice';
import styles from './today-card.module.css';

interface TodayCardProps {
  visits: readonly Appointment[];
  now: Date;
  arrivedIds: ReadonlySet<string>;
  /** Waiting-room states by visit. */
  doors: ReadonlyMap<string, DoorOfVisit>;
}

/** The day as a row of visits: over, in progress, to come. */
export function TodayCard({ visits, now, arrivedIds, doors }: TodayCardProps) {
  const zone = viewerTimeZone();
  return (
    <Card title="Today" actions={<span className="small soft">{zoneName(zone)}</span>}>
      {visits.length === 0 ? (
        <EmptyState title="Nobody is booked for today">A visit booked for today appears here by itself.</EmptyState>
      ) : (
        <ol className={styles.line} aria-label="Visits today">
          {visits.map((visit) => (
            <li key={visit.id} className={styles.stop}>
              <time className={styles.time} dateTime={visit.startsAt.toISOString()}>
                {formatTime(visit.startsAt, zone)}
              </time>
              <div className={classOf(visit, now, arrivedIds.has(visit.id))}>
                <p className={styles.name}>
                  <Link to={pathTo('consultation', { id: visit.id })}>{visit.counterpartName}</Link>
                  <StateWord visit={visit} now={now} />
                </p>
                <StandIn visit={visit} className={styles.detail} />
                <p className={styles.detail}>{visit.reason}</p>
                <p className={styles.detail}>
                  {MODE_LABELS[visit.mode]}, {lengthWords(visit.minutes, visit.extraMinutes, false)}
                </p>
                <PatientClock visit={visit} zone={zone} />
                <AtTheDoor visit={visit} door={doors.get(visit.id)} zone={zone} />
                <LateNotice visit={visit} door={doors.get(visit.id)} now={now} />
                <div className={styles.brief}>
                  <BriefButton visit={visit} />
                </div>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function AtTheDoor({ visit, door, zone }: { visit: Appointment; door: DoorOfVisit | undefined; zone: string }) {
  const late = door?.patientLateMinutes ?? null;
  if (visit.status === 'waiting') {
    const since = door?.waitingSince ?? null;
    return <p>Waits{since === null ? '' : ` since ${formatTime(since, zone)}`}</p>;
  }
  return late === null ? null : <p>The patient said: {late} minutes late</p>;
}

function StateWord({ visit, now }: { visit: Appointment; now: Date }) {
  const { phase, label } = nameVisit(visit, now);
  return phase === 'ahead' ? null : <Fragment>, {label.toLowerCase()}</Fragment>;
}

function classOf(visit: Appointment, now: Date, hasArrived: boolean): string {
  const { phase } = nameVisit(visit, now);
  const state = phase === 'now' ? styles.now : phase === 'ahead' ? styles.ahead : styles.over;
  return [styles.slot, state, hasArrived && styles.arrived].filter(Boolean).join(' ');
}
