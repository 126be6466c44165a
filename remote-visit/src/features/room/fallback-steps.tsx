import type { ConsultationMedium } from '@telehealth/contracts/visit';
import styles from './stage.module.css';

const STEPS: readonly { medium: ConsultationMedium; label: string; now: string }[] = [
  { medium: 'video', label: 'Video', now: 'video' },
  { medium: 'low_video', label: 'Small video', now: 'small video' },
  { medium: 'audio', label: 'Voice', now: 'voice' },
  { medium: 'phone', label: 'Phone', now: 'ring their phone' },
  { medium: 'chat', label: 'Chat', now: 'chat' },
];

/** The order in which a call degrades, and the current medium: earlier ones have failed, later ones remain. */
export function FallbackSteps({ at }: { at: ConsultationMedium }) {
  const place = STEPS.findIndex(({ medium }) => medium === at);
  return (
    <ol className={styles.steps} aria-label="Ways to carry on">
      {STEPS.map(({ medium, label, now }, index) => (
        <li key={medium} className={index < place ? styles.gone : index === place ? styles.now : undefined}>
          {index === place ? `Now: ${now}` : label}
          {index < place && <span className="visually-hidden"> does not work now</span>}
        </li>
      ))}
    </ol>
  );
}
