import type { AgeUnit } from '../features/symptom-checker/flow/check-state';

/** The age of whom a check is about, on its way to the checker's first screen. */
interface HandedOverWho {
  /** Whole, in `unit`. */
  age: number;
  unit: AgeUnit;
}

/** In memory only, as all health data on its way; assistant and checker are of one section. */
let carried: HandedOverWho | null = null;

export function handOverWho(who: HandedOverWho): void {
  carried = who;
}

export const handedOverWho = (): HandedOverWho | null => carried;

export function forgetHandedOverWho(): void {
  carried = null;
}
