import styles from './dot-row.module.css';

interface DotRowProps {
  count: number;
  /** How many of them, from the first on, are filled. */
  on: number;
}

/** One dot a unit, such as a day. Decoration: words that say the same stand beside it. */
export function DotRow({ count, on }: DotRowProps) {
  return (
    <span className={styles.row} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <span key={place} className={place < on ? styles.on : undefined} />
      ))}
    </span>
  );
}
