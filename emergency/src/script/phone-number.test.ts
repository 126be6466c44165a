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
  expect(toDialled(typed)).toBe(dialled);
});

test.each([
  ['0821234567', '27', '27821234567'],
  ['+264811234567', '27', '264811234567'],
  ['00264811234567', '27', '264811234567'],
  ['0821234567', '', '0821234567'],
])('%s from +%s is %s abroad', (dialled, code, expected) => {
  expect(toInternational(dialled, code)).toBe(expected);
});
