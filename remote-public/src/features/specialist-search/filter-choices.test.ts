import { expect, it } from 'vitest';
import { priceSteps } from './filter-choices';

it('offers price limits in dollars, and in rands too where these are shown', () => {
  expect(priceSteps('', null)[0]).toEqual({ value: '25', label: 'Up to US$25.00' });
  const rate = { perDollar: 18.5, dated: '2026-11-30', source: 'South African Reserve Bank' };
  expect(
    priceSteps('30', rate)
      .slice(0, 3)
      .map(({ label }) => label),
  ).toEqual(['Up to US$25.00, about R463', 'Up to US$30.00, about R555', 'Up to US$40.00, about R740']);
});
