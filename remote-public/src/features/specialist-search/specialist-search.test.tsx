// @vitest-environment jsdom
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { inHours, NALEDI, slotRow, VISIT } from '../../test-support/rows';
import { SpecialistSearch } from './specialist-search';

const PIETER = '33333333-3333-4333-8333-333333333333';
const PIETERS_VISIT = '44444444-4444-4444-8444-444444444444';
const AT = inHours(2);
const ROWS = [
  slotRow({ openings: [AT, inHours(3), inHours(26)] }),
  slotRow({
    specialistId: PIETER,
    visitTypeId: PIETERS_VISIT,
    name: 'Dr Pieter Botha',
    years: 30,
    priceMinor: 2000,
    openings: [inHours(5)],
  }),
];

const open = (path = '/find-specialist', answer: unknown = ROWS) =>
  renderInHost(<SpecialistSearch />, { backend: createFakeBackend({ find_slots: answer }), path });
const asked = (view: ReturnType<typeof open>) =>
  view.backend.calls.filter(({ name }) => name === 'find_slots').map(({ args }) => args as Record<string, unknown>);
const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

afterEach(cleanup);

describe('finding a specialist', () => {
  it('shows who it is, that the registration was checked, the price and the next openings', async () => {
    open();
    const card = await screen.findByRole('article', { name: 'Dr Naledi Mokoena' });
    expect(card.textContent).toContain('Cardiology');
    expect(card.textContent).toContain('Registration checked 1 Oct 2026');
    expect(card.textContent).toContain('ZZ0000001');
    expect(card.textContent).toContain('US$45.00 for 30 minutes');
    expect(card.textContent).toContain('isiZulu and English');
    const openings = within(card).getByRole('list', { name: /Next openings/ });
    const links = within(openings).getAllByRole('link');
    expect(links).toHaveLength(3);
    const target = new URL(links[0]?.getAttribute('href') ?? '', 'http://here');
    expect(target.pathname).toBe('/book-consultation');
    expect(Object.fromEntries(target.searchParams)).toEqual({
      specialist: NALEDI,
      visit: VISIT,
      at: AT.toISOString(),
    });
  });

  it('reads the wishes from the address and asks the server for them', async () => {
    const view = open('/find-specialist?specialty=cardiology&language=isiZulu&maxPrice=60&insurance=1&mode=video');
    await screen.findByRole('article', { name: 'Dr Naledi Mokoena' });
    expect(asked(view)[0]?.p_filters).toEqual({
      specialty: 'cardiology',
      language: 'isiZulu',
      maxPriceMinor: 6000,
      acceptsInsurance: true,
      mode: 'video',
    });
    expect(
      screen.getByText(/^First: soonest opening, speaks isiZulu, within your budget, accepts insurance, offers video/),
    ).toBeTruthy();
  });

  it('asks again when a wish changes', async () => {
    const user = userEvent.setup();
    const view = open();
    await screen.findByRole('article', { name: 'Dr Naledi Mokoena' });
    await user.selectOptions(screen.getByLabelText('Specialty'), 'cardiology');
    await waitFor(() => expect(asked(view).at(-1)?.p_filters).toEqual({ specialty: 'cardiology' }));
  });

  it('orders by what was asked for and says so', async () => {
    open('/find-specialist?sort=price');
    await screen.findByRole('article', { name: 'Dr Pieter Botha' });
    expect(names()).toEqual(['Dr Pieter Botha', 'Dr Naledi Mokoena']);
    expect(screen.getByText('First: lowest price')).toBeTruthy();
  });

  it('puts those without an opening last', async () => {
    open('/find-specialist?sort=price', [
      ROWS[0],
      slotRow({
        ...{ specialistId: PIETER, visitTypeId: PIETERS_VISIT },
        name: 'Dr Pieter Botha',
        priceMinor: 100,
        openings: [],
      }),
    ]);
    await screen.findByRole('article', { name: 'Dr Pieter Botha' });
    expect(names()).toEqual(['Dr Naledi Mokoena', 'Dr Pieter Botha']);
  });

  it('offers to loosen a wish when nobody fits', async () => {
    const user = userEvent.setup();
    const view = open('/find-specialist?specialty=oncology&language=Tshivenda', []);
    await user.click(await screen.findByRole('button', { name: 'Not only Tshivenda' }));
    await waitFor(() => expect(asked(view).at(-1)?.p_filters).toEqual({ specialty: 'oncology' }));
  });

  it('offers a retry when the search fails', async () => {
    const user = userEvent.setup();
    const view = open('/find-specialist', refuse('', '', 0));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    view.backend.answer('find_slots', ROWS);
    await user.click(retry);
    expect(await screen.findByRole('article', { name: 'Dr Naledi Mokoena' })).toBeTruthy();
  });

  it('asks nothing for a day that is over', async () => {
    const view = open('/find-specialist?when=day&day=2020-01-01');
    expect(await screen.findByText('That day is over')).toBeTruthy();
    expect(asked(view)).toEqual([]);
  });
});
