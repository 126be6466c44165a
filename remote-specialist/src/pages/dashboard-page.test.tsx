// @vitest-environment jsdom
import { message } from '@telehealth/contracts';
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { createFakeBackend, refuse, toAppointmentRow } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import DashboardPage from './dashboard-page';

// A fixed noon, so that "today" does not end while the test runs; timers stay real for the queries.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const visitAt = (id: string, time: string, counterpartName: string) =>
  toAppointmentRow(createAppointment({ id, counterpartName, startsAt: new Date(`2026-11-${time}:00Z`) }));
const DAY = [
  visitAt('over', '20T08:00', 'Sipho Nkosi'),
  visitAt('now', '20T09:45', 'Thandi Dlamini'),
  visitAt('later', '20T11:00', 'Pieter van Wyk'),
  visitAt('tomorrow', '21T09:00', 'Amahle Nkosi'),
];
const PENDING = { specialty: 'cardiology', license_number: 'ZZ0000001', reg_state: 'pending', reg_checked_at: null };

function open(answers: Record<string, unknown>) {
  const backend = createFakeBackend({ my_appointments: [], my_mail_trouble: [], specialists: PENDING, ...answers });
  return renderInHost(<DashboardPage />, { role: 'specialist', backend });
}

it('says the day and what is left of it, and lines up today’s visits', async () => {
  open({ my_appointments: DAY });
  await screen.findByRole('heading', { level: 1, name: 'Friday, 2 visits left' });
  const stops = within(screen.getByRole('list', { name: 'Visits today' })).getAllByRole('listitem');
  expect(stops.map((stop) => stop.querySelector('p')?.textContent)).toEqual([
    'Sipho Nkosi, over',
    'Thandi Dlamini, now',
    'Pieter van Wyk',
  ]);
  expect(within(screen.getByRole('list', { name: 'Next days' })).getByText('Tomorrow')).toBeDefined();
});

it.each([
  ['pending', null, 'Being checked', /We are checking your registration number/],
  ['verified', '2026-11-01T09:00:00+00:00', 'Verified', /checked on Sunday 1 November 2026/],
  ['expired', '2025-11-01T09:00:00+00:00', 'Check is due', /checked on Saturday 1 November 2025/],
])('shows a registration that is %s', async (state, checkedAt, label, text) => {
  open({ specialists: { ...PENDING, reg_state: state, reg_checked_at: checkedAt } });
  const card = within(await screen.findByRole('region', { name: 'Your registration' }));
  expect(await card.findByText(label)).toBeDefined();
  expect(card.getByText(text)).toBeDefined();
  expect(card.getByText('ZZ0000001')).toBeDefined();
});

it('counts a visit that arrives while the page is open, and announces it', async () => {
  const { backend } = open({ my_appointments: DAY });
  await screen.findByRole('heading', { level: 1, name: 'Friday, 2 visits left' });
  backend.answer('my_appointments', [...DAY, visitAt('new', '20T12:00', 'Zanele Mbeki')]);
  act(() => backend.sendLive());
  await screen.findByRole('heading', { level: 1, name: 'Friday, 3 visits left' });
  await waitFor(() => expect(screen.getByText(/^A new visit was booked: Today/)).toBeDefined());
});

it('says that the day is empty, without inventing anything', async () => {
  open({});
  await screen.findByRole('heading', { level: 1, name: 'Friday, no visits' });
  expect(screen.getByText(/Nobody is booked for today/)).toBeDefined();
});

it('says what failed and what is safe', async () => {
  open({ my_appointments: refuse('', '', 500) });
  await screen.findByText(message('data.failed'));
  expect(screen.getByText('Your visits are safe.')).toBeDefined();
});
