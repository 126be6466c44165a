import styles from './teach-back.module.css';

export type Petal = 'open' | 'understood' | 'unclear';

/** One petal per question; the text beside it says the same. */
export function Petals({ petals, label }: { petals: readonly Petal[]; label: string }) {
  return (
    <span className={styles.petals} role="img" aria-label={label}>
      {petals.map((petal, at) => (
        <svg key={`${at + 1} ${petal}`} className={styles[petal]} viewBox="-11 -13 22 26" aria-hidden="true">
          <path d="M0 11C9 3 9-5 0-11C-9-5-9 3 0 11Z" />
        </svg>
      ))}
    </span>
  );
}
