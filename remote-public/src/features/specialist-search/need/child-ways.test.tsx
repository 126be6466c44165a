// @vitest-environment jsdom
import { slotRow } from '@telehealth/data/testing/booking-rows';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { personIn } from '@telehealth/triage/people';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ChildWays, dearerText } from './child-ways';
import { readNeed } from './read-need';

afterEach(cleanup);

const of4 = 'my 4 year old has a rash';
const open = (find: unknown, onChoose = vi.fn(), words = of4) => {
  const said = personIn(words);
  if (said === null) throw new Error('Somebody is named.');
  const page = <ChildWays person={said} specialty="" onChoose={onChoose} />;
  return { ...renderInHost(page, { backend: createFakeBackend({ find_slots: find }) }), onChoose };
};
interface Asked {
  p_filters: { specialty: string };
}

it('offers both for a child, each with its lowest price and next opening, and says which is dearer', async () => {
  const user = userEvent.setup();
  const price = (args: Asked) => (args.p_filters.specialty === 'pediatrics' ? 6000 : 4500);
  const { onChoose } = open((args: Asked) => [
    slotRow({ priceMinor: price(args) + 1000 }),
    slotRow({ priceMinor: price(args) }),
  ]);
  const [first, second] = within(screen.getByRole('region', { name: 'For a child' })).getAllByRole('listitem');
  expect(await screen.findByText(/dearer, by US\$15.00 at the lowest price/)).toBeDefined();
  expect(first?.textContent).toMatch(/^Paediatrics.*Lowest price: US\$60.00.*next opening/);
  expect(second?.textContent).toMatch(/^General practice.*Lowest price: US\$45.00.*next opening/);
  await user.click(screen.getByRole('button', { name: 'General practice' }));
  expect(onChoose.mock.calls).toEqual([['general']]);
});

it('keeps both choices where prices do not load, or nobody is listed', async () => {
  open(refuse('', '', 500));
  expect(await screen.findAllByText(/did not load/)).toHaveLength(2);
  cleanup();
  open([]);
  expect(await screen.findAllByText('Nobody is listed now.')).toHaveLength(2);
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

it('compares only what can be compared', () => {
  const at = (amountMinor: number, currency = 'USD') => ({ lowest: { amountMinor, currency }, next: null });
  expect(dearerText(at(1), null)).toBe('');
  expect(dearerText(at(1), at(1, 'ZAR'))).toBe('');
  expect(dearerText(at(1), at(1))).toBe('Both begin at the same price.');
  expect(dearerText(at(1), at(101))).toMatch(/^General practice is dearer, by US\$1.00/);
});

it('asks for an age that was not said; not knowing keeps both, 13 or older leaves general practice', async () => {
  const user = userEvent.setup();
  open([slotRow({ priceMinor: 4500 })], vi.fn(), 'my daughter has a rash');
  const ways = within(screen.getByRole('region', { name: 'For a child' }));
  expect(ways.getByText('your daughter')).toBeDefined();
  expect(ways.getByText(/and not how old they are/)).toBeDefined();
  const kinds = () => ways.getAllByRole('button').map(({ textContent }) => textContent);
  expect(kinds()).toEqual(['Paediatrics', 'General practice']);
  await user.click(ways.getByRole('radio', { name: 'I do not know' }));
  expect(ways.getByText(/age is not known, so both stay on offer/)).toBeDefined();
  expect(kinds()).toEqual(['Paediatrics', 'General practice']);
  await user.click(ways.getByRole('radio', { name: '13 or older' }));
  expect(kinds()).toEqual(['General practice']);
  cleanup();
  open([], vi.fn());
  expect(screen.queryByRole('radio')).toBeNull();
});

it.each([
  ['my daughter is not well', ['general', 'pediatrics']],
  ['my son has a rash', ['dermatology', 'general', 'pediatrics']],
  ['my kid has a rash', ['dermatology', 'general', 'pediatrics']],
  ['my grandson coughs', ['general', 'pediatrics']],
  ['my brother is not well', ['general']],
  ['my 4 year old has a rash', ['dermatology', 'pediatrics']],
  ['my 4 year old is not well', ['pediatrics']],
  ['my 30 year old daughter has a rash', ['dermatology']],
  ['my daughter of 30 is not well', ['general']],
  ['I have a rash', ['dermatology']],
])('%s suggests %j', async (words, specialties) => {
  const { suggestions } = await readNeed(words);
  expect(suggestions.map(({ specialty }) => specialty).sort()).toEqual([...specialties].sort());
});
