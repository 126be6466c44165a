import { formatDay, formatShortDay } from '@telehealth/contracts';
import styles from './day-strip.module.css';

/** A day to choose, and how many free times it has. */
export interface StripDay {
  /** `yyyy-mm-dd` in the zone it is shown in. */
  key: string;
  /** An instant within that day, for naming it. */
  at: Date;
  free: number;
}

interface DayStripProps {
  name: string;
  days: readonly StripDay[];
  zone: string;
  value: string;
  onChange: (key: string) => void;
}

/** Days with free times as native radio buttons: arrow keys walk them, full days are shown as such. */
export function DayStrip({ name, days, zone, value, onChange }: DayStripProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>Day</legend>
      <div className={styles.days}>
        {days.map(({ key, at, free }) => {
          const [weekday, number, month] = formatShortDay(at, zone).split(' ');
          return (
            <label key={key} className={styles.day}>
              <input
                type="radio"
                name={name}
                value={key}
                className={styles.input}
                checked={key === value}
                disabled={free === 0}
                aria-label={`${formatDay(at, zone)}, ${freeText(free)}`}
                onChange={() => onChange(key)}
              />
              <span className="small">{weekday}</span>
              <b className={styles.number}>{number}</b>
              <span className="small">{month}</span>
              <span className={styles.free}>{free === 0 ? 'none' : `${free} free`}</span>
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
