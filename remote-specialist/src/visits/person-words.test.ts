import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { expect, it } from 'vitest';
import { ageAndSex, firstOrAgain } from './person-words';

const ZONE = 'Africa/Johannesburg';
/** The 27th in Johannesburg, still the 26th in London. */
const startsAt = new Date('2026-11-26T22:30:00Z');

it.each([
  ['1974-11-27', 'male', '52 m'],
  ['1974-11-28', 'female', '51 f'],
  ['2026-04-27', 'female', '7 months f'],
  ['1990-05-01', 'non-binary', '36 non-binary'],
  ['1990-05-01', 'prefer-not-to-say', '36'],
  [null, null, ''],
] as const)('born on %s, %s: %s', (patientBorn, patientGender, words) => {
  expect(ageAndSex(createAppointment({ startsAt, patientBorn, patientGender }), ZONE)).toBe(words);
});

it('tells a first visit from a follow-up, and says nothing where it is not known', () => {
  const words = [true, false, null].map((firstVisit) => firstOrAgain(createAppointment({ firstVisit })));
  expect(words).toEqual(['first visit', 'follow-up', '']);
});
