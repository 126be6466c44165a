import type { AppError } from '@telehealth/contracts';

/** How strongly one must prove oneself, as the provider names it. */
export type Level = 'first_factor' | 'second_factor' | 'multi_factor';

/** What is asked of the person while a change waits. */
export interface Asked {
  level: Level;
  /** A password typed in the form that makes the change: tried first, so that nobody types it twice. */
  offered: string | null;
  complete(): void;
  /** @param why said where the change was asked for, instead of "you did not confirm" */
  cancel(why?: AppError): void;
}
