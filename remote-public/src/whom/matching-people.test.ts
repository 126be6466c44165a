import { personIn } from '@telehealth/triage/people';
import { expect, it } from 'vitest';
import { matchingPeople } from './matching-people';
import { isForPaediatrics, isGrown, saidWords, statedAge } from './said-words';

const TODAY = '2026-12-01';
const known = (
  name: string,
  relation: 'child' | 'parent' | 'other',
  gender: 'male' | 'female',
  dateOfBirth: string,
) => ({
  ...{ name, relation, gender, dateOfBirth },
});
const FAMILY = [
  known('Sipho', 'child', 'male', '2022-12-20'),
  known('Lwazi', 'child', 'male', '2018-03-04'),
  known('Naledi', 'child', 'female', '2022-06-01'),
  known('Nomsa', 'parent', 'female', '1948-05-06'),
  known('Themba', 'other', 'male', '2021-12-10'),
  known('Unborn', 'child', 'male', ''),
];
const fitting = (words: string) => {
  const said = personIn(words);
  return said === null ? null : matchingPeople(said, FAMILY, TODAY).map(({ name }) => name);
};

it.each([
  ['my 4 year old has a fever', ['Sipho', 'Naledi', 'Themba']],
  ['my son of 4 has a fever', ['Sipho', 'Themba']],
  ['my daughter is 4', ['Naledi']],
  ['my mom 78 is short of breath', ['Nomsa']],
  ['my mom is short of breath', ['Nomsa']],
  ['my toddler has a rash', ['Sipho']],
  ['my 8 year old', ['Lwazi']],
  ['my 15 year old', []],
  ['my wife has a cough', []],
  ['somebody has a cough', null],
])('%s fits %j', (words, names) => expect(fitting(words)).toEqual(names));

it.each([
  ['my son of 4', 'your son of 4', 4],
  ['my baby girl is 6 months', 'your daughter of 6 months', 0.5],
  ['my toddler', 'your child', undefined],
  ['my mom 78', 'your mother of 78', 78],
  ['a 3 year old', 'a child of 3', 3],
  ['for a friend', 'somebody else', undefined],
])('says %s as %s', (words, says, age) => {
  const said = personIn(words);
  expect([said && saidWords(said), statedAge(said)]).toEqual([says, age]);
});

it('knows who is young enough for a children’s doctor, and who surely is not', () => {
  const of = (words: string) => [isForPaediatrics(personIn(words)), isGrown(personIn(words))];
  expect(of('my 4 year old')).toEqual([true, false]);
  expect(of('my 15 year old')).toEqual([false, false]);
  // Of no age, and grown perhaps: the offer stays open, and the age is asked.
  expect(of('my daughter')).toEqual([true, false]);
  expect(of('my 30 year old daughter')).toEqual([false, true]);
  expect(of('my dad')).toEqual([false, true]);
  expect(of('a cough')).toEqual([false, false]);
});
