import { expect, test } from 'vitest';
import { toDialled, toInternational } from './phone-number';

test.each([
  ['082 123 4567', '0821234567'],
  ['+27 (82) 123-4567', '+27821234567'],
  ['12345', null],
  ['my mother', null],
  ['', null],
  ['0821234567+', null],
])('%s is dialled as %s', (typed, dialled) => {
  expect(toDialled(typed, '27')).toBe(dialled);
});

test.each([
  ['5812 3456', '266', '58123456'],
  ['391 2345', '267', '3912345'],
  ['212 555 0123', '1', '2125550123'],
  ['20 12 34 56', '', '20123456'],
  ['581 234', '266', null],
  ['+266 5812', '266', null],
  ['5812 3456', '27', null],
])('%s in +%s is dialled as %s', (typed, code, dialled) => {
  expect(toDialled(typed, code)).toBe(dialled);
});

test.each([
  ['0821234567', '27', '27821234567'],
  ['58123456', '266', '26658123456'],
  ['26658123456', '266', '26658123456'],
  ['26812345', '268', '26826812345'],
  ['2125550123', '1', '12125550123'],
  ['12125550123', '1', '12125550123'],
  ['27821234567', '27', '27821234567'],
  ['+264811234567', '27', '264811234567'],
  ['00264811234567', '27', '264811234567'],
  ['0821234567', '', '0821234567'],
])('%s from +%s is %s abroad', (dialled, code, expected) => {
  expect(toInternational(dialled, code)).toBe(expected);
});
