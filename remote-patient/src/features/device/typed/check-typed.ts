import { unitText } from '@telehealth/care/record/entry-words';
import { message } from '@telehealth/contracts/messages';
import { type NumberKind, readNumber } from '@telehealth/contracts/schemas/read-number';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';
import { isPlausible, type Suggestion, suggestNumber } from '../../../readings/check-number';
import { toKeptUnit } from '../../../readings/units';

export interface TypedReading {
  value: string;
  second: string;
  /** Id of the kept unit or of another one. */
  unit: string;
  /** `yyyy-mm-ddThh:mm` of this device's clock; empty: now. */
  when: string;
}

/** A field's problem, with what was probably meant. */
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
  last: { value: number; secondValue: number | null } | null;
}

const plain = (text: string): TypedProblem => ({ text, suggestion: null });

/** Decimals that any device or laboratory sheet shows. */
const DECIMALS = 6;

const ANY: NumberKind = { decimals: DECIMALS, min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };

/** The accepted numbers of a field; in another unit only the database's limits for the kept one apply. */
export function kindOf(type: ReadingType, unit: string, field: 'value' | 'second'): NumberKind {
  if (unit !== type.unit) return ANY;
  return field === 'value'
    ? { decimals: DECIMALS, min: type.min, max: type.max }
    : { decimals: DECIMALS, min: type.secondMin ?? 0, max: type.secondMax ?? 0 };
}

/** Checks typed numbers by the database's limits and returns them in the kept unit. */
export function checkTyped(typed: TypedReading, type: ReadingType, { now, last }: Around): TypedOutcome {
  const upper = numberOf(typed, type, 'value', last?.value ?? null);
  const hasSecond = type.secondMin !== null && type.secondMax !== null;
  const lower = hasSecond ? numberOf(typed, type, 'second', last?.secondValue ?? null) : null;
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
  typed: TypedReading,
  type: ReadingType,
  field: 'value' | 'second',
  last: number | null,
): number | TypedProblem {
  const { unit } = typed;
  const kind = kindOf(type, unit, field);
  const limits = kindOf(type, type.unit, field);
  const reading = readNumber(typed[field], kind);
  const any = reading.is === 'outside' ? readNumber(typed[field], ANY) : reading;
  if (any.is !== 'number') return plain(message('chart.numberRequired'));
  const value = toKeptUnit(type.code, any.value, unit, type.unit);
  if (value === null) return plain(message('chart.unitWrong'));
  if (isPlausible(value, { code: type.code, ...limits })) return value;
  const bounds = { min: String(limits.min), max: String(limits.max), unit: unitText(type.unit) };
  return {
    text: message('chart.numberBounds', bounds),
    suggestion: unit === type.unit ? suggestNumber(any.text, { code: type.code, ...limits }, last) : null,
  };
}
