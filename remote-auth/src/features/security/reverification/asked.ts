import type { AppError } from '@telehealth/contracts/errors';

/** The strength of the required proof, in the provider's names. */
export type Level = 'first_factor' | 'second_factor' | 'multi_factor';

/** The reverification that a change waits for. */
export interface Asked {
  level: Level;
  /** A password typed in the form of the change: tried first, so that the person need not type it twice. */
  offered: string | null;
  complete(): void;
  /** @param why reported where the change was requested, instead of "you did not confirm" */
  cancel(why?: AppError): void;
}
