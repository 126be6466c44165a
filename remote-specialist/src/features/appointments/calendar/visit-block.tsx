import { coverText } from '@telehealth/care/visits/cover-text';
import { formatTime, MODE_LABELS } from '@telehealth/contracts/formatting';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { nameVisit } from '@telehealth/data/appointments/visit-name';
import type { CSSProperties } from 'react';
import { ageAndSex, firstOrAgain } from '../../../visits/person-words';
import styles from './calendar.module.css';
import type { Moving } from './use-moving';

interface VisitBlockProps {
  visit: Appointment;
  zone: string;
  now: Date;
  moving: Moving;
  /** Where it stands in its column. */
  style: CSSProperties;
  isSqueezedIn: boolean;
  onOpen: (visit: Appointment) => void;
}

/** A visit at its time. Its height decides how many lines it has, and the room beside it how much the line says. */
export function VisitBlock({ visit, zone, now, style, isSqueezedIn, moving, onOpen }: VisitBlockProps) {
  const time = formatTime(visit.startsAt, zone);
  const person = ageAndSex(visit, zone);
  const more = [
    MODE_LABELS[visit.mode].toLowerCase(),
    firstOrAgain(visit),
    visit.standsInFor !== null && `for ${visit.standsInFor}`,
    visit.coveringName !== null && `by ${visit.coveringName}`,
    visit.reason,
  ].filter(Boolean);
  const spoken = [time, visit.counterpartName, person, visit.visitTypeName, stateWords(visit, isSqueezedIn, now)];
  return (
    <li className={styles.slot} style={style}>
      <button
        type="button"
        className={styles.visit}
        data-kind={blockKind(visit, isSqueezedIn, now)}
        data-moving={moving.ghost?.visit.id === visit.id || undefined}
        aria-label={spoken.filter((word) => word !== '').join(', ')}
        aria-describedby="calendar-keys"
        onClick={() => moving.wasDrag() || onOpen(visit)}
        {...moving.handlersOf(visit)}
      >
        <span className={styles.at}>{time}</span>
        <b>{visit.counterpartName}</b>
        <span className={styles.who}>{person}</span>
        <span className={styles.about}>{more.join(', ')}</span>
      </button>
    </li>
  );
}

export type BlockKind = 'booked' | 'waits' | 'withYou' | 'asked' | 'invited' | 'squeezed' | 'over' | 'missed';

const stateWords = (visit: Appointment, isSqueezedIn: boolean, now: Date): string =>
  [nameVisit(visit, now).label.toLowerCase(), isSqueezedIn && 'extra visit', coverText(visit)]
    .filter(Boolean)
    .join(', ');

function blockKind(visit: Appointment, isSqueezedIn: boolean, now: Date): BlockKind {
  const { status } = visit;
  const { phase } = nameVisit(visit, now);
  if (phase === 'over' || phase === 'missed') return phase;
  if (status === 'in_progress') return 'withYou';
  if (status === 'waiting') return 'waits';
  if (isSqueezedIn) return status === 'held' || status === 'awaiting_payment' ? 'invited' : 'squeezed';
  return status === 'requested' || status === 'awaiting_payment' ? 'asked' : 'booked';
}
