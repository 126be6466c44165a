import { z } from 'zod';
import { OBSERVATION_TYPES, type ObservationType } from '../observation-types';
import type { BroughtReading } from './brought';
import { readSensitivity } from './concepts';

const quantity = z.object({ value: z.number(), code: z.string().optional(), unit: z.string().optional() });
const codes = z.object({
  coding: z.array(z.object({ system: z.string().optional(), code: z.string().optional() })).default([]),
});
const observation = z.object({
  status: z.string().default('final'),
  code: codes,
  effectiveDateTime: z.string().optional(),
  effectiveInstant: z.string().optional(),
  effectivePeriod: z.object({ start: z.string().optional() }).optional(),
  valueQuantity: quantity.optional(),
  component: z.array(z.object({ code: codes, valueQuantity: quantity.optional() })).default([]),
});
type Observation = z.output<typeof observation>;

const SAID = new Set(['final', 'amended', 'corrected']);
const hasLoinc = ({ coding }: z.output<typeof codes>, loinc: string) => coding.some(({ code }) => code === loinc);

/**
 * A measurement of a kind and in the unit that the record keeps, with numbers that can be true; null for any other: a number in
 * another unit is never converted here. Source: https://hl7.org/fhir/R4/observation.html
 */
export function readObservation(resource: unknown, ref: string): BroughtReading | null {
  const { data } = observation.safeParse(resource);
  if (data === undefined || !SAID.has(data.status)) return null;
  const takenAt = new Date(data.effectiveDateTime ?? data.effectiveInstant ?? data.effectivePeriod?.start ?? '');
  if (Number.isNaN(takenAt.getTime())) return null;
  for (const type of OBSERVATION_TYPES) {
    const values = type.second === undefined ? single(data, type) : double(data, type, type.second);
    if (values !== null)
      return { ref, code: type.code, unit: type.unit, takenAt, ...values, sensitive: readSensitivity(resource) };
  }
  return null;
}

type Values = Pick<BroughtReading, 'value' | 'secondValue'>;

function single(data: Observation, type: ObservationType): Values | null {
  if (!hasLoinc(data.code, type.loinc)) return null;
  const value = numberOf(data.valueQuantity, type.unit, type);
  return value === null ? null : { value, secondValue: null };
}

/** Two numbers in one, as blood pressure is sent; panels have several codes, their parts one each. */
function double(
  data: Observation,
  type: ObservationType,
  second: NonNullable<ObservationType['second']>,
): Values | null {
  const part = (loinc: string) => data.component.find(({ code }) => hasLoinc(code, loinc))?.valueQuantity;
  const value = numberOf(part(second.firstLoinc), type.unit, type);
  const secondValue = numberOf(part(second.loinc), type.unit, second);
  return value === null || secondValue === null || secondValue >= value ? null : { value, secondValue };
}

function numberOf(
  found: z.output<typeof quantity> | undefined,
  unit: string,
  { min, max }: { min: number; max: number },
) {
  if (found === undefined || (found.code ?? found.unit) !== unit) return null;
  return found.value >= min && found.value <= max ? found.value : null;
}
