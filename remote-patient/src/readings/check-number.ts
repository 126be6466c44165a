import { otherUnits } from './units';

/** The range of one kind of measurement, as the database holds it. */
export interface NumberLimits {
  code: string;
  min: number;
  max: number;
}

export interface Suggestion {
  value: number;
  /** The slip: an extra digit, a missing decimal point, or another unit with its label. */
  because: 'digit' | 'point' | { unit: string };
}

/**
 * Suggests what the patient probably meant by an implausible number, the likeliest first.
 * @param typed as in the field, with a decimal point
 * @param last the previous measurement: the nearest suggestion is the likeliest
 */
export function suggestNumber(typed: string, limits: NumberLimits, last: number | null): Suggestion | null {
  const value = Number(typed);
  if (typed.trim() === '' || !Number.isFinite(value) || isPlausible(value, limits)) return null;
  const fitting = candidatesOf(typed, value, limits.code).filter((one) => isPlausible(one.value, limits));
  if (last === null) return fitting[0] ?? null;
  const far = ({ value }: Suggestion) => Math.abs(Math.log(Math.max(value, 1e-6) / Math.max(last, 1e-6)));
  return fitting.sort((one, other) => far(one) - far(other))[0] ?? null;
}

export const isPlausible = (value: number, { min, max }: NumberLimits) => value >= min && value <= max;

function candidatesOf(typed: string, value: number, code: string): Suggestion[] {
  const [whole = '', rest = ''] = typed.trim().split('.');
  const round = (number: number) => Math.round(number * 10) / 10;
  const otherUnit = otherUnits(code).map(({ toKept, label }) => ({
    value: round(toKept(value)),
    because: { unit: label },
  }));
  const withoutADigit = [...whole].map((_, at) => ({
    value: Number(`${whole.slice(0, at)}${whole.slice(at + 1)}${rest === '' ? '' : `.${rest}`}`),
    because: 'digit' as const,
  }));
  const shifted = [10, 100].map((power) => ({ value: value / power, because: 'point' as const }));
  return rest === '' ? [...otherUnit, ...shifted, ...withoutADigit] : [...otherUnit, ...withoutADigit];
}
