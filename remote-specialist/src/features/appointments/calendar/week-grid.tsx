import { coverText } from '@telehealth/care/visits/cover-text';
import { dayKey, formatShortDay, formatTime, MODE_LABELS } from '@telehealth/contracts/formatting';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { nameVisit } from '@telehealth/data/appointments/visit-name';
import type { PublicHoliday } from '@telehealth/data/practice/practice.schema';
import { LiveRegion } from '@telehealth/ui/feedback/live-region';
import { type CSSProperties, useMemo } from 'react';
import styles from './calendar.module.css';
import { dayInstant, groupByDay, type Stretch, shownHours, stretchOf, toTime } from './days';
import type { Moving } from './use-moving';

interface WeekGridProps {
  days: readonly string[];
  today: string;
  zone: string;
  now: Date;
  visits: readonly Appointment[];
  open: Readonly<Record<string, readonly Stretch[]>>;
  /** Why a day is closed, or was before it was opened. */
  holidays: readonly PublicHoliday[];
  /** Extra visits, to which a patient was invited. */
  squeezedIn: ReadonlySet<string>;
  moving: Moving;
  onOpen: (visit: Appointment) => void;
  onDay: (day: string) => void;
}

const place = ({ from, to }: Stretch, shown: Stretch): CSSProperties => ({
  top: `calc(var(--minute) * ${from - shown.from})`,
  height: `calc(var(--minute) * ${Math.max(to - from, 15)})`,
});

/** Open hours are white, closed ones have the page's colour; each visit stands at its time. */
export function WeekGrid(props: WeekGridProps) {
  const { days, zone, visits, open, moving } = props;
  const onDays = useMemo(() => groupByDay(visits, zone), [visits, zone]);
  const inDays = days.flatMap((day) => onDays.get(day) ?? []);
  const shown = shownHours([
    ...days.flatMap((day) => open[day] ?? []),
    ...inDays.map((visit) => stretchOf(visit, zone)),
    ...(moving.ghost === null ? [] : [stretchOf({ ...moving.ghost.visit, startsAt: moving.ghost.at }, zone)]),
  ]);
  const hours = Array.from({ length: (shown.to - shown.from) / 60 }, (_, at) => shown.from + at * 60);
  return (
    <div
      className={styles.grid}
      style={{ '--days': days.length, '--height': shown.to - shown.from } as CSSProperties}
      data-size={days.length === 1 ? 'day' : 'week'}
    >
      <p id="calendar-keys" className="visually-hidden">
        Alt and the arrow keys move a booked visit.
      </p>
      <div className={styles.hours} aria-hidden="true">
        {hours.map((minute) => (
          <span key={minute} style={{ top: `calc(var(--minute) * ${minute - shown.from})` }}>
            {toTime(minute)}
          </span>
        ))}
      </div>
      {days.map((day) => (
        <DayColumn key={day} {...props} day={day} own={onDays.get(day) ?? []} shown={shown} />
      ))}
      <LiveRegion message={moving.said} />
    </div>
  );
}

interface DayColumnProps extends WeekGridProps {
  day: string;
  own: readonly Appointment[];
  shown: Stretch;
}

function DayColumn(props: DayColumnProps) {
  const { day, own, days, today, zone, now, open, holidays, squeezedIn, moving, shown, onOpen, onDay } = props;
  const holiday = holidays.find((one) => one.day === day)?.name;
  const { ghost } = moving;
  return (
    <section className={styles.day} aria-label={formatShortDay(dayInstant(day), 'UTC')}>
      <h3 className={styles.dayHead} data-today={day === today || undefined}>
        {days.length === 1 ? (
          <span>{formatShortDay(dayInstant(day), 'UTC')}</span>
        ) : (
          <button type="button" onClick={() => onDay(day)}>
            {formatShortDay(dayInstant(day), 'UTC')}
          </button>
        )}
        <span className={styles.count}>
          {holiday !== undefined && own.length === 0
            ? holiday
            : [countText(own.length), holiday].filter(Boolean).join(', ')}
        </span>
      </h3>
      <ul className={styles.column} data-day={day}>
        {(open[day] ?? []).map((stretch) => (
          <li key={stretch.from} className={styles.open} style={place(stretch, shown)} aria-hidden="true" />
        ))}
        {own.map((visit) => (
          <VisitBlock
            key={visit.id}
            visit={visit}
            zone={zone}
            now={now}
            shown={shown}
            isSqueezedIn={squeezedIn.has(visit.id)}
            moving={moving}
            onOpen={onOpen}
          />
        ))}
        {ghost !== null && dayKey(ghost.at, zone) === day && (
          <li
            className={styles.ghost}
            style={place(stretchOf({ ...ghost.visit, startsAt: ghost.at }, zone), shown)}
            aria-hidden="true"
          >
            {formatTime(ghost.at, zone)}
          </li>
        )}
      </ul>
    </section>
  );
}

export const countText = (count: number): string =>
  count === 0 ? 'No visits' : `${count} ${count === 1 ? 'visit' : 'visits'}`;

interface VisitBlockProps extends Pick<WeekGridProps, 'zone' | 'now' | 'moving' | 'onOpen'> {
  visit: Appointment;
  shown: Stretch;
  isSqueezedIn: boolean;
}

/** A shorter visit has no room for two lines. */
const TWO_LINES_MINUTES = 28;

function VisitBlock({ visit, zone, now, shown, isSqueezedIn, moving, onOpen }: VisitBlockProps) {
  const time = formatTime(visit.startsAt, zone);
  const kind = blockKind(visit, isSqueezedIn, now);
  return (
    <li className={styles.slot} style={place(stretchOf(visit, zone), shown)}>
      <button
        type="button"
        className={styles.visit}
        data-kind={kind}
        data-short={visit.minutes < TWO_LINES_MINUTES || undefined}
        data-moving={moving.ghost?.visit.id === visit.id || undefined}
        aria-label={`${time}, ${visit.counterpartName}, ${visit.visitTypeName}, ${stateWords(visit, isSqueezedIn, now)}`}
        aria-describedby="calendar-keys"
        onClick={() => moving.wasDrag() || onOpen(visit)}
        {...moving.handlersOf(visit)}
      >
        <b>{visit.counterpartName}</b>
        <span>
          {time} {MODE_LABELS[visit.mode].toLowerCase()}
          {visit.standsInFor !== null && `, for ${visit.standsInFor}`}
          {visit.coveringName !== null && `, by ${visit.coveringName}`}
        </span>
      </button>
    </li>
  );
}

export type BlockKind = 'booked' | 'asked' | 'invited' | 'squeezed' | 'over' | 'missed';

const stateWords = (visit: Appointment, isSqueezedIn: boolean, now: Date): string =>
  [nameVisit(visit, now).label.toLowerCase(), isSqueezedIn && 'extra visit', coverText(visit)]
    .filter(Boolean)
    .join(', ');

export function blockKind(visit: Appointment, isSqueezedIn: boolean, now: Date): BlockKind {
  const { status } = visit;
  const { phase } = nameVisit(visit, now);
  if (phase === 'over' || phase === 'missed') return phase;
  if (isSqueezedIn) return status === 'held' || status === 'awaiting_payment' ? 'invited' : 'squeezed';
  return status === 'requested' || status === 'awaiting_payment' ? 'asked' : 'booked';
}
