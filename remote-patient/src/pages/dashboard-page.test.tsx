// @vitest-environment jsdom
import { message } from '@telehealth/contracts';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { createFakeBackend, refuse, toAppointmentRow } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import DashboardPage from './dashboard-page';

afterEach(cleanup);

const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
function open(appointments: Appointment[], answer: unknown = appointments.map(toAppointmentRow)) {
  return renderInHost(<DashboardPage />, {
    backend: createFakeBackend({ my_appointments: answer, my_mail_trouble: [] }),
  });
}

it('greets by name and shows the next visit with day, time and zone', async () => {
  open([createAppointment({ startsAt: inMinutes(25) }), createAppointment({ id: 'far', startsAt: inMinutes(5000) })]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Good (morning|afternoon|evening), Thandi$/);
  const banner = await screen.findByRole('region', { name: 'Naledi Mokoena, Cardiology' });
  expect(banner.textContent).toContain('Next visit, in 25 minutes');
  expect(banner.textContent).toMatch(/(Today|Tomorrow) \d\d:\d\d, .*video, 30 minutes/);
});

it('offers the way to a first visit, and invents no to-dos', async () => {
  open([]);
  const banner = await screen.findByRole('region', { name: 'Who would you like to see?' });
  expect(within(banner).getByRole('link').getAttribute('href')).toBe('/find-specialist');
  expect(screen.getByText(/Nothing waits for you/)).toBeDefined();
  expect(screen.queryByText('Seen lately')).toBeNull();
});

it('puts the unpaid time first, with its clock and its payment', async () => {
  open([
    createAppointment({
      id: 'unpaid',
      status: 'awaiting_payment',
      paymentState: 'requires_payment',
      startsAt: inMinutes(300),
      holdExpiresAt: inMinutes(9),
    }),
  ]);
  const todos = within(await screen.findByRole('list', { name: 'To do' }));
  expect(todos.getByRole('link', { name: 'Finish paying' }).getAttribute('href')).toBe('/payment/unpaid');
  expect(await todos.findByRole('timer')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Who would you like to see?' })).toBeDefined();
});

it('says what failed and what is safe', async () => {
  open([], refuse('', '', 500));
  await screen.findByText(message('data.failed'));
  expect(screen.getByText('Your visits are safe.')).toBeDefined();
});

it('follows a live change', async () => {
  const { backend } = open([]);
  await screen.findByText('Who would you like to see?');
  backend.answer('my_appointments', [toAppointmentRow(createAppointment())]);
  act(() => backend.sendLive());
  await screen.findByText('Naledi Mokoena, Cardiology');
});
