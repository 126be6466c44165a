import { expect, it } from 'vitest';
import { telLink } from './tel-link';

it.each([
  ['082 123 4567', 'tel:0821234567'],
  ['(021) 555-0100', 'tel:0215550100'],
  ['+27 82 123 4567', 'tel:+27821234567'],
  ['+27 (0)82 123 4567', 'tel:+27821234567'],
  ['021 555 0100 ext 12', 'tel:0215550100'],
  ['021 555 0100 / 082 123 4567', 'tel:0215550100'],
  ['082 123 4567 or +27 83 765 4321', 'tel:0821234567'],
  ['Flat 3: 082 123 4567', 'tel:0821234567'],
  ['112', 'tel:112'],
  ['ask my neighbour', null],
  ['', null],
])('%s dials %s', (typed, link) => {
  expect(telLink(typed)).toBe(link);
});

it('dials the international number where one is known', () => {
  expect(telLink('082 123 4567', '+27821234567')).toBe('tel:+27821234567');
});
