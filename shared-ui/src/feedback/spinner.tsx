import styles from './spinner.module.css';

interface SpinnerProps {
  size?: 's' | 'm' | 'l';
  /** Announced; an empty text where visible text says it, as in a button. */
  label?: string;
}

/** For loading content of unknown layout. Where the layout is known, use a skeleton. */
export function Spinner({ size = 'm', label = 'Loading' }: SpinnerProps) {
  const wheel = <span className={styles.wheel} aria-hidden="true" />;
  const classes = `${styles.spinner} ${styles[size] ?? ''}`;
  if (label === '') return <span className={classes}>{wheel}</span>;
  return (
    <span className={classes} role="status">
      {wheel}
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
