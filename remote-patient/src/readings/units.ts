/** A unit printed on a device or laboratory sheet, with its conversion to the unit that is kept. */
export interface ReadingUnit {
  id: string;
  label: string;
  toKept: (value: number) => number;
  /** Decimals worth keeping; default: those of the kind. */
  decimals?: number;
}

const times = (id: string, factor: number, label = id): ReadingUnit => ({
  id,
  label,
  toKept: (value) => value * factor,
});
/** Babies gain 20 g a day, so that a weight in grams stays one. */
const grams: ReadingUnit = { ...times('g', 0.001), decimals: 3 };
const inches = times('[in_i]', 2.54, 'in');

/**
 * Other units than the kept one, by kind. Exact factors: pound and inch by the international yard and pound agreement of
 * 1959; mmHg = 133.322 387 415 Pa (BIPM, SI Brochure, non-SI units); molar masses: glucose 180.156, cholesterol 386.65,
 * triglycerides 885.7 (as triolein), creatinine 113.12 g/mol (PubChem). HbA1c: IFCC to NGSP master equation, NGSP % =
 * 0.09148 x mmol/mol + 2.152 (Hoelzel and others, Clin Chem 2004;50:166).
 */
const OTHER_UNITS: Readonly<Record<string, readonly ReadingUnit[]>> = {
  blood_pressure: [times('kPa', 1000 / 133.322387415)],
  body_temperature: [{ id: '[degF]', label: '°F', toKept: (value) => ((value - 32) * 5) / 9 }],
  body_weight: [times('[lb_av]', 0.45359237, 'lb'), grams],
  body_height: [times('m', 100), inches],
  body_length: [times('m', 100), inches],
  head_circumference: [inches],
  blood_glucose: [times('mg/dL', 10 / 180.156)],
  hba1c: [{ id: 'mmol/mol', label: 'mmol/mol', toKept: (value) => 0.09148 * value + 2.152 }],
  creatinine: [times('mg/dL', 10_000 / 113.12)],
  cholesterol: [times('mg/dL', 10 / 386.65)],
  ldl: [times('mg/dL', 10 / 386.65)],
  hdl: [times('mg/dL', 10 / 386.65)],
  triglycerides: [times('mg/dL', 10 / 885.7)],
  haemoglobin: [times('g/L', 0.1)],
};

/** Units accepted for a kind beside the one that is kept. */
export const otherUnits = (code: string): readonly ReadingUnit[] => OTHER_UNITS[code] ?? [];

/** Decimals of a converted number: finer than any device, coarse enough to avoid false precision. */
const DECIMALS: Readonly<Record<string, number>> = { blood_pressure: 0, heart_rate: 0, creatinine: 0 };
const MOST_DECIMALS = 1;

/**
 * Converts a number to the kept unit of its kind.
 * @param unit id of one of the other units, or the kept unit itself
 * @returns null when the kind has no such unit
 */
export function toKeptUnit(code: string, value: number, unit: string, keptUnit: string): number | null {
  if (unit === keptUnit) return value;
  const found = otherUnits(code).find(({ id }) => id === unit);
  if (found === undefined) return null;
  const power = 10 ** (found.decimals ?? DECIMALS[code] ?? MOST_DECIMALS);
  return Math.round(found.toKept(value) * power) / power;
}
