import styles from './explain.module.css';

export interface Step {
  title: string;
  text: string;
}

export function NumberedSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3 className={styles.stepTitle}>{title}</h3>
          <p className="soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
