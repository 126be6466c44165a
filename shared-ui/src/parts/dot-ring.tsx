import styles from './dot-ring.module.css';

interface DotRingProps {
  count: number;
  /** How many of them, from the top on, are filled. */
  on: number;
  /** In px. */
  size?: number;
}

/**
 * Dots in a circle, one unit each, in the colour of the text around: the only meter of the house. Decoration: words that
 * say the same stand beside it.
 */
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
