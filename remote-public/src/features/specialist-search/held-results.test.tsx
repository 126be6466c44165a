// @vitest-environment jsdom

import { slotRow } from '@telehealth/data/testing/booking-rows';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { SpecialistSearch } from './specialist-search';

afterEach(cleanup);

const uuid = (index: number, kind: number) => `${kind}0000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const rows = (names: readonly string[]) =>
  names.map((name, index) => slotRow({ specialistId: uuid(index, 1), visitTypeId: uuid(index, 2), name }));
const MANY = ['Ama', 'Ben', 'Chi', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];

/** A page with these specialists, whose next search resolves when the test says so. */
async function waitForNext(names: readonly string[]) {
  const backend = createFakeBackend({ find_slots: rows(names), my_waitlist: [], count_slots: [] });
  const view = renderInHost(<SpecialistSearch />, { backend, path: '/find-specialist' });
  await screen.findByText(names.length === 0 ? 'No specialist matches' : (names[names.length - 1] ?? ''));
  let answer: (rows: unknown) => void = () => undefined;
  const next = new Promise<unknown>((resolve) => {
    answer = resolve;
  });
  backend.answer('find_slots', () => next);
  await userEvent.setup().click(screen.getByRole('radio', { name: 'Video' }));
  return { view, answer };
}

const heading = (name: string) => screen.queryByRole('heading', { name });
/** Text of the result's live region; that of the need box stays empty. */
const news = (view: { container: Element }) =>
  [...view.container.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent).join('');
const busy = (view: { container: Element }) => view.container.querySelector('[aria-busy=true]');

it('keeps the list and the focus while a changed wish is asked, and says it is busy', async () => {
  const { view, answer } = await waitForNext(MANY);
  const [card] = screen.getAllByRole('article');
  await waitFor(() => expect(busy(view)?.textContent).toContain('Ama'));
  expect(busy(view)?.textContent).not.toContain('offers video');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Video' }));
  answer(rows(MANY));
  await waitFor(() => expect(screen.getAllByText(/, offers video$/)).toHaveLength(MANY.length));
  expect(busy(view)).toBeNull();
  expect(screen.getAllByRole('article')[0]).toBe(card);
});

it('announces each answer, also when the number is the one before', async () => {
  const { view, answer } = await waitForNext(MANY);
  await waitFor(() => expect(['', 'Looking for openings']).toContain(news(view)));
  answer(rows(MANY));
  await waitFor(() => expect(news(view)).toBe('8 specialists.'));
});

it('shows nobody of the list before next to a shorter answer', async () => {
  const { answer } = await waitForNext(MANY);
  answer(rows(['Ama', 'Zoe']));
  await screen.findByRole('heading', { name: 'Zoe' });
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('says that it is looking when the answer takes long', async () => {
  const { view, answer } = await waitForNext(MANY);
  await waitFor(() => expect(busy(view)?.querySelector('strong')?.textContent).toBe('Looking for openings.'));
  expect(news(view)).toBe('Looking for openings');
  answer(rows(['Zoe']));
  await screen.findByRole('heading', { name: 'Zoe' });
  expect(screen.queryAllByText(/^Looking for openings/)).toEqual([]);
});

it('does not say of the new wishes that nobody fits before that is known', async () => {
  const { answer } = await waitForNext([]);
  expect(await screen.findByText('Looking for openings')).toBeTruthy();
  expect(screen.queryByText('No specialist matches')).toBeNull();
  answer(rows(['Zoe']));
  expect(await screen.findByRole('heading', { name: 'Zoe' })).toBeTruthy();
});

it('shows the failure instead of the list before', async () => {
  const { answer } = await waitForNext(MANY);
  answer(refuse('', '', 0));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(heading('Ama')).toBeNull();
});

it('leaves a link that is to be opened elsewhere to the browser', async () => {
  await waitForNext(MANY);
  const [link] = screen.getAllByRole('link', { name: /^More openings of Ama/ });
  if (link === undefined) throw new Error('There is no link.');
  const isTaken: boolean[] = [];
  const watch = (event: Event) => {
    isTaken.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', watch);
  fireEvent.click(link, { ctrlKey: true });
  fireEvent.click(link);
  window.removeEventListener('click', watch);
  expect(isTaken).toEqual([false, true]);
});
