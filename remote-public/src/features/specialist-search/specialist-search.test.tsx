// @vitest-environment jsdom

import { forgetHandedOverReason, handedOverReason, handOverReason } from '@telehealth/care/handover/handed-over-reason';
import { formatMoment, formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { inHours, NALEDI, slotRow, VISIT } from '@telehealth/data/testing/booking-rows';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { SpecialistSearch } from './specialist-search';
// Imported before the first test, so that it does not wait for the load.
import '@telehealth/care/safety/scan-reason';
import './need/need-ways';

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

const open = (path = '/find-specialist', answer: unknown = ROWS, more: Record<string, unknown> = {}) =>
  renderInHost(<SpecialistSearch />, {
    backend: createFakeBackend({ find_slots: answer, my_waitlist: [], ...more }),
    path,
  });
const asked = (view: ReturnType<typeof open>) =>
  view.backend.calls.filter(({ name }) => name === 'find_slots').map(({ args }) => args as Record<string, unknown>);
const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

afterEach(() => {
  cleanup();
  forgetHandedOverReason();
});

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
      limit: 200,
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
    await waitFor(() => expect(asked(view).at(-1)?.p_filters).toEqual({ specialty: 'cardiology', limit: 200 }));
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
    await waitFor(() => expect(asked(view).at(-1)?.p_filters).toEqual({ specialty: 'oncology', limit: 200 }));
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

  it('offers only what gets away from a day that is over', async () => {
    open('/find-specialist?when=day&day=2020-01-01&gender=female', ROWS, { count_slots: [9] });
    expect(await screen.findByRole('button', { name: 'Any of the next 14 days: 9 found' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Not only female/ })).toBeNull();
  });

  it('does not say of somebody without an opening that they are free in the evening', async () => {
    open('/find-specialist?part=evening', [
      ...ROWS,
      slotRow({ specialistId: VISIT, visitTypeId: NALEDI, name: 'Dr Late', openings: [] }),
    ]);
    const card = await screen.findByRole('article', { name: 'Dr Late' });
    expect(card.textContent).toContain('No opening in the evening in the next 14 days.');
    expect(card.textContent).toContain('Listed last: no opening in this time');
    expect(card.textContent).not.toContain('free in the evening');
  });

  it('says how many loosening a wish would find, and leaves out what finds nobody', async () => {
    const view = open('/find-specialist?specialty=oncology&language=Tshivenda&maxPrice=25', [], {
      count_slots: [0, 4, 2],
    });
    expect(await screen.findByRole('button', { name: 'Not only Tshivenda: 4 found' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Beyond oncology: 2 found' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Any price/ })).toBeNull();
    const sent = view.backend.calls.find(({ name }) => name === 'count_slots')?.args as {
      p_searches: { filters: unknown }[];
    };
    expect(sent.p_searches.map(({ filters }) => filters)).toEqual([
      { specialty: 'oncology', language: 'Tshivenda' },
      { specialty: 'oncology', maxPriceMinor: 2500 },
      { language: 'Tshivenda', maxPriceMinor: 2500 },
    ]);
  });

  it('says who else is free today where a specialty has nobody, and leads there', async () => {
    const user = userEvent.setup();
    const view = open('/find-specialist?specialty=pediatrics&when=today', [], { count_slots: [3, 9, 0] });
    expect(await screen.findByText('Nobody in paediatrics is free today')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Whom to call' }).getAttribute('href')).toBe('/emergency-care');
    expect(await screen.findByRole('button', { name: 'Any of the next 14 days: 9 found' })).toBeTruthy();
    view.backend.answer('find_slots', ROWS);
    await user.click(screen.getByRole('button', { name: '3 general practitioners are free today' }));
    expect(await screen.findByRole('article', { name: 'Dr Naledi Mokoena' })).toBeTruthy();
    expect(asked(view).at(-1)?.p_filters).toEqual({ specialty: 'general', limit: 200 });
    expect(view.container.ownerDocument.body.textContent).not.toContain('Nobody in');
  });

  it('offers nobody who is not free, and blames no specialty for other wishes', async () => {
    open('/find-specialist?specialty=pediatrics&when=today&language=Tshivenda', [], { count_slots: [0, 2, 0, 0] });
    expect(await screen.findByText('Nobody who fits is free today')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Any of the next 14 days: 2 found' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /general practi/i })).toBeNull();
    cleanup();
    open('/find-specialist?when=today', [], { count_slots: [1] });
    expect(await screen.findByText('Nobody is free today')).toBeTruthy();
  });

  it.each([
    ['I need a sick note', 'General practice, lowest price first', null],
    ['repeat script please', 'General practice, lowest price first', '/my-prescriptions'],
    ['please explain my blood results', 'General practice, lowest price first', '/appointments'],
    ['I want to go on the pill', 'General practice, lowest price first', null],
    ['I want an HIV test', 'General practice, lowest price first', '/emergency-care'],
    ['follow-up with my doctor', null, '/appointments'],
  ])('leads “%s” to the right and cheapest visit', async (words, general, link) => {
    const user = userEvent.setup();
    handOverReason(words);
    const view = open('/find-specialist?language=isiZulu');
    const way = within(await screen.findByRole('region', { name: 'What you came for' }));
    expect(way.queryByRole('link')?.getAttribute('href') ?? null).toEqual(link && expect.stringContaining(link));
    if (general === null) return expect(way.queryByRole('button')).toBeNull();
    await user.click(way.getByRole('button', { name: general }));
    await waitFor(() =>
      expect(asked(view).at(-1)?.p_filters).toEqual({
        ...{ specialty: 'general', language: 'isiZulu', cheapest: true },
        limit: 200,
      }),
    );
    expect(screen.getAllByText(/for 30 minutes, Consultation/)).toHaveLength(2);
  });

  it('leaves the doctors of an errand for a child to the two ways of a child', async () => {
    handOverReason('sick note for my 4 year old');
    open();
    const way = within(await screen.findByRole('region', { name: 'What you came for' }));
    expect(way.queryByRole('button')).toBeNull();
    expect(within(screen.getByRole('region', { name: 'For a child' })).getAllByRole('button')).toHaveLength(2);
  });

  it('offers those who speak the language that was written, and no button that finds nobody', async () => {
    const user = userEvent.setup();
    handOverReason('Ngiphethwe yikhanda kusukela izolo, ngicela udokotela');
    const view = open('/find-specialist?specialty=general', ROWS, { count_slots: [2] });
    await user.click(await screen.findByRole('button', { name: '2 specialists who speak isiZulu' }));
    await waitFor(() =>
      expect(asked(view).at(-1)?.p_filters).toEqual({ specialty: 'general', language: 'isiZulu', limit: 200 }),
    );
    cleanup();
    open('/find-specialist', ROWS, { count_slots: [0] });
    expect(await screen.findByText(/Nobody who fits your search speaks it now/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /isiZulu/ })).toBeNull();
  });

  it('asks for gender, place and part of the day in the zone of the viewer', async () => {
    const view = open('/find-specialist?gender=female&province=KZN&part=evening', [
      slotRow({ gender: 'female', province: 'KZN', city: 'Durban' }),
    ]);
    const card = await screen.findByRole('article', { name: 'Dr Naledi Mokoena' });
    expect(card.textContent).toContain('female');
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(asked(view)[0]?.p_filters).toEqual({
      ...{ gender: 'female', province: 'KZN', dayPart: 'evening', timeZone },
      limit: 200,
    });
  });
});

describe('a need in plain words', () => {
  it('leads to a specialty, with the words in no address and no request', async () => {
    const user = userEvent.setup();
    const view = open();
    await user.click(screen.getByLabelText('What do you need help with?'));
    await user.paste('An itchy rash');
    await user.click(await screen.findByRole('button', { name: 'Dermatology' }));
    await waitFor(() => expect(asked(view).at(-1)?.p_filters).toEqual({ specialty: 'dermatology', limit: 200 }));
    expect(handedOverReason()).toBe('An itchy rash');
    expect(JSON.stringify(view.backend.calls)).not.toContain('itchy');
  });

  it('shows the emergency card before anybody is suggested', async () => {
    const user = userEvent.setup();
    open();
    await user.click(screen.getByLabelText('What do you need help with?'));
    await user.paste('crushing chest pain in my heart');
    const suggestion = await screen.findByRole('button', { name: 'Cardiology' });
    const call = screen.getByRole('link', { name: 'Call 112' });
    expect(call.compareDocumentPosition(suggestion) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

describe('when nobody is free', () => {
  const JOIN = { name: 'Wait for oncology' };
  it('a patient joins the line once, sees how many are before, and can leave it', async () => {
    const user = userEvent.setup();
    const view = open('/find-specialist?specialty=oncology&mode=video', [], { count_slots: [0, 0] });
    const join = await screen.findByRole('button', JOIN);
    expect(screen.queryByText(/not by your other filters/)).toBeNull();
    view.backend.answer('my_waitlist', [
      { id: 'place-1', specialist_id: null, specialty: 'oncology', state: 'waiting', ahead: 2 },
    ]);
    await user.click(join);
    expect(await screen.findByText(/2 ahead of you/)).toBeTruthy();
    const sent = view.backend.calls.filter(({ name }) => name === 'join_waitlist');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.args).toMatchObject({ p_specialist: null, p_specialty: 'oncology', p_modes: ['video'] });
    await user.click(screen.getByRole('button', { name: 'Leave the waiting list' }));
    await waitFor(() =>
      expect(view.backend.calls.at(-2)).toEqual({ name: 'leave_waitlist', args: { p_entry: 'place-1' } }),
    );

    // Rejoining makes a new entry: the previous key would return the one that was left.
    view.backend.answer('my_waitlist', []);
    await user.click(await screen.findByRole('button', { name: 'Leave the waiting list' }));
    await user.click(await screen.findByRole('button', JOIN));
    const keys = () =>
      view.backend.calls.flatMap(({ name, args }) =>
        name === 'join_waitlist' ? [(args as { p_key: string }).p_key] : [],
      );
    await waitFor(() => expect(new Set(keys()).size).toBe(2));
  });

  it('says which wishes the line does not know', async () => {
    open('/find-specialist?specialty=oncology&language=Tshivenda', [], { count_slots: [0, 0] });
    expect(await screen.findByText(/and the days, not by your other filters/)).toBeTruthy();
  });

  it('says which time is kept for who waits, until when, and leads to it', async () => {
    const startsAt = new Date(Date.now() + 30 * 3_600_000);
    const until = new Date(Date.now() + 9 * 60_000);
    const place = { id: 'place-1', specialist_id: null, specialty: 'oncology', state: 'waiting', ahead: 0 };
    const offer = {
      ...{ offer_id: 'offer-1', offer_appointment_id: 'visit-7', offer_starts_at: startsAt.toISOString() },
      offer_expires_at: until.toISOString(),
    };
    open('/find-specialist?specialty=oncology', [], { my_waitlist: [{ ...place, ...offer }] });
    const title = await screen.findByText('A time for oncology is free for you');
    const told = title.parentElement?.textContent;
    expect(told).toContain(formatMoment(startsAt, viewerTimeZone()));
    expect(told).toContain(formatShortMoment(until, viewerTimeZone()));
    expect(screen.getByRole('link', { name: 'See this time and answer' }).getAttribute('href')).toBe(
      '/consultation/visit-7',
    );
    expect(screen.queryByText(/We will tell you as soon as a time is offered/)).toBeNull();
  });

  it('says why the line cannot be joined', async () => {
    const user = userEvent.setup();
    open('/find-specialist?specialty=oncology', [], { join_waitlist: refuse('P0001', 'waitlist.tooMany') });
    await user.click(await screen.findByRole('button', JOIN));
    expect(await screen.findByText(/already on five waiting lists/)).toBeTruthy();
  });

  it('offers the line of a specialist who has no opening', async () => {
    open('/find-specialist', [slotRow({ openings: [] })]);
    expect(await screen.findByRole('button', { name: 'Wait for Dr Naledi Mokoena' })).toBeTruthy();
  });
});

describe('the map of free today', () => {
  it('counts by province and leads to the list of one', async () => {
    const user = userEvent.setup();
    const view = open('/find-specialist?view=map&specialty=general', [
      slotRow({ province: 'GP', city: 'Pretoria' }),
      slotRow({ province: 'GP', city: 'Soweto', specialistId: PIETER, visitTypeId: PIETERS_VISIT }),
    ]);
    const row = await screen.findByRole('button', { name: /Gauteng/ });
    expect(row.textContent).toContain('2 free');
    expect(row.textContent).toContain('Pretoria 1, Soweto 1');
    await user.click(row);
    await waitFor(() =>
      expect(asked(view).at(-1)?.p_filters).toEqual({ specialty: 'general', province: 'GP', limit: 200 }),
    );
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  it('says so when nobody is free any more', async () => {
    open('/find-specialist?view=map', [slotRow({ openings: [] })]);
    expect(await screen.findByText('Nobody is free for the rest of today')).toBeTruthy();
    expect(screen.queryByText(/filters you chose/)).toBeNull();
    cleanup();
    open('/find-specialist?view=map&insurance=1', [slotRow({ openings: [] })]);
    expect(await screen.findByText(/filters you chose/)).toBeTruthy();
  });
});
