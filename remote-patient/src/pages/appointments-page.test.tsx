// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { ROUTE_TABLE } from '@telehealth/contracts/routes';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { createFakeBackend, refuse, toAppointmentRow } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import AppointmentsPage from './appointments-page';

afterEach(cleanup);

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const TERMS = {
  ...{ free_until: inHours(24).toISOString(), late: false, refund_minor: 4500, currency: 'USD', free_minutes: null },
  ...{ paid_minor: 4500, late_refund_minor: 2250, asked_at: new Date().toISOString() },
};

function open(appointments: Appointment[], more: Record<string, unknown> = {}) {
  const backend = createFakeBackend({
    my_appointments: appointments.map(toAppointmentRow),
    server_time: () => new Date().toISOString(),
    cancellation_terms: [TERMS],
    my_waitlist: [],
    cancel_appointment: { id: 'visit-1', status: 'cancelled', hold_expires_at: null, extension_used: false },
    ...more,
  });
  return renderInHost(<AppointmentsPage />, { backend });
}
const card = (name = /visit with naledi/i) => screen.findByRole('listitem', { name });

it('has the page of its route row', () => {
  expect(ROUTE_TABLE.find(({ id }) => id === 'patient.appointments')).toMatchObject({
    page: 'appointments',
    backend: true,
  });
});

it('puts visits on their tabs with counts', async () => {
  open([
    createAppointment({ id: 'a', startsAt: inHours(2) }),
    createAppointment({ id: 'b', startsAt: inHours(-5), counterpartName: 'Pieter Botha' }),
    createAppointment({
      id: 'c',
      status: 'cancelled',
      cancelledBy: 'specialist',
      cancelReason: 'Ill',
      startsAt: inHours(9),
    }),
  ]);
  await card();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Upcoming1', 'Past1', 'Cancelled1']);
  fireEvent.click(screen.getByRole('tab', { name: /past/i }));
  await card(/pieter botha/i);
  fireEvent.click(screen.getByRole('tab', { name: /cancelled/i }));
  expect((await card()).textContent).toContain('Cancelled by the specialist: Ill');
});

it.each([3, -3])('goes by the server’s clock on a device that is %s hours off', async (ahead) => {
  const onServer = (hours: number) => inHours(hours - ahead);
  open(
    [
      createAppointment({ id: 'a', startsAt: onServer(1), endsAt: onServer(1.5) }),
      createAppointment({ id: 'b', startsAt: onServer(-2), endsAt: onServer(-1.5), counterpartName: 'Pieter Botha' }),
      createAppointment({
        ...{ id: 'c', status: 'held', holdExpiresAt: onServer(0.1), counterpartName: 'Zanele Dube' },
        ...{ startsAt: onServer(30), endsAt: onServer(30.5) },
      }),
    ],
    { server_time: () => onServer(0).toISOString() },
  );
  const counts = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
  await waitFor(() => expect(counts()).toEqual(['Upcoming2', 'Past1', 'Cancelled0']));
  expect((await within(await card(/zanele dube/i)).findByRole('timer')).textContent).toMatch(
    /^This time is kept for0?[56]:\d\d$/,
  );
});

it('says what the place is for when there is nothing', async () => {
  open([]);
  expect(await screen.findByText('No visit planned')).toBeDefined();
  expect(screen.getByRole('link', { name: /find a specialist/i }).getAttribute('href')).toBe('/find-specialist');
});

it('says what failed and tries again', async () => {
  const { backend } = open([], { my_appointments: refuse('', '', 0) });
  expect((await screen.findByText(message('data.offline'))).textContent).toBeDefined();
  backend.answer('my_appointments', [toAppointmentRow(createAppointment())]);
  fireEvent.click(screen.getByRole('button', { name: /try again/i }));
  await card();
});

it('leads a kept time to its payment, with the clock', async () => {
  open([
    createAppointment({
      status: 'awaiting_payment',
      paymentState: 'requires_payment',
      startsAt: inHours(2),
      holdExpiresAt: new Date(Date.now() + 9 * 60_000),
    }),
  ]);
  const visit = within(await card());
  expect((await visit.findByRole('timer')).textContent).toMatch(/[89]:\d\d/);
  expect(visit.getByRole('link', { name: 'Finish paying' }).getAttribute('href')).toBe('/payment/visit-1');
  expect(visit.queryByRole('button', { name: /calendar/i })).toBeNull();
});

it('leads a held time back to its booking with everything chosen', async () => {
  const startsAt = inHours(2);
  open([createAppointment({ status: 'held', paymentState: null, startsAt, holdExpiresAt: inHours(0.1) })]);
  const link = within(await card()).getByRole('link', { name: 'Continue booking' });
  expect(Object.fromEntries(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams)).toEqual({
    specialist: 'specialist-1',
    visit: 'type-1',
    at: startsAt.toISOString(),
    mode: 'video',
  });
});

it('shows the specialist’s clock where it differs', async () => {
  open([createAppointment({ startsAt: new Date('2030-03-01T10:00:00Z'), specialistTimeZone: 'Pacific/Auckland' })]);
  expect((await card()).textContent).toContain('Auckland time for the specialist');
});

it('shows an earlier time on the card of its visit, and says when it cannot know of one', async () => {
  const visits = [createAppointment({ startsAt: inHours(48) })];
  const place = {
    ...{ id: 'place-1', specialist_id: 'specialist-1', specialty: null, appointment_id: 'visit-1' },
    ...{ state: 'waiting', ahead: 0, offer_id: 'offer-1', offer_appointment_id: 'hold-1' },
    ...{ offer_starts_at: inHours(24).toISOString(), offer_expires_at: inHours(0.1).toISOString() },
  };
  const { backend } = open(visits, { my_waitlist: [place], accept_slot_offer: refuse('P0001', 'waitlist.offerGone') });
  const visit = within(await card());
  await visit.findByText('An earlier time is free for you');
  fireEvent.click(visit.getByRole('button', { name: 'Take the earlier time' }));
  await visit.findByText(message('waitlist.offerGone'));
  expect(backend.calls).toContainEqual({ name: 'accept_slot_offer', args: { p_offer: 'offer-1' } });
  cleanup();
  open(visits, { my_waitlist: refuse('', '', 500) });
  await screen.findByText('We cannot show whether an earlier time is offered to you');
  await card();
});

it('cancels with a reason after showing what it costs', async () => {
  const { backend, hostCalls } = open([createAppointment({ startsAt: inHours(48) })]);
  fireEvent.click(within(await card()).getByRole('button', { name: 'Cancel visit' }));
  const dialog = within(await screen.findByRole('alertdialog', { hidden: true }));
  await dialog.findByText('Cancel now: full refund of US$45.00.');
  await dialog.findByText(/Cancelling is free until .* After that US\$22\.50 of US\$45\.00 comes back\./);

  fireEvent.click(dialog.getByRole('button', { name: 'Cancel the visit', hidden: true }));
  await dialog.findByText(message('booking.cancelReasonRequired'));
  expect(backend.calls.some(({ name }) => name === 'cancel_appointment')).toBe(false);
  expect((document.activeElement as HTMLInputElement).type).toBe('radio');

  fireEvent.click(dialog.getByLabelText('I feel better'));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel the visit', hidden: true }));
  fireEvent.click(await screen.findByRole('button', { name: 'Done', hidden: true }));
  await waitFor(() =>
    expect(hostCalls).toContainEqual({ name: 'notify', args: ['booking.cancelled', { name: expect.any(String) }] }),
  );
  expect(backend.calls).toContainEqual({
    name: 'cancel_appointment',
    args: { p_appointment: 'visit-1', p_reason: 'I feel better', p_refund_shown_minor: 4500, p_undo: true },
  });
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
});

it('cancels nothing at another refund than the one shown, and shows the new one', async () => {
  const { backend } = open([createAppointment({ startsAt: inHours(48) })], {
    cancel_appointment: refuse('P0001', 'booking.cancelTermsChanged'),
  });
  fireEvent.click(within(await card()).getByRole('button', { name: 'Cancel visit' }));
  const dialog = within(await screen.findByRole('alertdialog', { hidden: true }));
  await dialog.findByText('Cancel now: full refund of US$45.00.');
  backend.answer('cancellation_terms', [{ ...TERMS, late: true, refund_minor: 2250 }]);
  fireEvent.click(dialog.getByLabelText('I feel better'));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel the visit', hidden: true }));
  await dialog.findByText(message('booking.cancelTermsChanged'));
  await dialog.findByText('Cancel now: US$22.50 comes back, US$22.50 is kept.');
});

it('keeps the dialog open and says why when cancelling is refused', async () => {
  open([createAppointment({ startsAt: inHours(48) })], { cancel_appointment: refuse('P0001', 'booking.cannotCancel') });
  fireEvent.click(within(await card()).getByRole('button', { name: 'Cancel visit' }));
  const dialog = within(await screen.findByRole('alertdialog', { hidden: true }));
  fireEvent.click(dialog.getByLabelText('I feel better'));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel the visit', hidden: true }));
  await dialog.findByText(message('booking.cannotCancel'));
});

it('follows a live change, and says when live updates are away', async () => {
  const { backend } = open([createAppointment({ startsAt: inHours(2) })]);
  await card();
  backend.answer('my_appointments', [
    toAppointmentRow(createAppointment({ status: 'cancelled', cancelledBy: 'specialist', startsAt: inHours(2) })),
  ]);
  act(() => backend.sendLive());
  await screen.findByText('No visit planned');
  act(() => backend.setLiveState('reconnecting'));
  expect(screen.getByText(message('data.liveAway'))).toBeDefined();
  act(() => backend.setLiveState('refused'));
  expect(screen.queryByText(message('data.liveAway'))).toBeNull();
});
