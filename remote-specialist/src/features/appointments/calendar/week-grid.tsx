import { dayKey, formatShortDay, formatTime } from '@telehealth/contracts/formatting';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import type { PublicHoliday } from '@telehealth/data/practice/practice.schema';
import { LiveRegion } from '@telehealth/ui/feedback/live-region';
import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { toTime } from '../../../practice/time-of-day';
import { lateText, minutesBehind } from '../../../visits/minutes-late';
import styles from './calendar.module.css';
import {
  breaksOf,
  dayInstant,
  groupByDay,
  type Lane,
  lanesOf,
  minuteOf,
  type Stretch,
  shownHours,
  stretchOf,
} from './days';
import type { Moving } from './use-moving';
import { VisitBlock } from './visit-block';

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

/** In minutes: the shortest visit that has a line of its own height; two shorter ones stand beside each other. */
const LEAST_LINE = 10;
/** In minutes: visits of this length or longer need no larger grid. */
const USUAL = 30;
/** In minutes: the shortest break with room for a word. */
const LEAST_BREAK = 15;

const place = ({ from, to }: Stretch, shown: Stretch, least = 0): CSSProperties => ({
  top: `calc(var(--minute) * ${from - shown.from})`,
  height: `calc(var(--minute) * ${Math.max(to - from, least)})`,
});

const placeInLane = ({ lane, lanes }: Lane): CSSProperties =>
  lanes === 1
    ? {}
    : { insetInline: `calc(100% * ${lane} / ${lanes} + 3px) calc(100% * ${lanes - lane - 1} / ${lanes} + 1px)` };

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
  const shortest = Math.max(LEAST_LINE, Math.min(USUAL, ...inDays.map(({ minutes }) => minutes)));
  const hours = Array.from({ length: (shown.to - shown.from) / 60 }, (_, at) => shown.from + at * 60);
  return (
    <div
      className={styles.grid}
      style={{ '--days': days.length, '--height': shown.to - shown.from, '--shortest': shortest } as CSSProperties}
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
  const { day, own, today, zone, now, open, squeezedIn, moving, shown, onOpen } = props;
  const { ghost } = moving;
  const parts = own.map((visit) => stretchOf(visit, zone));
  const lanes = lanesOf(parts, LEAST_LINE);
  return (
    <section className={styles.day} aria-label={formatShortDay(dayInstant(day), 'UTC')}>
      <DayHead {...props} />
      <ul className={styles.column} data-day={day}>
        {(open[day] ?? []).map((stretch) => (
          <li key={stretch.from} className={styles.open} style={place(stretch, shown)} aria-hidden="true" />
        ))}
        {breaksOf(open[day] ?? [])
          .filter(({ from, to }) => to - from >= LEAST_BREAK && !parts.some((one) => one.from < to && from < one.to))
          .map((stretch) => (
            <li key={stretch.from} className={styles.break} style={place(stretch, shown)}>
              Closed {toTime(stretch.from)} to {toTime(stretch.to)}
            </li>
          ))}
        {own.map((visit, at) => (
          <VisitBlock
            key={visit.id}
            visit={visit}
            zone={zone}
            now={now}
            style={{
              ...place(parts[at] as Stretch, shown, LEAST_LINE),
              ...placeInLane(lanes[at] as Lane),
            }}
            isSqueezedIn={squeezedIn.has(visit.id)}
            moving={moving}
            onOpen={onOpen}
          />
        ))}
        {ghost !== null && dayKey(ghost.at, zone) === day && (
          <li
            className={styles.ghost}
            style={place(stretchOf({ ...ghost.visit, startsAt: ghost.at }, zone), shown, LEAST_LINE)}
            aria-hidden="true"
          >
            {formatTime(ghost.at, zone)}
          </li>
        )}
        {day === today && <NowLine minute={minuteOf(now, zone)} shown={shown} />}
      </ul>
    </section>
  );
}

/** The day with its number of visits, why it is closed, and by how much it runs late. */
function DayHead({ day, days, today, own, holidays, now, onDay }: DayColumnProps) {
  const holiday = holidays.find((one) => one.day === day)?.name;
  const late = day === today ? lateText(minutesBehind(own, now)) : '';
  const name = formatShortDay(dayInstant(day), 'UTC');
  return (
    <h3 className={styles.dayHead} data-today={day === today || undefined}>
      {days.length === 1 ? (
        <span>{name}</span>
      ) : (
        <button type="button" onClick={() => onDay(day)}>
          {name}
        </button>
      )}
      <span className={styles.count}>
        {holiday !== undefined && own.length === 0
          ? holiday
          : [countText(own.length), holiday, late].filter(Boolean).join(', ')}
      </span>
    </h3>
  );
}

/** The line of now; a long day opens where it stands. */
function NowLine({ minute, shown }: { minute: number; shown: Stretch }) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const at = line.current?.getBoundingClientRect().top ?? 0;
    if (at > window.innerHeight) line.current?.scrollIntoView({ block: 'center' });
  }, []);
  if (minute < shown.from || minute > shown.to) return null;
  return (
    <li
      ref={line}
      className={styles.now}
      style={{ top: `calc(var(--minute) * ${minute - shown.from})` }}
      aria-hidden="true"
    >
      <span>{toTime(minute)}</span>
    </li>
  );
}

export const countText = (count: number): string =>
  count === 0 ? 'No visits' : `${count} ${count === 1 ? 'visit' : 'visits'}`;
