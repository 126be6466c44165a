import { formatDay, formatTime } from '@telehealth/contracts/formatting';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { useMemo } from 'react';
import { DAY_NAMES } from '../../../practice/week-words';
import { dayInstant, groupByDay, type Stretch } from './days';
import styles from './month.module.css';
import { countText } from './week-grid';

/** As many names as fit under a date; the rest are counted. */
const NAMED = 3;

interface MonthGridProps {
  /** Whole weeks, Monday first. */
  days: readonly string[];
  /** `yyyy-mm` of the month itself. */
  month: string;
  today: string;
  zone: string;
  visits: readonly Appointment[];
  open: Readonly<Record<string, readonly Stretch[]>>;
  onDay: (day: string) => void;
}

/** A month with the number of visits of each day; pressing a day opens it. */
export function MonthGrid({ days, month, today, zone, visits, open, onDay }: MonthGridProps) {
  const onDays = useMemo(() => groupByDay(visits, zone), [visits, zone]);
  return (
    <div className={styles.month}>
      <div className={styles.monthHead} aria-hidden="true">
        {DAY_NAMES.map((name) => (
          <span key={name}>{name.slice(0, 3)}</span>
        ))}
      </div>
      <ul className={styles.monthDays}>
        {days.map((day) => {
          const own = onDays.get(day) ?? [];
          return (
            <li key={day}>
              <button
                type="button"
                className={styles.monthDay}
                data-outside={!day.startsWith(month) || undefined}
                data-closed={(open[day] ?? []).length === 0 || undefined}
                data-today={day === today || undefined}
                aria-label={`${formatDay(dayInstant(day), 'UTC')}, ${countText(own.length).toLowerCase()}`}
                onClick={() => onDay(day)}
              >
                <span className={styles.date}>{Number(day.slice(8))}</span>
                {own.length > 0 && <span className={styles.total}>{own.length}</span>}
                <span className={styles.names}>
                  {own.slice(0, NAMED).map((visit) => (
                    <span key={visit.id}>
                      {formatTime(visit.startsAt, zone)} {visit.counterpartName}
                    </span>
                  ))}
                  {own.length > NAMED && <span>{own.length - NAMED} more</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
