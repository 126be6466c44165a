import { CHART_CATEGORIES, type ChartCategory } from '@telehealth/contracts/chart';
import styles from './access-flower.module.css';

const PETAL = 'M0-8C6.4-14.6 6-24 0-29.5C-6-24-6.4-14.6 0-8Z';
const GUARDED: readonly ChartCategory[] = ['mental_health', 'sexual_health'];

interface AccessFlowerProps {
  open: readonly ChartCategory[];
  className?: string;
}

/**
 * Ten petals, one per category of a record in order: filled where it is open, hollow where closed, the two sensitive ones
 * dotted. A text list beside it says the same.
 */
export function AccessFlower({ open, className = '' }: AccessFlowerProps) {
  return (
    <svg
      className={`${styles.flower} ${className}`}
      viewBox="-32 -32 64 64"
      role="img"
      aria-label={`${open.length} of ${CHART_CATEGORIES.length} parts open`}
    >
      {CHART_CATEGORIES.map((category, place) => (
        <path
          key={category}
          d={PETAL}
          transform={`rotate(${place * 36})`}
          className={open.includes(category) ? styles.open : GUARDED.includes(category) ? styles.guarded : undefined}
        />
      ))}
      <circle r="3.2" className={styles.eye} />
    </svg>
  );
}
