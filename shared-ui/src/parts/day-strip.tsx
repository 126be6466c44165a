import { formatDay, formatShortDay } from '@telehealth/contracts/formatting';
import styles from './day-strip.module.css';

/** A selectable day and its number of openings. */
export interface StripDay {
  /** `yyyy-mm-dd` in the displayed zone. */
  key: string;
  /** An instant within that day, for its name. */
  at: Date;
  /** Null: not requested yet. */
  free: number | null;
}

interface DayStripProps {
  name: string;
  days: readonly StripDay[];
  zone: string;
  value: string;
  onChange: (key: string) => void;
}

/** Days with openings as native radio buttons; full days are marked. */
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
              <span className={styles.free}>{shortFreeText(free)}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function shortFreeText(count: number | null): string {
  if (count === null) return 'look';
  return count === 0 ? 'none' : `${count} free`;
}

function freeText(count: number | null): string {
  if (count === null) return 'press to see the free times';
  if (count === 0) return 'no free time';
  return count === 1 ? '1 free time' : `${count} free times`;
}
