import { LIMITS } from '../settings/limits';
import type { Example } from './example';

/** Somebody cared for, as a form sends it. */
export interface RelatedPersonValues {
  name: string;
  dateOfBirth: string;
  gender: string;
  relation: string;
}

export const GOOD_RELATED_PERSON: RelatedPersonValues = {
  name: 'Sipho Nkosi',
  dateOfBirth: '2019-04-02',
  gender: 'male',
  relation: 'child',
};
const GOOD = GOOD_RELATED_PERSON;

/** Examples for somebody the account holder cares for. */
export const RELATED_PERSON_EXAMPLES: readonly Example<RelatedPersonValues>[] = [
  { name: 'a child', values: GOOD },
  { name: 'an old parent', values: { ...GOOD, dateOfBirth: '1930-12-31', relation: 'parent', gender: 'female' } },
  { name: 'longest name', values: { ...GOOD, name: 'x'.repeat(LIMITS.name.max) } },
  { name: 'no name', values: { ...GOOD, name: ' ' }, refused: { path: 'name', id: 'person.nameRequired' } },
  {
    name: 'a name with an address in it',
    values: { ...GOOD, name: 'Sipho\n\nPay at clinic.example' },
    refused: { path: 'name', id: 'validation.plainName' },
  },
  {
    name: 'too long a name',
    values: { ...GOOD, name: 'x'.repeat(LIMITS.name.max + 1) },
    refused: { path: 'name', id: 'validation.tooLong' },
  },
  {
    name: 'no birth date',
    values: { ...GOOD, dateOfBirth: '' },
    refused: { path: 'dateOfBirth', id: 'validation.dateOfBirth' },
  },
  {
    name: 'not born yet',
    values: { ...GOOD, dateOfBirth: '2999-01-01' },
    refused: { path: 'dateOfBirth', id: 'validation.dateOfBirthPast' },
  },
  { name: 'no gender', values: { ...GOOD, gender: '' }, refused: { path: 'gender', id: 'validation.gender' } },
  {
    name: 'an unknown relation',
    values: { ...GOOD, relation: 'neighbour' },
    refused: { path: 'relation', id: 'person.relationRequired' },
  },
  {
    name: 'no relation',
    values: { ...GOOD, relation: '' },
    refused: { path: 'relation', id: 'person.relationRequired' },
  },
];
