import type { WhoActs } from '@telehealth/data/visits/visit-details.schema';
import { describe, expect, it } from 'vitest';
import { agreedFact, awayFact, capacityFact, closedRecordText, whoFact } from './present-words';

const AT = new Date('2026-11-28T09:40:00Z');
const AGREED = new Date('2026-11-28T07:28:00Z');
const NOMSA: WhoActs = {
  ...{ name: 'Nomsa Khumalo', basis: 'guardian', relation: 'child', relationship: '', gender: 'female', acts: true },
  paper: null,
  since: new Date('2026-01-12T10:00:00Z'),
};
const GRAN: WhoActs = { ...NOMSA, name: 'Sibongile Zondo', basis: 'carer', relation: 'grandchild' };
const CHILD = '2022-08-14';
const YOUNG = '2014-09-20';
const ADULT = '1948-11-02';
const visit = (patientBorn: string | null, present: object = {}, more: object = {}) => ({
  ...{ patientBorn, patientName: 'Lwazi Khumalo', companion: '', capacity: null, ...more },
  present: {
    ...{ firstName: 'Lwazi', hasSignIn: false, isPrivate: false, cameBy: NOMSA, bookedBy: NOMSA },
    ...{ agreedAt: AGREED, words: 'child' as const, guardians: ['Nomsa Khumalo'], ...present },
  },
});
const ALONE = { cameBy: null, bookedBy: null, hasSignIn: true, words: 'own' };
const NOBODY = { cameBy: null, agreedAt: null, words: null };

describe('who is with the patient, on what right', () => {
  it.each([
    [
      'a mother',
      visit(CHILD),
      'With him: Nomsa Khumalo, mother',
      'Says so since 12 Jan 2026. No paper was checked',
      'known',
    ],
    [
      'a care-giver',
      visit(CHILD, { cameBy: GRAN }),
      'With him: Sibongile Zondo, grandmother, caregiver',
      'Says so since',
      'known',
    ],
    [
      'a mother whose paper we checked',
      visit(CHILD, { cameBy: { ...NOMSA, paper: { state: 'confirmed', proof: 'birth_certificate', at: AT } } }),
      'With him: Nomsa Khumalo, mother',
      'Birth certificate, checked by us 28 Nov 2026',
      'known',
    ],
    [
      'a mother whose paper waits',
      visit(CHILD, { cameBy: { ...NOMSA, paper: { state: 'sent', proof: null, at: AT } } }),
      'With him: Nomsa Khumalo, mother',
      'A paper of 28 Nov 2026 is not checked by us',
      'known',
    ],
    [
      'a mother whose paper was not accepted',
      visit(CHILD, { cameBy: { ...NOMSA, paper: { state: 'refused', proof: null, at: AT } } }),
      'With him: Nomsa Khumalo, mother',
      'was not accepted',
      'known',
    ],
    [
      'a mother named at booking, too',
      visit(CHILD, {}, { companion: ' nomsa  khumalo' }),
      'With him: Nomsa Khumalo, mother',
      'Says so',
      'known',
    ],
    [
      'somebody else than who came to the door',
      visit(CHILD, {}, { companion: 'Sipho Zulu' }),
      'With him: Sipho Zulu',
      'on what right is not known. At the door: Nomsa Khumalo, mother',
      'ask',
    ],
    [
      'somebody whose right has ended',
      visit(CHILD, { cameBy: { ...NOMSA, acts: false } }),
      'With him: Nomsa Khumalo, mother',
      'has ended',
      'ask',
    ],
    [
      'somebody of no right at all',
      visit(CHILD, { cameBy: { ...NOMSA, basis: null, relation: null, since: null, acts: false } }),
      'With him: Nomsa Khumalo',
      'On what right is not known',
      'ask',
    ],
    [
      'nobody yet',
      visit(CHILD, NOBODY, { companion: 'Nomsa Khumalo' }),
      'Who is with Lwazi?',
      'Nomsa Khumalo was named at booking. Booked by Nomsa Khumalo, mother. Nobody has come to the door yet',
      'ask',
    ],
    ['a small child with a sign-in', visit(CHILD, ALONE), 'Who is with Lwazi?', 'Under 12: a parent is needed', 'ask'],
    ['nobody, of a young person', visit(YOUNG, ALONE), 'Nobody with him', 'can see that a visit took place', 'known'],
    [
      'nobody, in private',
      visit(YOUNG, { ...ALONE, isPrivate: true }),
      'Nobody with him',
      'He keeps this visit from whoever looks after him',
      'known',
    ],
    [
      'whom a young person named',
      visit(YOUNG, ALONE, { companion: 'Thabo' }),
      'With him: Thabo',
      'Named at booking',
      'known',
    ],
    [
      'a delegate of an adult',
      visit(ADULT, {
        cameBy: { ...NOMSA, basis: 'invited', relation: null, relationship: 'daughter', gender: '' },
        words: 'adult',
      }),
      'With him: Nomsa Khumalo, daughter',
      'Invited by him, 12 Jan 2026',
      'known',
    ],
  ])('%s', (_, facts, title, detail, tone) => {
    const fact = whoFact(facts, AT, 'male');
    expect(fact).toMatchObject({ title, tone });
    expect(fact?.detail).toContain(detail);
  });

  it('is not said of adults who came themselves, nor to who does not hold the visit', () => {
    expect(whoFact(visit(ADULT, ALONE), AT, 'male')).toBeNull();
    expect(whoFact(visit(null, ALONE), AT, null)).toBeNull();
    expect(whoFact({ ...visit(CHILD), present: null }, AT, 'male')).toBeNull();
  });

  it('names the paper that is in the record, which nobody of us checked', () => {
    const paper = { id: 'p', title: 'Affidavit', documentDate: '2026-08-03' };
    expect(whoFact(visit(CHILD, { cameBy: GRAN }), AT, 'male', paper)?.detail).toBe(
      'Says so since 12 Jan 2026. Affidavit, 3 Aug 2026, not checked by us',
    );
  });

  it('says the name where no sex is known', () => {
    expect(whoFact(visit(CHILD), AT, null)?.title).toBe('With Lwazi: Nomsa Khumalo, mother');
  });
});

describe('who agreed', () => {
  it.each([
    ['a mother', visit(CHILD), 'She agrees to this visit and to treatment', 'Under 12: a parent decides', 'known'],
    [
      'a care-giver',
      visit(CHILD, { cameBy: GRAN, words: 'carer' }),
      'She agrees to treatment that cannot wait for the parent',
      'Parent: Nomsa Khumalo',
      'known',
    ],
    [
      'a care-giver, with no parent here',
      visit(CHILD, { cameBy: GRAN, words: 'carer', guardians: [] }),
      'She agrees to treatment that cannot wait for the parent',
      'No parent is known here',
      'known',
    ],
    [
      'other words than those for a child',
      visit(CHILD, { words: 'adult' }),
      'She agrees to this visit and to treatment',
      '',
      'ask',
    ],
    [
      'somebody who is no guardian',
      visit(CHILD, { cameBy: { ...NOMSA, basis: 'invited' as const }, words: 'carer' as const }),
      'She agrees to treatment that cannot wait for the parent',
      'Parent: Nomsa Khumalo',
      'ask',
    ],
    [
      'a guardian whose right has ended',
      visit(CHILD, { cameBy: { ...NOMSA, acts: false } }),
      'She agrees to this visit and to treatment',
      'Under 12',
      'ask',
    ],
    ['nobody', visit(CHILD, NOBODY), 'Nobody has agreed yet', 'Ask a parent', 'ask'],
    ['the child itself', visit(CHILD, ALONE), 'A parent has not agreed', 'by the child', 'ask'],
    [
      'a carer of an adult',
      visit(ADULT, { words: 'adult' }),
      'She agrees for Lwazi',
      'An adult: ask Lwazi, too',
      'known',
    ],
  ])('%s', (_, facts, title, detail, tone) => {
    const fact = agreedFact(facts, AT);
    expect(fact).toMatchObject({ title, tone });
    expect(fact?.detail).toContain(detail);
  });

  it('is decided with a young person, from the 12th birthday up to the 18th', () => {
    const asked = (born: string) => capacityFact(visit(born, ALONE), AT, 'female')?.title;
    expect(asked('2014-11-29')).toBeUndefined();
    expect(asked('2014-11-28')).toBe('May she agree herself? You decide, and say why');
    expect(asked('2008-11-29')).toBe('May she agree herself? You decide, and say why');
    expect(asked('2008-11-28')).toBeUndefined();
    expect(agreedFact(visit(YOUNG, ALONE), AT)).toBeNull();
  });

  it.each([
    [true, ALONE, 'She understands, and agrees', 'known'],
    [false, ALONE, 'A parent is needed, and none has agreed', 'ask'],
    [false, {}, /^A parent is needed: Nomsa Khumalo agreed \d\d:28$/, 'known'],
  ])('once decided (understands: %s) says what counts, with time and reason', (understands, present, title, tone) => {
    const capacity = { understands, reason: 'Says it back', at: AT, byName: 'Farida Essop' };
    const fact = capacityFact(visit(YOUNG, present, { capacity }), AT, 'female');
    expect(fact?.title).toEqual(typeof title === 'string' ? title : expect.stringMatching(title));
    expect(fact).toMatchObject({ tone, detail: expect.stringMatching(/^Farida Essop, \d\d:40: Says it back$/) });
  });
});

it('says at the foot whose chart it is, and whose stays closed', () => {
  expect(closedRecordText(visit(CHILD), AT, 'male')).toBe('This is Lwazi’s chart. His mother’s record stays closed.');
  expect(closedRecordText(visit(ADULT), AT, 'male')).toBe(
    'This is Lwazi’s chart. Nomsa Khumalo’s record stays closed.',
  );
  expect(closedRecordText(visit(YOUNG, ALONE), AT, 'female')).toBeNull();
});

describe('whoever came along and is out of the picture', () => {
  it('makes it unknown who is there, with what to do', () => {
    expect(awayFact(visit(CHILD), { why: 'left', since: AT }, 'male')).toEqual({
      title: 'Who is with Lwazi?',
      detail: expect.stringMatching(
        /^Nomsa Khumalo, mother, left the call \d\d:\d\d\. Wait with questions and treatment/,
      ),
      tone: 'ask',
    });
    expect(awayFact(visit(CHILD), { why: 'noPicture', since: null }, 'male')?.detail).toBe(
      'No picture. Nomsa Khumalo, mother, came to the door. Ask who is with him, and for the camera, before you go on',
    );
  });

  it('is nobody where the patient came alone, or nobody is away', () => {
    expect(awayFact(visit(YOUNG, ALONE), { why: 'left', since: AT }, null)).toBeNull();
    expect(awayFact(visit(CHILD), null, null)).toBeNull();
  });
});
