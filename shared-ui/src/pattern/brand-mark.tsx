import styles from './brand-mark.module.css';

interface BrandMarkProps {
  name?: string;
  /** Flower only, for narrow places; the name stays accessible. */
  markOnly?: boolean;
  /** Edge length in CSS pixels. */
  size?: number;
}

const PETALS = [0, 60, 120, 180, 240, 300];

/** The logo: a flower of the shweshwe pattern, with the name. Not a link by itself. */
export function BrandMark({ name = 'Sawubona', markOnly = false, size = 30 }: BrandMarkProps) {
  return (
    <span className={styles.brand}>
      <svg className={styles.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
        <rect className={styles.ground} width="32" height="32" rx="9" />
        <g className={styles.petal} transform="translate(16 16)">
          {PETALS.map((angle) => (
            <path key={angle} transform={`rotate(${angle})`} d="M0-1C4-4 4-9 0-12C-4-9-4-4 0-1Z" />
          ))}
        </g>
      </svg>
      <span className={markOnly ? 'visually-hidden' : undefined}>{name}</span>
    </span>
  );
}
