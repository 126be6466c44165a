import { z } from 'zod';
import { CENTILE_CODES } from '../growth/centile-codes';
import { OBSERVATION_TYPES, type ObservationPart, type ObservationType } from '../observation-types';
import type { BroughtReading, Comparator } from './brought';
import { readSensitivity } from './concepts';
import type { LeftOutReason } from './left-out';
import type { Read } from './list-entries';
import { readPartialDateTime } from './partial-date-times';

const quantity = z.object({
  value: z.number().optional(),
  comparator: z.string().optional(),
  code: z.string().optional(),
  unit: z.string().optional(),
});
type Quantity = z.output<typeof quantity>;
const codes = z.object({
  coding: z.array(z.object({ system: z.string().optional(), code: z.string().optional() })).default([]),
});
const observation = z.object({
  code: codes,
  effectiveDateTime: z.string().optional(),
  effectiveInstant: z.string().optional(),
  effectivePeriod: z.object({ start: z.string().optional() }).optional(),
  valueQuantity: quantity.optional(),
  component: z.array(z.object({ code: codes, valueQuantity: quantity.optional() })).default([]),
});
type Observation = z.output<typeof observation>;

const worked = z.object({ code: codes, derivedFrom: z.array(z.unknown()).min(1) });
const CENTILES: readonly string[] = Object.values(CENTILE_CODES).map(({ loinc }) => loinc);

/** Whether an observation only places another one of the file among healthy children: it is worked out anew from that one. */
export function isWorkedOutCentile(resource: unknown): boolean {
  const { data } = worked.safeParse(resource);
  return data !== undefined && CENTILES.some((loinc) => hasLoinc(data.code, loinc));
}

const LOINC = 'http://loinc.org';
const hasLoinc = ({ coding }: z.output<typeof codes>, loinc: string) =>
  coding.some(({ system = LOINC, code }) => code === loinc && system === LOINC);

/**
 * Reads a measurement of a kind and in the unit that the record keeps, with plausible numbers, or says why it is left out:
 * numbers in another unit are never converted here. Source: https://hl7.org/fhir/R4/observation.html
 */
export function readObservation(resource: unknown, ref: string): Read<BroughtReading> {
  const { data } = observation.safeParse(resource);
  if (data === undefined) return 'unreadable';
  let why: LeftOutReason = 'measurement';
  for (const type of OBSERVATION_TYPES) {
    const values = type.second === undefined ? single(data, type) : double(data, type, type.second);
    if (values === null) continue;
    if (typeof values === 'string') {
      why = values;
      continue;
    }
    const taken = readPartialDateTime(data.effectiveDateTime ?? data.effectiveInstant ?? data.effectivePeriod?.start);
    if (taken === null) return 'noDate';
    return {
      ref,
      code: type.code,
      unit: type.unit,
      takenAt: taken.at,
      takenPrecision: taken.precision,
      ...values,
      sensitive: readSensitivity(resource),
    };
  }
  return why;
}

type Values = Pick<BroughtReading, 'value' | 'comparator' | 'secondValue'>;

/** Returns null when the observation is of another kind. */
function single(data: Observation, type: ObservationType): Read<Values> | null {
  if (!hasLoinc(data.code, type.loinc)) return null;
  const number = numberOf(data.valueQuantity, type.unit, type);
  return typeof number === 'string' ? number : { ...number, secondValue: null };
}

/** Reads two numbers of one observation, such as blood pressure; panels carry several codes, their components one each. */
function double(
  data: Observation,
  type: ObservationType,
  second: NonNullable<ObservationType['second']>,
): Read<Values> | null {
  const part = (loinc: string) => data.component.find(({ code }) => hasLoinc(code, loinc));
  const [upper, lower] = [part(second.firstLoinc), part(second.loinc)];
  if (upper === undefined && lower === undefined && !hasLoinc(data.code, type.loinc)) return null;
  const first = numberOf(upper?.valueQuantity, type.unit, type);
  const other = numberOf(lower?.valueQuantity, type.unit, second);
  if (typeof first === 'string') return first;
  if (typeof other === 'string') return other;
  // A single comparator would stand before both numbers.
  if (first.comparator !== '' || other.comparator !== '') return 'sign';
  return other.value >= first.value ? 'implausible' : { ...first, secondValue: other.value };
}

const COMPARATORS: ReadonlySet<string> = new Set(['<', '<=', '>=', '>'] satisfies Comparator[]);
const isComparator = (text: string): text is Comparator => text === '' || COMPARATORS.has(text);

function numberOf(
  found: Quantity | undefined,
  unit: string,
  { min, max }: Pick<ObservationPart, 'min' | 'max'>,
): Read<Pick<Values, 'value' | 'comparator'>> {
  const { value, comparator = '' } = found ?? {};
  if (value === undefined) return 'noNumber';
  if ((found?.code ?? found?.unit) !== unit) return 'unit';
  if (!isComparator(comparator)) return 'sign';
  return value >= min && value <= max ? { value, comparator } : 'implausible';
}
