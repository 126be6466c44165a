import { formatDay, formatShortDay } from '@telehealth/contracts';
import styles from './booking.module.css';
import type { OpeningDay } from './group-openings';

interface DayStripProps {
  days: readonly OpeningDay[];
  zone: string;
  value: string;
  onChange: (key: string) => void;
}

/** Fourteen days as native radio buttons: arrow keys walk them, full days are shown as such. */
export function DayStrip({ days, zone, value, onChange }: DayStripProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>Day</legend>
      <div className={styles.days}>
        {days.map((day) => {
          const [weekday, number, month] = formatShortDay(day.at, zone).split(' ');
          return (
            <label key={day.key} className={styles.day}>
              <input
                type="radio"
                name="day"
                value={day.key}
                className={styles.dayInput}
                checked={day.key === value}
                disabled={day.openings.length === 0}
                aria-label={`${formatDay(day.at, zone)}, ${freeText(day.openings.length)}`}
                onChange={() => onChange(day.key)}
              />
              <span className="small">{weekday}</span>
              <b className={styles.dayNumber}>{number}</b>
              <span className="small">{month}</span>
              <span className={styles.dayFree}>
                {day.openings.length === 0 ? 'none' : `${day.openings.length} free`}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function freeText(count: number): string {
  if (count === 0) return 'no free time';
  return count === 1 ? '1 free time' : `${count} free times`;
}
