import { describe, expect, it } from 'vitest';
import { readFhirBundle } from './read-fhir-bundle';

const NOW = new Date('2026-11-25T10:00:00Z');
const bundleOf = (...resources: object[]) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: resources.map((resource) => ({ resource })),
});
const read = (...resources: object[]) => {
  const found = readFhirBundle(bundleOf(...resources), { now: NOW });
  if (found === null) throw new Error('no bundle');
  return found;
};
const whyOf = ({ leftOut }: ReturnType<typeof read>) => leftOut.map(({ why }) => why);
const active = { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/condition-clinical', code: 'active' }] };
const loinc = (code: string) => ({ coding: [{ system: 'http://loinc.org', code }] });
const measured = (code: string, value: number, unit: string, of: object = {}) => ({
  ...{
    resourceType: 'Observation',
    status: 'final',
    code: loinc(code),
    effectiveDateTime: '2026-01-02T08:00:00+02:00',
  },
  ...{ valueQuantity: { value, unit, system: 'http://unitsofmeasure.org', code: unit }, ...of },
});

describe('a bundle', () => {
  it.each([
    ['nothing', null],
    ['text', 'x'],
    ['a patient', { resourceType: 'Patient' }],
    ['a list', []],
  ])('is not %s', (_, content) => expect(readFhirBundle(content, { now: NOW })).toBeNull());

  it('says of whom and where from it is', () => {
    const { person, origin } = read(
      { resourceType: 'Patient', name: [{ given: ['Thandi'], family: 'Nkosi' }], birthDate: '1984-03-02' },
      { resourceType: 'Organization', name: 'Alexandra Clinic' },
    );
    expect([person, origin]).toEqual([{ name: 'Thandi Nkosi', birthDate: '1984-03-02' }, 'Alexandra Clinic']);
  });

  it('names what the record has no place for, and never stumbles over it', () => {
    const found = read(
      { resourceType: 'Immunization', status: 'completed' },
      { resourceType: 'Claim', id: 4 },
      { nothing: true },
      { resourceType: 'Condition', code: 'wrong shape' },
      { resourceType: 'Observation', code: {} },
    );
    expect(found.entries).toEqual([]);
    expect(found.leftOut).toEqual([
      { what: 'Vaccination', why: 'noName' },
      { what: 'Claim', why: 'kind' },
      { what: 'An entry without a name', why: 'unreadable' },
      { what: 'Condition', why: 'noName' },
      { what: 'Measurement', why: 'status' },
    ]);
  });
});

describe('an allergy', () => {
  const penicillin = {
    resourceType: 'AllergyIntolerance',
    clinicalStatus: active,
    code: { coding: [{ system: 'http://snomed.info/sct', code: '91936005', display: 'Allergy to penicillin' }] },
    reaction: [
      { manifestation: [{ text: 'Hives' }], severity: 'moderate' },
      { manifestation: [], severity: 'severe' },
    ],
  };

  it('keeps its code, what it does and the worst degree told', () => {
    expect(read(penicillin).entries).toEqual([
      {
        ...{ list: 'allergies', refs: ['0'], label: 'Allergy to penicillin', code: '91936005', codeSystem: 'snomed' },
        ...{ reaction: 'Hives', severity: 'severe', dose: '', givenOn: '', batch: '', sensitive: '' },
      },
    ]);
  });

  it('is life-threatening only where it was severe and may become worse', () => {
    expect(read({ ...penicillin, criticality: 'high' }).entries[0]?.severity).toBe('life_threatening');
    expect(read({ ...penicillin, criticality: 'high', reaction: [] }).entries[0]?.severity).toBe('');
  });

  it.each([
    ['refuted', 'ruledOut'],
    ['entered-in-error', 'error'],
  ])('that was %s is not one', (code, why) => {
    const found = read({ ...penicillin, verificationStatus: { coding: [{ code }] } });
    expect([found.entries, whyOf(found)]).toEqual([[], [why]]);
  });

  it.each([
    { coding: [{ system: 'http://snomed.info/sct', code: '716186003', display: 'No known allergy' }] },
    { text: 'No known drug allergies' },
  ])('is not made of knowing none', (code) => expect(read({ ...penicillin, code }).entries).toEqual([]));
});

describe('a vaccination', () => {
  const measles = {
    ...{ resourceType: 'Immunization', status: 'completed', lotNumber: 'AB-12', occurrenceDateTime: '2019-05' },
    vaccineCode: { text: 'Measles', coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '05' }] },
    protocolApplied: [{ doseNumberPositiveInt: 1 }],
  };
  const second = {
    ...measles,
    occurrenceDateTime: '2020-06-07T08:00:00+02:00',
    protocolApplied: [{ doseNumberString: '2' }],
  };

  it('is an entry for each dose, with the day as far as it was said, and stands once', () => {
    expect(read(measles, second, { ...measles, lotNumber: '' }).entries).toMatchObject([
      {
        list: 'vaccinations',
        label: 'Measles',
        code: '05',
        codeSystem: 'cvx',
        dose: '1',
        givenOn: '2019-05',
        batch: 'AB-12',
      },
      { list: 'vaccinations', label: 'Measles', dose: '2', givenOn: '2020-06-07' },
    ]);
    const { occurrenceDateTime: _, ...unknown } = measles;
    expect(read({ ...unknown, occurrenceString: 'as a child' }).entries[0]?.givenOn).toBe('');
  });

  it.each([
    ['not-done', { status: 'not-done' }, 'notGiven'],
    ['a mistake', { status: 'entered-in-error' }, 'error'],
    ['to come', { occurrenceDateTime: '2999-01-01' }, 'future'],
    ['of STU3', { notGiven: false }, 'version'],
    ['without a word', { vaccineCode: { coding: [{ code: '05' }] } }, 'noName'],
  ])('that is %s is left out', (_, change, why) => {
    const found = read({ ...measles, ...change });
    expect([found.entries, whyOf(found)]).toEqual([[], [why]]);
  });
});

describe('conditions and medicines', () => {
  it('are taken once each, those of now only, with what marks them as sensitive', () => {
    const asthma = { resourceType: 'Condition', clinicalStatus: active, code: { text: 'Asthma' } };
    const found = read(
      asthma,
      { ...asthma, code: { text: 'ASTHMA' } },
      { ...asthma, code: { text: 'Mumps' }, clinicalStatus: { coding: [{ code: 'resolved' }] } },
      { ...asthma, code: { text: 'Depression' }, meta: { security: [{ code: 'MH' }] } },
    );
    expect(found.entries.map(({ label, sensitive }) => [label, sensitive])).toEqual([
      ['Asthma', ''],
      ['Depression', 'mental_health'],
    ]);
    expect(found.leftOut).toEqual([{ what: 'Mumps', why: 'over' }]);
  });

  it('find a medicine by its reference, with how it is taken', () => {
    const found = read(
      { resourceType: 'Medication', id: 'm', code: { text: 'Amlodipine 5 mg tablet' } },
      {
        ...{ resourceType: 'MedicationRequest', status: 'active', intent: 'order' },
        medicationReference: { reference: 'Medication/m' },
        dosageInstruction: [{ text: '1 tablet every morning' }],
      },
      { resourceType: 'MedicationStatement', status: 'completed', medicationCodeableConcept: { text: 'Ibuprofen' } },
    );
    expect(found.entries.map(({ label, dose }) => [label, dose])).toEqual([
      ['Amlodipine 5 mg tablet', '1 tablet every morning'],
    ]);
    expect(found.leftOut).toEqual([{ what: 'Ibuprofen', why: 'over' }]);
  });
});

describe('a measurement', () => {
  it('is taken in the unit of its kind, and in no other', () => {
    expect(read(measured('29463-7', 71.5, 'kg')).readings).toMatchObject([
      { code: 'body_weight', value: 71.5, secondValue: null, takenAt: new Date('2026-01-02T06:00:00Z') },
    ]);
    expect(whyOf(read(measured('29463-7', 157, '[lb_av]')))).toEqual(['unit']);
  });

  it.each([
    ['8306-3', 'body_length', 61.5, 'cm', 6.15],
    ['9843-4', 'head_circumference', 41.2, 'cm', 412],
    ['29463-7', 'body_weight', 3.455, 'kg', 3455],
    ['39156-5', 'body_mass_index', 15.3, 'kg/m2', 1.53],
  ])('of a baby by code %s is %s, with limits that hold a baby', (code, kind, value, unit, wrong) => {
    expect(read(measured(code, value, unit)).readings).toMatchObject([{ code: kind, value, secondValue: null }]);
    expect(whyOf(read(measured(code, wrong, unit)))).toEqual(['implausible']);
    expect(whyOf(read(measured(code, value, 'm')))).toEqual(['unit']);
  });

  it('of blood pressure has both numbers, whichever panel they come in', () => {
    const part = (code: string, value: number) => ({ code: loinc(code), valueQuantity: { value, code: 'mm[Hg]' } });
    const panel = (upper: number, lower: number) =>
      measured('55284-4', 0, '', {
        valueQuantity: undefined,
        component: [part('8480-6', upper), part('8462-4', lower)],
      });
    expect(read(panel(149, 92)).readings).toMatchObject([{ code: 'blood_pressure', value: 149, secondValue: 92 }]);
    expect(whyOf(read(panel(92, 149)))).toEqual(['implausible']);
  });

  it.each([
    ['was never final', measured('8867-4', 70, '/min', { status: 'entered-in-error' }), 'error'],
    ['cannot be true', measured('8867-4', 7000, '/min'), 'implausible'],
    ['has no time', measured('8867-4', 70, '/min', { effectiveDateTime: undefined }), 'noDate'],
  ])('that %s is left out', (_, resource, why) =>
    expect(read(resource)).toMatchObject({ readings: [], leftOut: [{ why }] }),
  );
});
