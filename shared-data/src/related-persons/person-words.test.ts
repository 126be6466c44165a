import { expect, it } from 'vitest';
import { namePerson, personForHolder, personForSpecialist, personSeen } from './person-words';

const SIPHO = { name: 'Sipho Nkosi', dateOfBirth: '2019-04-02', gender: 'male', relation: 'child' } as const;
const AT = new Date('2026-11-22T09:00:00Z');

it('says to each side what it has to know', () => {
  expect(personForHolder(SIPHO, AT)).toBe('Sipho Nkosi (my child), 7 years');
  expect(personForHolder({ ...SIPHO, relation: 'other' }, AT)).toBe('Sipho Nkosi, 7 years');
  expect(personForSpecialist(SIPHO, 'Thandi Nkosi', AT)).toBe('Sipho Nkosi, 7 years, male, child of Thandi Nkosi');
});

it('names the person in the lists of the practice, and the holder where it is theirs', () => {
  expect(personSeen({ forWhom: SIPHO, counterpartName: 'Thandi Nkosi', startsAt: AT })).toBe('Sipho Nkosi, 7 years');
  expect(personSeen({ forWhom: null, counterpartName: 'Thandi Nkosi', startsAt: AT })).toBe('Thandi Nkosi');
  const row = { patientName: 'Thandi Nkosi', startsAt: AT };
  expect(namePerson({ ...row, forWhom: SIPHO }).patientName).toBe('Sipho Nkosi, 7 years');
  expect(namePerson({ ...row, forWhom: null })).toEqual({ ...row, forWhom: null });
});
