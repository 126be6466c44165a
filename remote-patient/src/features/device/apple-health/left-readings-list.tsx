import styles from '../device.module.css';
import type { LeftReadings } from './choose-readings';

/** Left-out readings by kind and reason, with an example each. */
export function LeftReadingsList({ left }: { left: readonly LeftReadings[] }) {
  if (left.length === 0) return null;
  return (
    <div className="small">
      <p>Left out:</p>
      <ul className={styles.plain} aria-label="Left out">
        {left.map(({ label, because, count, example }) => (
          <li key={`${label} ${because}`}>
            <b>
              {label}
              {example !== '' && ` ${example}`}
              {count > 1 && ` and ${count - 1} more`}
            </b>
            : {because}
          </li>
        ))}
      </ul>
    </div>
  );
}
