import { errorText, PREPARATION_LABELS, type PreparationStep, preparationFor } from '@telehealth/contracts';
import { useTickPreparation } from '@telehealth/data/visits/visit.mutations';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { CheckBox } from '@telehealth/ui/forms/check-box';
import { Card } from '@telehealth/ui/layout/card';
import { useId, useState } from 'react';
import { useInTurn } from './use-in-turn';
import styles from './visit.module.css';

/** What to do before the visit. Ticks are kept with the visit: they are there on another device, and the specialist sees them. */
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
      <p className="small soft">Your ticks are kept with this visit. Your specialist sees how far you are.</p>
    </Card>
  );
}

/** A press shows at once; what is kept shows again once it has arrived, and where it did not. */
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
      // Unless it was pressed again meanwhile.
      setPressed((before) => (before.get(step) === own ? without(before, step) : before));
    });
  };
  return { isDone, toggle, problem };
}

const without = <Key, Value>(map: ReadonlyMap<Key, Value>, gone: Key) =>
  new Map([...map].filter(([key]) => key !== gone));
