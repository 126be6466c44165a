// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { visitsInPages } from '@telehealth/data/testing/visits-in-pages';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import AppointmentsPage from './appointments-page';

afterEach(cleanup);

const DAY_MS = 86_400_000;
const daysAgo = (days: number) =>
  createAppointment({ id: `visit-${days}`, status: 'completed', startsAt: new Date(Date.now() - days * DAY_MS) });
const PAST = Array.from({ length: 120 }, (_, day) => daysAgo(day + 1));

function open(visits: readonly Appointment[]) {
  const kept = { visits };
  const answer = visitsInPages(() => kept.visits);
  const backend = createFakeBackend({
    ...{ my_appointments: answer, my_waitlist: [], server_time: () => new Date().toISOString() },
  });
  renderInHost(<AppointmentsPage />, { backend, path: '/patient/appointments?show=past' });
  return { backend, answer, kept };
}
// By selector, because role queries over a hundred cards take a second each.
const links = () => [...document.querySelectorAll('li h2 a')].map((link) => link.getAttribute('href'));
const shown = () => links().length;
const more = () => screen.findByText('Show earlier visits');
const tab = (text: string) => expect(document.querySelector('[aria-selected=true]')?.textContent).toBe(text);

it('goes on page by page until all were shown, and says so where the button was', async () => {
  open(PAST);
  await more();
  expect(shown()).toBe(50);
  tab('Past50+');
  fireEvent.click(await more());
  await waitFor(() => expect(shown()).toBe(100));
  tab('Past100+');
  const button = await more();
  button.focus();
  fireEvent.click(button);
  const end = await screen.findByText('There are no earlier visits.');
  expect(shown()).toBe(120);
  tab('Past120');
  expect(document.activeElement).toBe(end);
});

it('offers nothing further where all came at once', async () => {
  open(PAST.slice(0, 49));
  await waitFor(() => expect(shown()).toBe(49));
  expect(screen.queryByText('Show earlier visits')).toBeNull();
  tab('Past49');
});

it('has each visit once when one more came meanwhile', async () => {
  const { kept, backend } = open(PAST);
  fireEvent.click(await more());
  await waitFor(() => expect(shown()).toBe(100));
  kept.visits = [{ ...daysAgo(0.5), id: 'new' }, ...PAST];
  act(() => backend.sendLive());
  await waitFor(() => expect(links()).toContain('/consultation/new'));
  fireEvent.click(await more());
  await waitFor(() => expect(shown()).toBe(121));
  expect(new Set(links()).size).toBe(121);
});

it('keeps what is shown when the next page fails, and tries again', async () => {
  const { backend, answer } = open(PAST);
  fireEvent.click(await more());
  await waitFor(() => expect(shown()).toBe(100));
  backend.answer('my_appointments', refuse('', '', 500));
  fireEvent.click(await more());
  expect(await screen.findByText('The next visits did not come')).toBeDefined();
  expect(shown()).toBe(100);
  backend.answer('my_appointments', answer);
  fireEvent.click(screen.getByText('Try again'));
  await waitFor(() => expect(shown()).toBe(120));
  expect(screen.queryByText(message('data.failed'))).toBeNull();
});
