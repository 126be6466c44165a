import { expect, it } from 'vitest';
import { toVisitPriceHint } from './visit-price-hint';

it.each([
  ['', 'Visits last 30 minutes at half of this.'],
  ['abc', 'Visits last 30 minutes at half of this.'],
  ['-5', 'Visits last 30 minutes at half of this.'],
  ['90', 'A visit of 30 minutes costs the patient US$45.00.'],
  ['90.01', 'A visit of 30 minutes costs the patient US$45.01.'],
  ['79,50', 'A visit of 30 minutes costs the patient US$39.75.'],
  ['1.500', 'Visits last 30 minutes at half of this.'],
  ['0', 'A visit of 30 minutes costs the patient US$0.00.'],
])('rate %o: %s', (rate, hint) => {
  expect(toVisitPriceHint(rate)).toBe(hint);
});
