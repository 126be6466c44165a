// @vitest-environment jsdom
import { createFakeBackend } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChargedIn, Price, RateNote } from './price';

const PRICE = { amountMinor: 4500, currency: 'USD' };
const FIXED = { perDollar: 18.0315, dated: '2026-11-18' };
const IN_RANDS =
  'You pay R811.00: US$45.00 at R18.03 to the dollar of 18 Nov 2026. This amount stays as it is. Money that comes back is counted in the same rands.';
const RATE = { version: 1, per_dollar: 18.0315, dated: '2026-11-20', source: 'South African Reserve Bank' };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T09:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A device in this zone, and the published rate. */
function open(zone: string, published: unknown) {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: zone });
  const backend = createFakeBackend({ exchange_rates: published });
  const { container } = renderInHost(
    <>
      <p>
        <Price money={PRICE}> for 30 minutes</Price>
      </p>
      <p>
        <Price money={{ amountMinor: 0, currency: 'USD' }} />
      </p>
      <RateNote />
      <ChargedIn price={PRICE} charge={PRICE} at={null} />
      <ChargedIn price={PRICE} charge={{ amountMinor: 81_100, currency: 'ZAR' }} at={FIXED} />
    </>,
    { backend },
  );
  const lines = () => [...container.querySelectorAll('p')].map((line) => line.textContent);
  return { backend, lines, asked: () => backend.calls.filter(({ name }) => name === 'exchange_rates').length };
}

const DOLLARS = ['US$45.00 for 30 minutes', 'Free', 'You are charged in US dollars.', IN_RANDS];

describe('a price', () => {
  it('has rands behind it in South Africa, with the day and source of the rate, from one read', async () => {
    const { lines, asked } = open('Africa/Johannesburg', RATE);
    expect(lines()).toEqual(DOLLARS);
    const at = 'R18.03 to the dollar on 20 Nov 2026 (South African Reserve Bank)';
    await waitFor(() =>
      expect(lines()).toEqual([
        'US$45.00 for 30 minutes (about R811)',
        'Free',
        `Prices are in US dollars. Rands are a guide, at ${at}.`,
        `You are charged in US dollars. The rands are a guide, at ${at}; your bank uses its own rate.`,
        IN_RANDS,
      ]),
    );
    expect(asked()).toBe(1);
  });

  it.each([
    ['no rate is published', null],
    ['the rate is of 32 days ago', { ...RATE, dated: '2026-10-26' }],
  ])('stands in dollars alone when %s', async (_, published) => {
    const { lines, asked } = open('Africa/Johannesburg', published);
    await waitFor(() => expect(asked()).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(lines()).toEqual(DOLLARS);
  });

  it('stands in dollars alone elsewhere, where nobody asks for a rate', async () => {
    const { lines, asked } = open('Europe/London', RATE);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(lines()).toEqual(DOLLARS);
    expect(asked()).toBe(0);
  });
});
