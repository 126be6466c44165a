import { describe, expect, it } from 'vitest';
import type { Owner } from './brought';
import beforeBirth from './cases/before-birth.json';
import comparators from './cases/comparators.json';
import ipsNoInfo from './cases/ips-no-info.json';
import modifiers from './cases/modifiers.json';
import oneInTheFuture from './cases/one-in-the-future.json';
import otherPerson from './cases/other-person.json';
import partialDates from './cases/partial-dates.json';
import stu3 from './cases/stu3.json';
import twoPatients from './cases/two-patients.json';
import { leftOutLines } from './left-out';
import { isBeforeBirth, isPast, isToCome, readPartialDateTime } from './partial-date-times';
import { isTheSamePerson } from './people';
import { parseFhir, readFhirBundle } from './read-fhir-bundle';

const NOW = new Date('2026-11-29T15:00:00Z');
function read(content: unknown, owner: Owner | null = null) {
  const found = readFhirBundle(content, { now: NOW, owner });
  if (found === null) throw new Error('no bundle');
  const { leftOut, ...rest } = found;
  return { ...rest, leftOut: leftOut.map(({ what, why }) => `${what}: ${why}`) };
}

describe('a file of another system', () => {
  it('keeps what stands before a number', () => {
    const told = read(comparators).readings.map(({ code, comparator, value }) => `${code} ${comparator}${value}`);
    expect(told).toEqual(['hiv_viral_load <20', 'egfr >90', 'blood_glucose >33.3']);
  });

  it('is left without what it says not to do, only proposes or suspects, and keeps every step and the worst degree', () => {
    const { entries, leftOut } = read(modifiers);
    expect(leftOut).toEqual([
      'Warfarin 5 mg tablet: doNotTake',
      'Atorvastatin 20 mg tablet: proposed',
      'Pulmonary embolism: suspected',
    ]);
    expect(entries.map(({ label, dose, severity, reaction }) => [label, dose || `${reaction}, ${severity}`])).toEqual([
      ['Prednisone 5 mg tablet', '8 tablets a day for 3 days; then 4 tablets a day for 3 days, then stop'],
      ['Azithromycin 250 mg capsule', 'one daily'],
      ['Penicillin', 'Anaphylaxis, Rash, life_threatening'],
    ]);
    expect(entries.at(-1)?.refs).toEqual(['5', '6']);
  });

  it('makes no entry of there being none, or of nothing being known', () => {
    const { entries, leftOut } = read(ipsNoInfo);
    expect(entries).toEqual([]);
    expect(leftOut.every((line) => line.endsWith(': none')) && leftOut.length).toBe(5);
  });

  it('of STU3 is told by its shape; what has ended is over whatever its status says', () => {
    const { entries, leftOut } = read(stu3);
    expect(entries).toEqual([]);
    expect(leftOut).toEqual([
      'Egg: version',
      'Latex: version',
      'Fracture of ankle: version',
      'Diabetes mellitus: version',
      'Acute bronchitis: over',
    ]);
  });

  it('about two people gives what is about one: the owner, or else the first', () => {
    const first = read(twoPatients);
    expect(first.person?.name).toBe('Annelie Botha');
    expect(first.entries.map(({ label }) => label)).toEqual(['Penicillin G']);
    expect(first.readings).toEqual([]);
    expect(first.leftOut).toEqual(["Cow's milk: otherPerson", 'Body weight: otherPerson']);
    const baby = read(twoPatients, { name: 'Baby Botha', birthDate: '2026-09-01' });
    expect(baby.entries.map(({ label }) => label)).toEqual(["Cow's milk"]);
    expect(baby.leftOut).toEqual(['Penicillin G: otherPerson', 'Body weight: beforeBirth']);
  });

  it('keeps a date as far as it was said', () => {
    expect(
      read(partialDates).readings.map(({ code, takenAt, takenPrecision }) => [
        code,
        takenAt.toISOString(),
        takenPrecision,
      ]),
    ).toEqual([
      ['body_weight', '2024-05-06T12:00:00.000Z', 'day'],
      ['body_height', '2024-01-01T12:00:00.000Z', 'year'],
      ['heart_rate', '2024-03-01T12:00:00.000Z', 'month'],
    ]);
  });

  it.each([
    ['one in the future', oneInTheFuture, ['body_weight', 'body_height'], ['Heart rate: future']],
    ['one before birth', beforeBirth, ['body_weight'], ['Heart rate: beforeBirth']],
  ])('with %s gives all that is good', (_, content, codes, left) => {
    const { readings, leftOut } = read(content);
    expect([readings.map(({ code }) => code), leftOut]).toEqual([codes, left]);
  });

  it('may begin with a byte order mark', () => {
    expect(read(parseFhir(`\uFEFF${JSON.stringify(comparators)}`)).readings).toHaveLength(3);
  });

  it('of somebody else is told from one’s own', () => {
    const { person } = read(otherPerson);
    if (person === null) throw new Error('nobody');
    expect(isTheSamePerson(person, { name: 'Annelie Botha', birthDate: '1990-04-12' })).toBe(false);
  });
});

it.each([
  ['the name in another order', 'Botha, Anneliè', '1990-04-12', true],
  ['a birth date that is only a year', 'A. Botha', '1990', true],
  ['another birth date', 'Annelie Botha', '1990-12-04', false],
  ['another name', 'Sipho Dube', '1990-04-12', false],
  ['nothing said', '', '', true],
])('%s', (_, name, birthDate, isSame) =>
  expect(isTheSamePerson({ name, birthDate }, { name: 'Annelie Botha', birthDate: '1990-04-12' })).toBe(isSame),
);

const bundle = (...resources: object[]) => ({
  resourceType: 'Bundle',
  entry: [
    {
      fullUrl: 'urn:uuid:p',
      resource: { resourceType: 'Patient', id: 'p', name: [{ text: 'A Botha' }], birthDate: '1990-04-12' },
    },
    ...resources.map((resource) => ({ resource })),
  ],
});
const concept = (code: string) => ({ coding: [{ code }] });
const allergy = (of: object) => ({
  ...{ resourceType: 'AllergyIntolerance', clinicalStatus: concept('active'), code: { text: 'Latex' } },
  ...{ patient: { reference: 'Patient/p' }, ...of },
});
const condition = (of: object) => ({
  ...{ resourceType: 'Condition', clinicalStatus: concept('active'), code: { text: 'Asthma' } },
  ...{ subject: { reference: 'Patient/p' }, ...of },
});
const request = (of: object) => ({
  ...{ resourceType: 'MedicationRequest', status: 'active', intent: 'order', subject: { reference: 'urn:uuid:p' } },
  ...{ medicationCodeableConcept: { text: 'Metformin 500 mg' }, ...of },
});
const statement = (of: object) => ({
  ...{ resourceType: 'MedicationStatement', status: 'active', subject: { reference: 'Patient/p/_history/2' } },
  ...{ medicationCodeableConcept: { text: 'Metformin 500 mg' }, ...of },
});
const weight = (of: object) => ({
  ...{ resourceType: 'Observation', status: 'final', code: concept('29463-7'), subject: { reference: 'Patient/p' } },
  ...{ effectiveDateTime: '2026-05-06', valueQuantity: { value: 70, code: 'kg' }, ...of },
});
const extension = [{ url: 'http://example.org/negated', valueBoolean: true }];

it.each([
  ['an unknown modifier', allergy({ modifierExtension: extension }), 'modifier'],
  ['one deep inside', request({ dosageInstruction: [{ text: 'one', modifierExtension: extension }] }), 'modifier'],
  ['rules of its own', condition({ implicitRules: 'http://example.org/rules' }), 'modifier'],
  ['a status in words', condition({ clinicalStatus: { text: 'Resolved' } }), 'over'],
  ['two statuses that disagree', condition({ clinicalStatus: { ...concept('active'), text: 'Inactive' } }), 'status'],
  ['a status of nobody', allergy({ clinicalStatus: concept('sometimes') }), 'status'],
  ['an inactive allergy', allergy({ clinicalStatus: concept('inactive') }), 'over'],
  ['a refuted one, in words', allergy({ verificationStatus: { text: 'Refuted' } }), 'ruledOut'],
  ['one in error', allergy({ verificationStatus: concept('entered-in-error') }), 'error'],
  ['a tentative condition', condition({ verificationStatus: concept('provisional') }), 'suspected'],
  ['an end at an age', condition({ abatementAge: { value: 12, unit: 'a' } }), 'over'],
  ['an end this year', condition({ abatementDateTime: '2026' }), 'over'],
  ['an end in words', condition({ abatementString: 'in childhood' }), 'over'],
  ['a request without an intent', request({ intent: undefined }), 'status'],
  ['a plan', request({ intent: 'plan' }), 'proposed'],
  ['a draft', request({ status: 'draft' }), 'proposed'],
  ['a paused one', request({ status: 'on-hold' }), 'paused'],
  ['a request of an unknown status', request({ status: 'unknown' }), 'status'],
  ['a request without a status', request({ status: undefined }), 'status'],
  ['a medicine in error', request({ status: 'entered-in-error' }), 'error'],
  ['a medicine of STU3', statement({ taken: 'n' }), 'version'],
  ['a medicine of DSTU2', statement({ wasNotTaken: true }), 'version'],
  [
    'an allergy of DSTU2',
    { resourceType: 'AllergyIntolerance', substance: { text: 'Latex' }, status: 'active' },
    'version',
  ],
  ['a medicine of R5', request({ medication: { concept: { text: 'Metformin' } } }), 'version'],
  ['an order of DSTU2', { resourceType: 'MedicationOrder', status: 'active' }, 'version'],
  [
    'a profile of STU3',
    condition({ meta: { profile: ['http://hl7.org/fhir/3.0/StructureDefinition/Condition'] } }),
    'version',
  ],
  ['what is not taken', statement({ status: 'not-taken' }), 'notTaken'],
  ['what is meant for later', statement({ status: 'intended' }), 'proposed'],
  ['what ended', statement({ effectivePeriod: { start: '2020', end: '2021-02' } }), 'over'],
  ['what begins later', statement({ effectivePeriod: { start: '2027-02-01' } }), 'future'],
  ['a day to come', condition({ onsetDateTime: '2026-12' }), 'future'],
  ['a day before birth', condition({ onsetDateTime: '1989' }), 'beforeBirth'],
  ['nobody known', allergy({ patient: { reference: 'Patient/zzz' } }), 'unknownPerson'],
  ['a group', weight({ subject: { reference: '#g' }, contained: [{ resourceType: 'Group', id: 'g' }] }), 'otherPerson'],
  [
    'a person of another server',
    allergy({ patient: { reference: 'https://other.example/fhir/Patient/q' } }),
    'unknownPerson',
  ],
  ['an early result', weight({ status: 'preliminary' }), 'notFinal'],
  ['a result without a status', weight({ status: undefined }), 'status'],
  ['a sign nobody knows', weight({ valueQuantity: { value: 70, code: 'kg', comparator: 'ad' } }), 'sign'],
  ['a number in words', weight({ valueQuantity: undefined, valueString: '<70' }), 'noNumber'],
  ['an absent number', weight({ valueQuantity: undefined, dataAbsentReason: concept('unknown') }), 'noNumber'],
  ['a day that is none', weight({ effectiveDateTime: '2026-02-31' }), 'noDate'],
  [
    'a contained medicine in error',
    request({
      medicationCodeableConcept: undefined,
      medicationReference: { reference: '#m' },
      contained: [{ resourceType: 'Medication', id: 'm', status: 'entered-in-error', code: { text: 'X' } }],
    }),
    'error',
  ],
  ['no known latex allergy', allergy({ code: { text: 'Latex', coding: [{ code: '716184000' }] } }), 'none'],
  [
    'a null flavour',
    condition({
      code: {
        coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-NullFlavor', code: 'UNK', display: 'Unknown' }],
      },
    }),
    'none',
  ],
])('leaves out and names %s', (_, resource, why) => {
  const found = read(bundle(resource, condition({ code: { text: 'Gout' } })));
  expect(found.entries.map(({ label }) => label)).toEqual(['Gout']);
  expect(found.readings).toEqual([]);
  expect(found.leftOut.map((line) => line.split(': ').at(-1))).toEqual([why]);
});

it.each([
  ...['NKDA', 'NKA', 'nil known', 'None', 'none known', 'No known drug allergies', 'No current medications', 'Unknown'],
  ...['Denies allergies', 'No allergies', 'Not known', 'N/A', 'Geen bekende allergieë', 'Keine bekannten Allergien'],
])('"%s" is no entry', (text) => expect(read(bundle(allergy({ code: { text } }))).entries).toEqual([]));
it.each(['Noni juice', 'Nickel', 'Nonoxinol', 'Unknown mushroom', 'Nilotinib', 'NSAIDs'])('"%s" is one', (text) =>
  expect(read(bundle(allergy({ code: { text } }))).entries).toHaveLength(1),
);

describe('a medicine', () => {
  const doseOf = (...dosageInstruction: object[]) => read(bundle(request({ dosageInstruction }))).entries[0]?.dose;

  it('is taken by every step, in the order of their numbers', () => {
    expect(
      doseOf({ sequence: 2, text: 'then one' }, { sequence: 1, text: 'two a day' }, { sequence: 3, text: 'stop' }),
    ).toBe('two a day; then one; stop');
  });

  it('in codes is put into words, or said not to be', () => {
    const timing = { repeat: { frequency: 3, period: 1, periodUnit: 'd', boundsDuration: { value: 5, code: 'd' } } };
    const doseAndRate = [{ doseQuantity: { value: 2, unit: 'tablet' } }];
    expect(doseOf({ timing, doseAndRate })).toBe('2 tablet, 3 times every day, for 5 days');
    expect(doseOf({ timing: { repeat: { when: ['ACM'] } }, doseAndRate })).toMatch(/see where it came from/);
    expect(doseOf({ text: 'x'.repeat(400) })).toMatch(/see where it came from/);
  });

  it('said twice has both ways to take it', () => {
    const { entries } = read(
      bundle(request({ dosageInstruction: [{ text: 'one at 8' }] }), statement({ dosage: [{ text: 'one at 20' }] })),
    );
    expect(entries.map(({ dose }) => dose)).toEqual(['one at 8; one at 20']);
  });

  it('is named by its ingredients where it has no name', () => {
    const contained = [
      {
        resourceType: 'Medication',
        id: 'm',
        ingredient: [
          { itemCodeableConcept: { text: 'Amoxicillin' } },
          { itemCodeableConcept: { text: 'Clavulanate' } },
        ],
      },
    ];
    const { entries } = read(
      bundle(request({ medicationCodeableConcept: undefined, medicationReference: { reference: '#m' }, contained })),
    );
    expect(entries[0]?.label).toBe('Amoxicillin + Clavulanate');
  });
});

it('of a history takes the newest version, and nothing that is deleted', () => {
  const version = (versionId: string, of: object) => allergy({ id: 'a', meta: { versionId }, ...of });
  const found = read({
    ...bundle(version('1', {}), version('2', { clinicalStatus: concept('resolved') })),
    type: 'history',
  });
  expect([found.entries, found.leftOut]).toEqual([[], ['Latex: older', 'Latex: over']]);
  const deleted = read({
    resourceType: 'Bundle',
    entry: [{ resource: allergy({ patient: undefined }), request: { method: 'DELETE' } }],
  });
  expect(deleted.leftOut).toEqual(['Latex: removed']);
});

it('does not tell two people of one address apart, and takes nothing of either by it', () => {
  const other = { resourceType: 'Patient', id: 'p', name: [{ text: 'C Dube' }], birthDate: '2001-01-01' };
  expect(read(bundle(other, allergy({}))).leftOut).toEqual(['Latex: unknownPerson']);
  expect(read(bundle(other, allergy({ patient: undefined }))).leftOut).toEqual(['Latex: unknownPerson']);
});

it('gives the person a document names', () => {
  const [patient, ...rest] = bundle(allergy({})).entry;
  const mother = {
    resource: { resourceType: 'Patient', id: 'm', name: [{ text: 'M Botha' }], birthDate: '1960-01-01' },
  };
  const composition = { resource: { resourceType: 'Composition', subject: { reference: 'Patient/p' } } };
  const found = read({ resourceType: 'Bundle', type: 'document', entry: [composition, mother, patient, ...rest] });
  expect([found.person?.name, found.entries.length]).toEqual(['A Botha', 1]);
});

it('says what was left out once for each reason', () => {
  const lines = leftOutLines([
    { what: 'Vaccination', why: 'kind' },
    { what: 'Mumps', why: 'over' },
    { what: 'Vaccination', why: 'kind' },
  ]);
  expect(lines.map(({ names, because }) => `${names.join()}: ${because}`)).toEqual([
    'Mumps: It is over, or no longer taken.',
    'Vaccination (2): Our record has no place for this kind of entry.',
  ]);
});

describe('a time as it was said', () => {
  const said = (text: string) =>
    readPartialDateTime(text) ?? { at: new Date(Number.NaN), precision: 'moment' as const };

  it.each([
    ['2026-05-06T09:00:00+02:00', '2026-05-06T07:00:00.000Z', 'moment'],
    ['2026-05-06T09:00', '2026-05-06T12:00:00.000Z', 'day'],
    ['2024-02-29', '2024-02-29T12:00:00.000Z', 'day'],
    ['0099', '0099-01-01T12:00:00.000Z', 'year'],
  ])('%s', (text, at, precision) => {
    expect([said(text).at.toISOString(), said(text).precision]).toEqual([at, precision]);
  });
  it.each(['', '2023-02-29', '2026-13', '6 May 2026', '2026-05-06T25:00:00Z', '20260506'])('"%s" is none', (text) =>
    expect(readPartialDateTime(text)).toBeNull(),
  );
  it('is to come, over or before a birth only with all of it', () => {
    expect(['2026', '2026-11', '2026-11-30', '2026-12', '2027'].map((text) => isToCome(said(text), NOW))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(['2026', '2026-11', '2026-11-29', '2026-11-28', '2025'].map((text) => isPast(said(text), NOW))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(
      ['1990', '1990-04', '1990-04-12', '1990-04-11', '1990-03', '1989'].map((text) =>
        isBeforeBirth(said(text), '1990-04-12'),
      ),
    ).toEqual([false, false, false, true, true, true]);
    expect(isBeforeBirth(said('1970-01-01T00:00:00Z'), '1990')).toBe(true);
  });
});
