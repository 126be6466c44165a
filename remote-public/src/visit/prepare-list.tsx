import {
  errorText,
  PREPARATION_LABELS,
  type PreparationStep,
  preparationFor,
  type VisitDetails,
} from '@telehealth/contracts';
import { useTickPreparation } from '@telehealth/data/visits/visit.mutations';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { useState } from 'react';
import styles from './visit.module.css';

/** What to do before the visit. Ticks are kept with the visit: they are there on another device, and the specialist sees them. */
export function PrepareList({ details }: { details: VisitDetails }) {
  const { visit, preparation } = details;
  const tick = useTickPreparation();
  const [pressed, setPressed] = useState<{ step: PreparationStep; done: boolean } | null>(null);
  const isDone = (step: PreparationStep) =>
    pressed?.step === step ? pressed.done : (preparation?.done.includes(step) ?? false);
  const toggle = async (step: PreparationStep, done: boolean) => {
    setPressed({ step, done });
    await tick.run({ appointmentId: visit.id, step, done });
    // What is kept shows from here on; a failed tick falls back to it.
    setPressed(null);
  };
  return (
    <Card title="Before the visit">
      <ul className={styles.ticks} id="prepare">
        {preparationFor(visit.mode).map((step) => (
          <li key={step}>
            <label className={styles.tick}>
              <input
                type="checkbox"
                checked={isDone(step)}
                aria-disabled={tick.isRunning || undefined}
                onChange={(event) => !tick.isRunning && void toggle(step, event.currentTarget.checked)}
              />
              <span>{PREPARATION_LABELS[step]}</span>
            </label>
          </li>
        ))}
      </ul>
      <div role="status">{tick.error !== null && <Notice tone="warning">{errorText(tick.error)}</Notice>}</div>
      <p className="small soft">Your ticks are kept with this visit. Your specialist sees how far you are.</p>
    </Card>
  );
}
