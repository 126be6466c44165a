import styles from './dot-ring.module.css';

interface DotRingProps {
  count: number;
  /** How many are filled, from the top. */
  on: number;
  /** In px. */
  size?: number;
}

/** A ring of dots, one per unit, in the text colour: the product's only meter. Decorative: text beside it says the same. */
export function DotRing({ count, on, size = 40 }: DotRingProps) {
  const radius = count > 40 ? 0.9 : 1.35;
  return (
    <svg className={styles.ring} width={size} height={size} viewBox="-22 -22 44 44" aria-hidden="true">
      {Array.from({ length: count }, (_, dot) => {
        const angle = ((dot + 0.5) / count) * 2 * Math.PI;
        return (
          <circle
            key={dot}
            className={dot < on ? styles.on : styles.dot}
            cx={18.5 * Math.sin(angle)}
            cy={-18.5 * Math.cos(angle)}
            r={radius}
          />
        );
      })}
    </svg>
  );
}
