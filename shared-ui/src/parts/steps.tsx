import styles from './steps.module.css';

interface StepsProps {
  label: string;
  items: readonly string[];
  current: number;
}

/** Progress in a flow. Informative only, no navigation. */
export function Steps({ label, items, current }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {items.map((item, index) => (
        <li
          key={item}
          className={[styles.step, index < current && styles.done, index === current && styles.now]
            .filter(Boolean)
            .join(' ')}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.word}>
            {item}
            {index < current && <span className="visually-hidden">, done</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
