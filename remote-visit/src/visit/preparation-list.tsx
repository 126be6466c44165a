import { errorText } from '@telehealth/contracts/messages';
import { PREPARATION_LABELS, type PreparationStep, preparationFor } from '@telehealth/contracts/visit';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { CheckBox } from '@telehealth/ui/forms/check-box';
import { Card } from '@telehealth/ui/layout/card';
import { useId, useState } from 'react';
import { useTickPreparation } from '../data/visits/visit.mutations';
import { useInTurn } from './use-in-turn';
import styles from './visit.module.css';

/** What to prepare before the visit. Ticks are stored with the visit, so other devices and the specialist see them. */
export function PreparationList({ details }: { details: VisitDetails }) {
  const id = useId();
  const { isDone, toggle, problem } = useTicks(details);
  return (
    <Card title="Before the visit">
      <ul className={styles.ticks} id="prepare">
        {preparationFor(details.visit.mode).map((step) => (
          <li key={step} className={styles.tick}>
            <CheckBox
              id={`${id}-${step}`}
              checked={isDone(step)}
              onChange={(event) => toggle(step, event.currentTarget.checked)}
            />
            <label htmlFor={`${id}-${step}`}>{PREPARATION_LABELS[step]}</label>
          </li>
        ))}
      </ul>
      <div role="status">{problem !== null && <Notice tone="warning">{problem}</Notice>}</div>
      <p className="small soft">Your ticks are kept with this visit. The specialist sees how far you are.</p>
    </Card>
  );
}

/** A tick shows at once. The stored state replaces it once it arrived or failed. */
function useTicks({ visit, preparation }: VisitDetails) {
  const tick = useTickPreparation();
  const inTurn = useInTurn();
  const [pressed, setPressed] = useState<ReadonlyMap<PreparationStep, { done: boolean }>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const isDone = (step: PreparationStep) => pressed.get(step)?.done ?? preparation?.done.includes(step) ?? false;
  const toggle = (step: PreparationStep, done: boolean) => {
    const own = { done };
    setProblem(null);
    setPressed((before) => new Map(before).set(step, own));
    inTurn(async () => {
      const result = await tick.run({ appointmentId: visit.id, step, done });
      if (!result.ok) setProblem(errorText(result.error));
      // Unless the user pressed again meanwhile.
      setPressed((before) => (before.get(step) === own ? without(before, step) : before));
    });
  };
  return { isDone, toggle, problem };
}

const without = <Key, Value>(map: ReadonlyMap<Key, Value>, gone: Key) =>
  new Map([...map].filter(([key]) => key !== gone));
