import { growthPersonOf, growthSeries } from '@telehealth/care/growth/growth-series';
import { readObservation } from '@telehealth/clinical/fhir/observations';
import { CENTILE_CODES } from '@telehealth/clinical/growth/centile-codes';
import { FROM_5_MONTHS, type GrowthMeasure, type Sex } from '@telehealth/clinical/growth/growth';
import { dayKey, SOUTH_AFRICAN_ZONE } from '@telehealth/contracts/formatting';
import { z } from 'zod';

const patient = z.object({
  resourceType: z.literal('Patient'),
  birthDate: z.string(),
  gender: z.string().default(''),
});
/** A measurement that counts; one that was replaced or struck does not. */
const measured = z.looseObject({
  resourceType: z.literal('Observation'),
  id: z.string(),
  status: z.enum(['final', 'amended', 'corrected']),
  effectiveDateTime: z.string(),
});
const placed = z.object({ fullUrl: z.string().optional(), resource: z.unknown() });
type Measured = z.output<typeof measured>;

const UCUM = 'http://unitsofmeasure.org';
const VITAL_SIGNS = {
  system: 'http://terminology.hl7.org/CodeSystem/observation-category',
  code: 'vital-signs',
};
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

function centileOf(
  of: Measured,
  measure: GrowthMeasure,
  { z: score, centile }: { z: number; centile: number },
  source: string,
): object {
  const { loinc, label } = CENTILE_CODES[measure];
  return {
    resourceType: 'Observation',
    id: `${of.id}-${loinc}`,
    ...(of.meta === undefined ? {} : { meta: of.meta }),
    status: 'final',
    category: [{ coding: [VITAL_SIGNS] }],
    code: { coding: [{ system: 'http://loinc.org', code: loinc, display: label }] },
    ...(of.subject === undefined ? {} : { subject: of.subject }),
    effectiveDateTime: of.effectiveDateTime,
    valueQuantity: { value: rounded(centile, 1), unit: '%', system: UCUM, code: '%' },
    method: { text: source },
    derivedFrom: [{ reference: `Observation/${of.id}` }],
    component: [
      { code: { text: 'z-score' }, valueQuantity: { value: rounded(score, 2), unit: 'SD', system: UCUM, code: '1' } },
    ],
  };
}

const WORDS: Readonly<Record<Sex, string>> = { male: 'boys', female: 'girls' };
const sourceOf = (months: number, sex: Sex): string =>
  `${months < FROM_5_MONTHS ? 'WHO Child Growth Standards, 2006' : 'WHO Reference, 2007'}, ${WORDS[sex]}`;

/**
 * Adds to an exported record of somebody under 19 where each measurement of growth stands, as the record shows it: an Observation of
 * its own, derived from the measurement, with z-score and source. What the record places nowhere gets none.
 * Source: https://hl7.org/fhir/R4/observation.html
 * @param bundle a FHIR R4 Bundle of one person
 */
export function withCentiles<Bundle extends { entry: readonly unknown[] }>(bundle: Bundle, now: Date): Bundle {
  const entries = bundle.entry.flatMap((one) => placed.safeParse(one).data ?? []);
  const facts = entries.flatMap(({ resource }) => patient.safeParse(resource).data ?? [])[0];
  const person =
    facts && growthPersonOf({ dateOfBirth: facts.birthDate, gender: facts.gender }, dayKey(now, SOUTH_AFRICAN_ZONE));
  if (!person?.sex) return bundle;
  const { sex } = person;
  const found = new Map<string, { fullUrl: string | undefined; resource: Measured }>();
  const readings = entries.flatMap(({ fullUrl, resource }) => {
    const known = measured.safeParse(resource).data;
    const read = known && readObservation(known, known.id);
    if (known === undefined || read === undefined || typeof read === 'string') return [];
    found.set(known.id, { fullUrl, resource: known });
    return [{ ...read, id: known.id }];
  });
  const added = [...growthSeries(person, readings)].flatMap(([measure, points]) =>
    points.flatMap(({ entry, judged, months }) => {
      const of = found.get(entry.id);
      if (of === undefined || months === null || judged?.kind !== 'placed') return [];
      const { loinc } = CENTILE_CODES[measure];
      const resource = centileOf(of.resource, measure, judged, sourceOf(months, sex));
      return [{ ...(of.fullUrl === undefined ? {} : { fullUrl: `${of.fullUrl}-${loinc}` }), resource }];
    }),
  );
  return { ...bundle, entry: [...bundle.entry, ...added] };
}
