import styles from './note.module.css';

const STEPS = ['1 week', '1 month', '3 months'].map((when) => ({ when, step: `Book again in about ${when}.` }));

/** When to come again, as a step of the plan that the patient reads, in one press. */
export function SeeAgain({ plan, onChange }: { plan: string; onChange: (plan: string) => void }) {
  const lines = plan.split('\n').filter((line) => line.trim() !== '');
  const others = lines.filter((line) => STEPS.every(({ step }) => step !== line));
  return (
    <div className={styles.insert}>
      <span>See again in</span>
      {STEPS.map(({ when, step }) => (
        <button
          key={when}
          type="button"
          className={styles.chip}
          aria-pressed={lines.includes(step)}
          onClick={() => onChange((lines.includes(step) ? others : [...others, step]).join('\n'))}
        >
          {when}
        </button>
      ))}
    </div>
  );
}
