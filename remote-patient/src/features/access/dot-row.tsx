import styles from './dot-row.module.css';

interface DotRowProps {
  count: number;
  /** How many are filled, from the start. */
  on: number;
}

/** One dot per unit, such as a day. Decorative: text beside it says the same. */
export function DotRow({ count, on }: DotRowProps) {
  return (
    <span className={styles.row} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <span key={place} className={place < on ? styles.on : undefined} />
      ))}
    </span>
  );
}
