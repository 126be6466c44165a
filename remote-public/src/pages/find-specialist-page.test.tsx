// @vitest-environment jsdom
import { rowOf } from '@telehealth/contracts/routes';
import { createQueries } from '@telehealth/data/client/create-queries';
import { inHours, slotRow } from '@telehealth/data/testing/booking-rows';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import FindSpecialistPage from './find-specialist-page';

const ROWS = [slotRow({ openings: [inHours(2)] })];
const PATH = '/find-specialist?mode=video';

/** The host's prefetch when a link or button to this page is focused or hovered. */
async function askBefore(answer: unknown) {
  // With the product's query cache, which knows how long an answer is fresh.
  const backend = { ...createFakeBackend({ find_slots: answer, my_waitlist: [] }), queries: createQueries() };
  const search = new URLSearchParams('mode=video&when=soon&day=&specialty=');
  FindSpecialistPage.prepare?.({ search, backend, userId: 'person' });
  const asked = () => backend.calls.filter(({ name }) => name === 'find_slots').length;
  await waitFor(() => expect(asked()).toBe(1));
  await waitFor(() => expect(backend.queries.isFetching()).toBe(0));
  return { backend, asked };
}
const open = (backend: ReturnType<typeof createFakeBackend>) =>
  renderInHost(<FindSpecialistPage row={rowOf('findSpecialist')} />, { backend, path: PATH });

// Fake dates keep the answer fresh on slow machines.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows what was asked on the way to it and does not ask again', async () => {
  const { backend, asked } = await askBefore(ROWS);
  open(backend);
  expect(await screen.findByRole('article', { name: 'Dr Naledi Mokoena' })).toBeTruthy();
  expect(asked()).toBe(1);
});

it('whoever comes back later sees the list at once, while it is asked anew', async () => {
  const { backend, asked } = await askBefore(ROWS);
  open(backend);
  await screen.findByRole('article', { name: 'Dr Naledi Mokoena' });
  cleanup();
  vi.setSystemTime(Date.now() + 120_000);
  open(backend);
  expect(screen.getByRole('article', { name: 'Dr Naledi Mokoena' })).toBeTruthy();
  await waitFor(() => expect(asked()).toBe(2));
});

it('a failure on the way is a search like any other: it is asked anew, and fails with a retry', async () => {
  const { backend, asked } = await askBefore(refuse('', '', 503));
  open(backend);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(asked()).toBe(2);
  backend.answer('find_slots', ROWS);
  await userEvent.click(retry);
  expect(await screen.findByRole('article', { name: 'Dr Naledi Mokoena' })).toBeTruthy();
});
