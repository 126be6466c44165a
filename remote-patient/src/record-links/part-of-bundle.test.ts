import { readFhirBundle } from '@telehealth/clinical/fhir/read-fhir-bundle';
import { expect, it } from 'vitest';
import { type LinkPart, partOfBundle } from './part-of-bundle';

const NOW = new Date('2026-11-25T10:00:00Z');
const active = { coding: [{ code: 'active' }] };
const weight = (day: number) => ({
  ...{ resourceType: 'Observation', status: 'final', code: { coding: [{ code: '29463-7' }] } },
  ...{
    effectiveDateTime: new Date(NOW.getTime() - day * 86_400_000).toISOString(),
    valueQuantity: { value: 70, code: 'kg' },
  },
});
const RECORD = {
  entry: [
    {
      fullUrl: 'https://x.invalid/Patient/1',
      resource: {
        ...{ resourceType: 'Patient', id: '1', name: [{ text: 'Thandi Nkosi' }], birthDate: '1984-03-02' },
        ...{
          telecom: [{ value: '+27 82 000 0000' }],
          address: [{ text: '12 Long Street' }],
          contact: [{ name: { text: 'Sipho' } }],
        },
      },
    },
    { resource: { resourceType: 'AllergyIntolerance', clinicalStatus: active, code: { text: 'Penicillin' } } },
    { resource: { resourceType: 'Condition', clinicalStatus: active, code: { text: 'Asthma' } } },
    {
      resource: {
        resourceType: 'Condition',
        clinicalStatus: { coding: [{ code: 'resolved' }] },
        code: { text: 'Mumps' },
      },
    },
    {
      resource: {
        ...{ resourceType: 'Condition', clinicalStatus: active, code: { text: 'Depression' } },
        meta: { security: [{ code: 'MH' }] },
      },
    },
    { resource: { resourceType: 'Communication', payload: [{ contentString: 'A private message' }] } },
    { resource: weight(1) },
    'nothing',
  ],
};
const part = (...parts: LinkPart[]) => partOfBundle(RECORD, new Set(parts), NOW);

it('holds of the person name and date of birth, and of the record what was chosen', () => {
  const { bundle, counts } = part('allergies');
  expect(counts).toEqual({ allergies: 1, medications: 0, conditions: 0, vaccinations: 0, readings: 0 });
  expect(bundle.entry.map(({ resource }) => resource)).toEqual([
    { resourceType: 'Patient', id: '1', name: [{ text: 'Thandi Nkosi' }], birthDate: '1984-03-02' },
    RECORD.entry[1] && (RECORD.entry[1] as { resource: object }).resource,
  ]);
  expect(JSON.stringify(bundle)).not.toMatch(/Long Street|\+27|Sipho|private message/);
});

it('leaves out what is over, and what is marked as sensitive unless that was chosen', () => {
  const plain = JSON.stringify(part('conditions', 'readings').bundle);
  expect(plain).toContain('Asthma');
  expect(plain).not.toMatch(/Mumps|Depression/);
  expect(JSON.stringify(part('conditions', 'mental_health').bundle)).toContain('Depression');
  expect(JSON.stringify(part('mental_health').bundle)).not.toContain('Depression');
});

it('shows a reader just what was counted, the newest thousand readings at most', () => {
  const many = {
    entry: [...RECORD.entry, ...Array.from({ length: 1100 }, (_, day) => ({ resource: weight(day + 2) }))],
  };
  const { bundle, counts } = partOfBundle(many, new Set(['conditions', 'readings']), NOW);
  const read = readFhirBundle(bundle, { now: NOW });
  expect([read?.entries.length, read?.readings.length, read?.leftOut]).toEqual([
    counts.conditions,
    counts.readings,
    [],
  ]);
  expect(counts.readings).toBe(1000);
  expect(read?.person).toEqual({ name: 'Thandi Nkosi', birthDate: '1984-03-02' });
});

it('tells that no allergies are known where allergies are shared and none is listed, and only then', () => {
  const none = {
    resource: {
      ...{ resourceType: 'AllergyIntolerance', clinicalStatus: active },
      code: { text: 'No known allergy', coding: [{ code: '716186003', system: 'http://snomed.info/sct' }] },
    },
  };
  const shared = (entry: readonly unknown[], ...parts: LinkPart[]) =>
    JSON.stringify(partOfBundle({ entry }, new Set(parts), NOW).bundle);
  const withoutAllergy = RECORD.entry.filter((_, at) => at !== 1);
  expect(shared([...withoutAllergy, none], 'allergies')).toContain('716186003');
  expect(shared([...withoutAllergy, none], 'conditions')).not.toContain('716186003');
  expect(shared([...RECORD.entry, none], 'allergies')).not.toContain('716186003');
});
