import { formatTime, lengthWords, MODE_LABELS, viewerTimeZone, zoneName } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { nameVisit, type VisitPhase } from '@telehealth/data/appointments/visit-name';
import type { DoorOfVisit } from '@telehealth/data/consultations/consultation.schema';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { useSingleKeys } from '@telehealth/ui/parts/use-single-keys';
import { useEffect, useRef, useState } from 'react';
import { BriefButton } from '../../visits/brief-button';
import { DaySheetButton } from '../../visits/day-sheet';
import { lateText, minutesBehind } from '../../visits/minutes-late';
import { PatientClock } from '../../visits/patient-clock';
import { ageAndSex, firstOrAgain } from '../../visits/person-words';
import { StandIn } from '../../visits/stand-in';
import { LateNotice } from './late-notice';
import styles from './today-card.module.css';

const MODE_ICONS = { video: icons.video, voice: icons.voice, chat: icons.chat } as const;

const FOLD_KEYS = ['f'] as const;

interface TodayCardProps {
  visits: readonly Appointment[];
  now: Date;
  arrivedIds: ReadonlySet<string>;
  /** Waiting-room states by visit. */
  doors: ReadonlyMap<string, DoorOfVisit>;
  /** Patients of whom results came that nobody has opened. */
  unopened: ReadonlySet<string>;
  /** Visits whose note the specialist has not signed. */
  unsigned: ReadonlySet<string>;
}

/** The day, a line a visit, with a line where it stands now. */
export function TodayCard({ visits, now, arrivedIds, doors, unopened, unsigned }: TodayCardProps) {
  const zone = viewerTimeZone();
  const [isFolded, setFolded] = useState(false);
  // What is done, and has nothing left to do.
  const isDone = (visit: Appointment) =>
    visit.status === 'completed' && !unsigned.has(visit.id) && !unopened.has(visit.counterpartId);
  const done = visits.filter(isDone).length;
  useSingleKeys(FOLD_KEYS, () => setFolded(!isFolded));
  const next = visits.find((visit) => nameVisit(visit, now).phase === 'ahead')?.id;
  const late = lateText(minutesBehind(visits, now));
  return (
    <Card
      title="Today"
      actions={
        <>
          <span className="small soft">{zoneName(zone)}</span>
          {done > 0 && (
            <Button size="s" variant="line" aria-keyshortcuts="f" onClick={() => setFolded(!isFolded)}>
              {isFolded ? `Show the ${done} done` : `Fold the ${done} done`}
            </Button>
          )}
          {visits.length > 0 && <DaySheetButton visits={visits} day={now} now={now} zone={zone} />}
        </>
      }
    >
      {visits.length === 0 ? (
        <EmptyState title="Nobody is booked for today">A visit booked for today appears here by itself.</EmptyState>
      ) : (
        <ol className={styles.day} aria-label="Visits today">
          {(isFolded ? visits.filter((visit) => !isDone(visit)) : visits).map((visit) => (
            <Stop
              key={visit.id}
              visit={visit}
              door={doors.get(visit.id)}
              now={now}
              zone={zone}
              hasArrived={arrivedIds.has(visit.id)}
              isUnsigned={unsigned.has(visit.id)}
              hasResult={unopened.has(visit.counterpartId)}
              nowLine={visit.id === next ? [`${formatTime(now, zone)} now`, late].filter(Boolean).join(', ') : null}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}

interface StopProps {
  visit: Appointment;
  door: DoorOfVisit | undefined;
  now: Date;
  zone: string;
  hasArrived: boolean;
  isUnsigned: boolean;
  /** A result came that nobody has opened, and the visit is not over. */
  hasResult: boolean;
  /** Of the first that has not begun: what stands on the line of now above it. */
  nowLine: string | null;
}

function Stop({ visit, door, now, zone, hasArrived, isUnsigned, hasResult, nowLine }: StopProps) {
  const { phase } = nameVisit(visit, now);
  const isNext = nowLine !== null;
  const line = useRef<HTMLLIElement>(null);
  // A long day opens where it stands, not at eight in the morning.
  useEffect(() => {
    if (isNext && line.current !== null && line.current.offsetTop > window.innerHeight)
      line.current.scrollIntoView({ block: 'center' });
  }, [isNext]);
  return (
    <li
      ref={line}
      className={[
        styles.stop,
        styles[isUnsigned ? 'toSign' : toLook(visit, phase)],
        hasArrived && styles.arrived,
        isNext && styles.next,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {isNext && <p className={styles.now}>{nowLine}</p>}
      <time className={styles.time} dateTime={visit.startsAt.toISOString()}>
        {formatTime(visit.startsAt, zone)}
      </time>
      <span className={styles.mode}>
        <Icon path={MODE_ICONS[visit.mode]} size={18} />
        <span className="visually-hidden">{MODE_LABELS[visit.mode]}</span>
      </span>
      <span className={styles.state}>
        <StateWords visit={visit} door={door} now={now} zone={zone} isUnsigned={isUnsigned} />
      </span>
      <div className={styles.name}>
        <Link to={pathTo('consultation', { id: visit.id })}>{visit.counterpartName}</Link>
        <span className={styles.age}>{ageAndSex(visit, zone)}</span>
        <PatientClock visit={visit} zone={zone} />
        <StandIn visit={visit} className={styles.soft} />
      </div>
      <p className={styles.reason}>
        {visit.reason} <span className={styles.soft}>{lengthWords(visit.minutes, visit.extraMinutes, false)}</span>{' '}
        <FirstOrAgain visit={visit} />{' '}
        {hasResult && toLook(visit, phase) !== 'over' && <Badge tone="warning">new result</Badge>}
      </p>
      <div className={styles.act}>
        <BriefButton visit={visit} />
      </div>
      <div className={styles.late}>
        <LateNotice visit={visit} door={door} now={now} />
      </div>
    </li>
  );
}

/** A first visit needs more time than a follow-up, so it stands out. */
function FirstOrAgain({ visit }: { visit: Appointment }) {
  const words = firstOrAgain(visit);
  if (words === '') return null;
  return words === 'first visit' ? <Badge>{words}</Badge> : <span className={styles.soft}>{words}</span>;
}

type Look = 'withYou' | 'waits' | 'over' | 'ahead';

function toLook({ status }: Appointment, phase: VisitPhase): Look {
  if (status === 'in_progress') return 'withYou';
  if (status === 'waiting') return 'waits';
  return phase === 'ahead' || phase === 'now' ? 'ahead' : 'over';
}

/** Where a visit stands; who waits since when, and who said to be late. */
function StateWords({ visit, door, now, zone, isUnsigned }: Omit<StopProps, 'hasArrived' | 'hasResult' | 'nowLine'>) {
  const { phase, label } = nameVisit(visit, now);
  const since = door?.waitingSince ?? null;
  const late = door?.patientLateMinutes ?? null;
  if (isUnsigned) return <>To sign</>;
  if (visit.status === 'waiting') return <>Waits{since === null ? '' : ` since ${formatTime(since, zone)}`}</>;
  if (late !== null && visit.status === 'booked') return <>Said: {late} minutes late</>;
  return <>{phase === 'ahead' ? 'Not here yet' : label}</>;
}
