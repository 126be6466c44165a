import type { AppError } from '@telehealth/contracts/errors';
import type { ReportSection } from '@telehealth/contracts/reports';
import { createStore } from 'zustand/vanilla';

/** What happened, as it was met. It stays in this page; the late part makes of it what is told. */
export type Heard =
  | {
      kind: 'error';
      error: unknown;
      /** Script and position, where the browser names them. */
      source?: string;
      /** Whose page it was caught in. */
      section?: ReportSection;
    }
  | { kind: 'failure'; error: AppError; section: ReportSection };

interface State {
  /** Not yet taken by the late part. */
  waiting: readonly Heard[];
  count: number;
  /** When the first page of this page load stood, and whose it is. */
  stood: { section: ReportSection; ms: number } | null;
}

/** A page that fails all the time has said after so many what it has to say. */
const MOST = 20;

export const heardStore = createStore<State>()(() => ({ waiting: [], count: 0, stood: null }));

/** Hands over what happened. Never throws, never waits. */
export function hear(one: Heard): void {
  heardStore.setState(({ waiting, count }) => (count < MOST ? { waiting: [...waiting, one], count: count + 1 } : {}));
}

/** Passes a section's loading on, and hears of it when it fails; without a network that is not the section's failure. */
export function hearFailure<T>(section: ReportSection, work: Promise<T>): Promise<T> {
  work.catch((error: AppError) => {
    if (navigator.onLine) hear({ kind: 'failure', error, section });
  });
  return work;
}

/** Hears that a page stands; the first of a page load counts. */
export function hearStood(section: ReportSection): void {
  heardStore.setState(({ stood }) => (stood === null ? { stood: { section, ms: performance.now() } } : {}));
}
