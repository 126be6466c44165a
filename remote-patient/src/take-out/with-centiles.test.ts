import { readFhirBundle } from '@telehealth/clinical/fhir/read-fhir-bundle';
import { expect, it } from 'vitest';
import { withCentiles } from './with-centiles';

const NOW = new Date('2026-12-01T10:00:00Z');
const PERSON = { resourceType: 'Patient', id: 'lwazi', birthDate: '2024-12-01', gender: 'male' };
const measured = (id: string, loinc: string, value: number, unit: string, more: object = {}) => ({
  ...{ resourceType: 'Observation', id, status: 'final', subject: { reference: 'Patient/lwazi' } },
  ...{ code: { coding: [{ system: 'http://loinc.org', code: loinc }] }, effectiveDateTime: '2025-12-01' },
  ...{ valueQuantity: { value, unit, system: 'http://unitsofmeasure.org', code: unit } },
  ...more,
});
const WEIGHT = measured('w', '29463-7', 9.6, 'kg');
const LENGTH = measured('l', '8306-3', 75.7, 'cm');
const bundleOf = (...resources: object[]) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: resources.map((resource) => ({ fullUrl: `https://x/${(resource as { id: string }).id}`, resource })),
});
interface Centile {
  id: string;
  code: { coding: [{ code: string }] };
  valueQuantity: { value: number; code: string };
  component: [{ valueQuantity: { value: number } }];
  method: { text: string };
  derivedFrom: { reference: string }[];
}
const centilesOf = (...resources: object[]) => {
  const { entry } = withCentiles(bundleOf(...resources), NOW);
  return entry.slice(resources.length).map(({ resource }) => resource as Centile);
};
const byCode = (found: readonly Centile[]) => new Map(found.map((one) => [one.code.coding[0].code, one]));

it('places a weight and a length of a boy of one year where WHO does, with source and what it comes from', () => {
  const found = byCode(centilesOf(PERSON, WEIGHT, LENGTH));
  expect([...found.keys()].sort()).toEqual(['77606-2', '8303-0', '8336-0']);
  // WHO, weight-for-age and length-for-age of boys, 12 months: medians 9.6479 kg and 75.7488 cm.
  const weight = found.get('8336-0');
  expect(weight?.valueQuantity).toMatchObject({ code: '%' });
  expect(weight?.valueQuantity.value).toBeGreaterThan(46);
  expect(weight?.valueQuantity.value).toBeLessThan(50);
  expect(found.get('8303-0')?.component[0].valueQuantity.value).toBeCloseTo(-0.02, 1);
  expect(weight).toMatchObject({
    id: 'w-8336-0',
    method: { text: 'WHO Child Growth Standards, 2006, boys' },
    derivedFrom: [{ reference: 'Observation/w' }],
  });
});

it.each([
  ['a sex that WHO has curves for', { ...PERSON, gender: 'other' }, WEIGHT],
  ['a day of birth', { ...PERSON, birthDate: undefined }, WEIGHT],
  ['somebody under 19', { ...PERSON, birthDate: '1990-01-01' }, WEIGHT],
  ['a measurement that counts', PERSON, { ...WEIGHT, status: 'entered-in-error' }],
  ['a number a child can have', PERSON, measured('w', '29463-7', 90, 'kg')],
  [
    'a bound that was measured itself',
    PERSON,
    { ...WEIGHT, valueQuantity: { ...WEIGHT.valueQuantity, comparator: '>' } },
  ],
  ['a day on which it was measured', PERSON, { ...WEIGHT, effectiveDateTime: '2025' }],
])('says nothing without %s', (_, person, observation) => {
  expect(centilesOf(person, observation)).toEqual([]);
});

it('is not read as a measurement again, nor named as left out', () => {
  const read = readFhirBundle(withCentiles(bundleOf(PERSON, WEIGHT, LENGTH), NOW), { now: NOW });
  expect(read?.readings.map(({ code }) => code).sort()).toEqual(['body_length', 'body_weight']);
  expect(read?.leftOut).toEqual([]);
});

it('names a centile of others as left out that does not say what it comes from', () => {
  const alone = measured('p', '8336-0', 40, '%');
  expect(readFhirBundle(bundleOf(PERSON, alone), { now: NOW })?.leftOut).toEqual([
    expect.objectContaining({ why: 'measurement' }),
  ]);
});
