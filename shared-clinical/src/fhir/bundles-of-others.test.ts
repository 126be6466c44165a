import { describe, expect, it } from 'vitest';
import { readFhirBundle } from './read-fhir-bundle';

/** Shapes that other systems publish, with made-up people; nothing is copied from a real example. */
const LOINC = 'http://loinc.org';
const SNOMED = 'http://snomed.info/sct';
const coded = (system: string, code: string, display: string) => ({
  coding: [{ system, code, display }],
  text: display,
});
const clinical = (code: string, of = 'condition-clinical') => ({
  coding: [{ system: `http://terminology.hl7.org/CodeSystem/${of}`, code }],
});

/**
 * A person as Synthea exports one: a transaction with `urn:uuid` addresses, extensions, claims, and blood pressure in components.
 */
const SYNTHEA = (() => {
  const urn = (n: number) => `urn:uuid:00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
  const subject = { reference: urn(1) };
  const entry = (n: number, resource: { resourceType: string }) => ({
    fullUrl: urn(n),
    resource: {
      id: urn(n).slice(9),
      meta: { profile: ['http://hl7.org/fhir/us/core/StructureDefinition/any'] },
      ...resource,
    },
    request: { method: 'POST', url: resource.resourceType },
  });
  const resources = [
    {
      ...{ resourceType: 'Patient', birthDate: '1971-06-04', gender: 'female', multipleBirthBoolean: false },
      extension: [{ url: 'http://hl7.org/fhir/us/core/StructureDefinition/us-core-race', extension: [] }],
      name: [{ use: 'official', family: 'Maseko12', given: ['Zodwa345'], prefix: ['Mrs.'] }],
    },
    { resourceType: 'Organization', name: 'A COMMUNITY HOSPITAL', active: true },
    { resourceType: 'Practitioner', name: [{ family: 'Any', given: ['One'] }] },
    { resourceType: 'Encounter', status: 'finished', class: { code: 'AMB' }, subject },
    {
      ...{ resourceType: 'Condition', clinicalStatus: clinical('active'), subject },
      code: coded(SNOMED, '59621000', 'Essential hypertension (disorder)'),
      onsetDateTime: '2010-03-02T10:00:00+02:00',
    },
    {
      ...{ resourceType: 'Condition', clinicalStatus: clinical('resolved'), subject },
      code: coded(SNOMED, '10509002', 'Acute bronchitis (disorder)'),
    },
    {
      ...{ resourceType: 'AllergyIntolerance', type: 'allergy', category: ['medication'], criticality: 'low' },
      clinicalStatus: clinical('active', 'allergyintolerance-clinical'),
      code: coded('http://www.nlm.nih.gov/research/umls/rxnorm', '1191', 'Aspirin'),
      reaction: [{ manifestation: [coded(SNOMED, '247472004', 'Wheal (finding)')], severity: 'mild' }],
    },
    {
      resourceType: 'Medication',
      status: 'active',
      code: coded('http://www.nlm.nih.gov/research/umls/rxnorm', '314076', 'lisinopril 10 MG Oral Tablet'),
    },
    {
      resourceType: 'MedicationRequest',
      status: 'active',
      intent: 'order',
      medicationReference: { reference: urn(8) },
      subject,
    },
    {
      ...{ resourceType: 'Observation', status: 'final', effectiveDateTime: '2024-05-06T09:00:00+02:00', subject },
      code: coded(LOINC, '85354-9', 'Blood pressure panel'),
      component: [
        {
          code: coded(LOINC, '8462-4', 'Diastolic'),
          valueQuantity: { value: 84, unit: 'mm[Hg]', code: 'mm[Hg]', system: 'http://unitsofmeasure.org' },
        },
        {
          code: coded(LOINC, '8480-6', 'Systolic'),
          valueQuantity: { value: 131, unit: 'mm[Hg]', code: 'mm[Hg]', system: 'http://unitsofmeasure.org' },
        },
      ],
    },
    {
      ...{ resourceType: 'Observation', status: 'final', effectiveDateTime: '2024-05-06T09:00:00+02:00', subject },
      code: coded(LOINC, '72166-2', 'Tobacco smoking status'),
      valueCodeableConcept: coded(SNOMED, '266919005', 'Never smoked tobacco'),
    },
    {
      resourceType: 'Immunization',
      status: 'completed',
      vaccineCode: coded('http://hl7.org/fhir/sid/cvx', '140', 'Influenza'),
    },
    { resourceType: 'DiagnosticReport', status: 'final', presentedForm: [{ contentType: 'text/plain', data: 'YQ==' }] },
    { resourceType: 'Claim', status: 'active', total: { value: 129.16, currency: 'USD' } },
    {
      resourceType: 'ExplanationOfBenefit',
      status: 'active',
      contained: [{ resourceType: 'Coverage', id: 'coverage' }],
    },
    { resourceType: 'Provenance', recorded: '2024-05-06T09:00:00+02:00' },
  ];
  return { resourceType: 'Bundle', type: 'transaction', entry: resources.map((one, at) => entry(at + 1, one)) };
})();

/** A search response of a FHIR server: relative addresses, search modes, an OperationOutcome among the matches. */
const SEARCH = {
  ...{ resourceType: 'Bundle', type: 'searchset', total: 2 },
  link: [{ relation: 'self', url: 'https://server.example/fhir/Patient/7/$everything' }],
  entry: [
    {
      fullUrl: 'https://server.example/fhir/Patient/7',
      resource: { resourceType: 'Patient', id: '7', name: [{ text: 'Pieter Botha' }], birthDate: '1990' },
      search: { mode: 'match' },
    },
    {
      fullUrl: 'https://server.example/fhir/MedicationStatement/9',
      resource: {
        ...{ resourceType: 'MedicationStatement', id: '9', status: 'active' },
        medicationCodeableConcept: { text: 'Metformin 500 mg' },
        dosage: [{ text: 'one in the morning' }],
      },
      search: { mode: 'include' },
    },
    {
      resource: { resourceType: 'OperationOutcome', issue: [{ severity: 'warning', code: 'processing' }] },
      search: { mode: 'outcome' },
    },
  ],
};

/** An International Patient Summary: a document whose first entry is its Composition, with absent data stated in codes. */
const SUMMARY = {
  ...{ resourceType: 'Bundle', type: 'document', timestamp: '2026-01-02T08:00:00Z' },
  identifier: { system: 'urn:oid:2.16.1', value: 'x' },
  entry: [
    {
      fullUrl: 'urn:uuid:1',
      resource: {
        resourceType: 'Composition',
        status: 'final',
        section: [{ title: 'Allergies', entry: [{ reference: 'urn:uuid:3' }] }],
      },
    },
    {
      fullUrl: 'urn:uuid:2',
      resource: {
        resourceType: 'Patient',
        name: [{ family: 'Naidoo', given: ['Asha', 'M'] }],
        birthDate: '2001-09-09',
      },
    },
    {
      fullUrl: 'urn:uuid:3',
      resource: {
        ...{ resourceType: 'AllergyIntolerance', clinicalStatus: clinical('active', 'allergyintolerance-clinical') },
        code: coded(
          'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips',
          'no-known-allergies',
          'No known allergies',
        ),
      },
    },
  ],
};

const NOW = new Date('2026-11-25T10:00:00Z');
const whyOf = (found: ReturnType<typeof readFhirBundle>) => found?.leftOut.map(({ what, why }) => `${what}: ${why}`);

describe('a bundle of another system', () => {
  it('of Synthea gives what is true now, finds what it only refers to, and names the rest', () => {
    const found = readFhirBundle(SYNTHEA, { now: NOW });
    expect(found?.person).toEqual({ name: 'Zodwa345 Maseko12', birthDate: '1971-06-04' });
    expect(found?.origin).toBe('A COMMUNITY HOSPITAL');
    expect(found?.entries.map(({ list, label }) => [list, label])).toEqual([
      ['conditions', 'Essential hypertension (disorder)'],
      ['allergies', 'Aspirin'],
      ['medications', 'lisinopril 10 MG Oral Tablet'],
      ['vaccinations', 'Influenza'],
    ]);
    expect(found?.readings).toHaveLength(1);
    expect(found?.readings[0]).toMatchObject({ value: 131, secondValue: 84 });
    expect(whyOf(found)).toEqual([
      'Visit: kind',
      'Acute bronchitis (disorder): over',
      'Tobacco smoking status: measurement',
      'Report: kind',
      'Claim: kind',
      'Claim: kind',
    ]);
  });

  it('of a search is read by its relative addresses too', () => {
    const found = readFhirBundle(SEARCH, { now: NOW });
    expect(found?.person).toEqual({ name: 'Pieter Botha', birthDate: '1990' });
    expect(found?.entries).toMatchObject([
      { list: 'medications', label: 'Metformin 500 mg', dose: 'one in the morning' },
    ]);
    expect(found?.leftOut).toEqual([]);
  });

  it('that is a summary for another country makes no allergy of "no known allergies"', () => {
    const found = readFhirBundle(SUMMARY, { now: NOW });
    expect(found?.person?.name).toBe('Asha M Naidoo');
    expect(found?.entries).toEqual([]);
    expect(whyOf(found)).toEqual(['No known allergies: none']);
  });

  it('is read as far as it goes, whatever one of its parts is like', () => {
    for (const [at] of SYNTHEA.entry.entries()) {
      for (const broken of [
        null,
        7,
        'x',
        [],
        {},
        { resourceType: 9 },
        { resourceType: 'Observation', component: 'x' },
      ]) {
        const entry = SYNTHEA.entry.map((one, other) => (other === at ? { ...one, resource: broken } : one));
        expect(readFhirBundle({ ...SYNTHEA, entry }, { now: NOW })?.readings.length).toBeLessThanOrEqual(1);
      }
    }
  });
});
