// @vitest-environment jsdom
import { sessionStore, sessionWriter } from '@telehealth/contracts/host';
import { createMemoryRouter, RouterProvider } from '@telehealth/contracts/router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import HomePage from './home-page';

// Always tomorrow, counted from the next full hour.
const HOUR_MS = 3_600_000;
const AT = new Date((Math.ceil(Date.now() / HOUR_MS) + 23) * HOUR_MS);
const FACTS = {
  specialists: 14,
  languages: 11,
  openToday: 3,
  soonest: [
    {
      at: AT.toISOString(),
      specialistId: 's',
      visitTypeId: 'v',
      name: 'Naledi Mokoena',
      specialty: 'cardiology',
      languages: ['isiZulu', 'English'],
      portraitAt: '2026-11-01T00:00:00Z',
    },
  ],
  prices: [{ specialty: 'general', minutes: 15, amountMinor: 1200, currency: 'USD' }],
};
const page = () => <RouterProvider router={createMemoryRouter([{ path: '/', element: <HomePage /> }])} />;
const answer = (...answers: (() => Promise<Response>)[]) => {
  const fetching = vi.fn(async () => (answers.length > 1 ? answers.shift() : answers[0])?.() as Promise<Response>);
  vi.stubGlobal('fetch', fetching);
  return fetching;
};
const facts = async () => new Response(JSON.stringify(FACTS));

beforeEach(() => sessionWriter.environmentKnown({ demo: false, backend: { url: '', key: 'key' } }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStore.setState(sessionStore.getInitialState(), true);
});

describe('the landing page', () => {
  it('is whole before anything is known, and asks for nothing while it is drawn', () => {
    const fetching = answer(facts);
    const html = renderToString(page());
    expect(html).toContain('See who is free next');
    expect(html).toContain('Counted when you open this page.');
    expect(html).not.toMatch(/\d+ specialists/);
    expect(fetching).not.toHaveBeenCalled();
  });

  it('fills in the next opening, the numbers and the prices by one request', async () => {
    const fetching = answer(facts);
    render(page());
    const naledi = await screen.findByRole('link', {
      name: /^Naledi Mokoena ?Cardiology ?, isiZulu and English ?Tomorrow \d\d:\d\d$/,
    });
    expect(naledi.querySelector('img')?.getAttribute('src')).toMatch(/profile-images\/s\/portrait\?v=\d+$/);
    const { searchParams } = new URL(naledi.getAttribute('href') ?? '', 'http://here');
    expect(Object.fromEntries(searchParams)).toEqual({ specialist: 's', visit: 'v', at: AT.toISOString() });
    expect(screen.getByText('14').tagName).toBe('DD');
    expect(screen.getByText('From US$12.00 for 15 minutes')).toBeTruthy();
    expect(screen.getAllByText('Nobody at the moment')).toHaveLength(9);
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  it('stays whole when they cannot be counted, and counts again when asked to', async () => {
    answer(() => Promise.reject(new TypeError('Failed to fetch')), facts);
    render(page());
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('link', { name: 'See who is free next' })).toBeTruthy();
    await userEvent.setup().click(again);
    expect(await screen.findByText(/^Counted \d\d:\d\d/)).toBeTruthy();
  });

  it('says so when nobody is free', async () => {
    answer(async () => new Response(JSON.stringify({ ...FACTS, soonest: [] })));
    render(page());
    expect(await screen.findByRole('link', { name: /Nobody is free in the next 14 days/ })).toBeTruthy();
  });
});
