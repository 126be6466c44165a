import type { ReactNode } from 'react';
import styles from './process-steps.module.css';

/** State of a step: done, expected now, overdue, not reached, or successfully completed. */
export type LoopState = 'done' | 'now' | 'late' | 'open' | 'ready';

export interface ProcessStep {
  title: string;
  state: LoopState;
  /** When it was done, or is due. */
  when?: ReactNode;
  /** Who has to act. */
  owner: string;
}

const SAID: Readonly<Record<LoopState, string>> = {
  done: 'done',
  now: 'waiting',
  late: 'late',
  open: 'not yet',
  ready: 'done',
};

/** The steps of a process such as a request, each with its time and actor. Steps not done are hollow and dotted. */
export function ProcessSteps({ label, steps }: { label: string; steps: readonly ProcessStep[] }) {
  return (
    <ol className={styles.track} aria-label={label}>
      {steps.map(({ title, state, when, owner }) => (
        <li
          key={title}
          className={styles[state]}
          aria-current={state === 'now' || state === 'late' ? 'step' : undefined}
        >
          <b>
            {title}
            <span className="visually-hidden">, {SAID[state]}</span>
          </b>
          {when !== undefined && <span>{when}</span>}
          <span>{owner}</span>
        </li>
      ))}
    </ol>
  );
}
