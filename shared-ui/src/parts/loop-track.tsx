import type { ReactNode } from 'react';
import styles from './loop-track.module.css';

/** How far a step is: taken, the one that is waited for, waited for too long, not taken yet, or the good end. */
export type LoopState = 'done' | 'now' | 'late' | 'open' | 'ready';

export interface LoopStep {
  title: string;
  state: LoopState;
  /** When: a moment once it was taken, else when it is due. */
  when?: ReactNode;
  /** Whose step it is. */
  owner: string;
}

const SAID: Readonly<Record<LoopState, string>> = {
  done: 'done',
  now: 'waiting',
  late: 'late',
  open: 'not yet',
  ready: 'done',
};

/** A loop that closes, such as a request: each step with its time and its owner. A step not taken is hollow and dotted. */
export function LoopTrack({ label, steps }: { label: string; steps: readonly LoopStep[] }) {
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
