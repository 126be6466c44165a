import styles from './landing.module.css';

const PETAL = 'M0 0C4 -5 4 -11 0 -15C-4 -11 -4 -5 0 0Z';

/** A decorative shweshwe flower, whose number of petals identifies a specialty. */
export function SpecialtyMark({ petals }: { petals: number }) {
  const turns = Array.from({ length: petals }, (_, index) => (360 / petals) * index);
  return (
    <svg className={styles.mark} viewBox="-24 -24 48 48" aria-hidden="true">
      <rect className={styles.markGround} x="-24" y="-24" width="48" height="48" rx="12" />
      <g className={styles.markThread}>
        {turns.map((turn) => (
          <g key={turn} transform={`rotate(${turn.toFixed(1)})`}>
            <path d={PETAL} />
            <circle cy="-19" r="1.1" transform={`rotate(${(180 / petals).toFixed(1)})`} />
          </g>
        ))}
      </g>
      <circle className={styles.markGround} r="2.6" />
    </svg>
  );
}
