import { message } from '@telehealth/contracts/messages';
import { expect, it } from 'vitest';
import { oddNumberNote } from './council-number';

it.each(['', '  ', 'MP0123456', 'mp 0123456'])('says nothing of “%s”', (typed) => {
  expect(oddNumberNote(typed)).toBeNull();
});

it.each(['MP012345', '0123456', 'MP01234567', 'MP-0123456'])('notes that “%s” has another form', (typed) => {
  expect(oddNumberNote(typed)).toBe(message('registration.numberLooksOdd'));
});
