import { unitText } from '@telehealth/care/record/entry-words';
import { isPlausible, type Suggestion, suggestNumber } from '@telehealth/clinical/readings/check-number';
import { toKeptUnit } from '@telehealth/clinical/readings/units';
import { message } from '@telehealth/contracts';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';

/** What stands in the fields. */
export interface TypedReading {
  value: string;
  second: string;
  /** Id of the kept unit or of another one. */
  unit: string;
  /** `yyyy-mm-ddThh:mm` of this device's clock; empty: now. */
  when: string;
}

/** A problem of a field, with what was probably meant. */
export interface TypedProblem {
  text: string;
  suggestion: Suggestion | null;
}

export interface CheckedReading {
  value: number;
  secondValue: number | null;
  takenAt: Date;
}
export type TypedOutcome =
  | { isFine: true; reading: CheckedReading }
  | { isFine: false; problems: Partial<Record<'value' | 'second' | 'when', TypedProblem>> };

interface Around {
  now: Date;
  /** What was measured before. */
  last: { value: number; secondValue: number | null } | null;
}

const plain = (text: string): TypedProblem => ({ text, suggestion: null });

/** Whether what was typed can be true by the limits of the database; the numbers come out in the kept unit. */
export function checkTyped(typed: TypedReading, type: ReadingType, { now, last }: Around): TypedOutcome {
  const upper = numberOf(typed.value, typed.unit, type, { min: type.min, max: type.max }, last?.value ?? null);
  const hasSecond = type.secondMin !== null && type.secondMax !== null;
  const limits = { min: type.secondMin ?? 0, max: type.secondMax ?? 0 };
  const lower = hasSecond ? numberOf(typed.second, typed.unit, type, limits, last?.secondValue ?? null) : null;
  const takenAt = typed.when === '' ? now : new Date(typed.when);
  const problems: Partial<Record<'value' | 'second' | 'when', TypedProblem>> = {};
  if (typeof upper !== 'number') problems.value = upper;
  if (lower !== null && typeof lower !== 'number') problems.second = lower;
  if (typeof upper === 'number' && typeof lower === 'number' && lower >= upper)
    problems.second = plain(message('chart.secondValueRequired'));
  if (!(takenAt.getTime() <= now.getTime())) problems.when = plain(message('chart.takenAtInvalid'));
  if (typeof upper !== 'number' || Object.keys(problems).length > 0) return { isFine: false, problems };
  return { isFine: true, reading: { value: upper, secondValue: typeof lower === 'number' ? lower : null, takenAt } };
}

function numberOf(
  typed: string,
  unit: string,
  type: ReadingType,
  limits: { min: number; max: number },
  last: number | null,
): number | TypedProblem {
  const text = typed.trim().replace(',', '.');
  if (text === '' || !Number.isFinite(Number(text))) return plain(message('chart.numberRequired'));
  const value = toKeptUnit(type.code, Number(text), unit, type.unit);
  if (value === null) return plain(message('chart.unitWrong'));
  if (isPlausible(value, { code: type.code, ...limits })) return value;
  const bounds = { min: String(limits.min), max: String(limits.max), unit: unitText(type.unit) };
  return {
    text: message('chart.numberBounds', bounds),
    suggestion: unit === type.unit ? suggestNumber(text, { code: type.code, ...limits }, last) : null,
  };
}
