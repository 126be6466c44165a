// @vitest-environment jsdom
import { message } from '@telehealth/contracts';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CancelVisitDialog } from './cancel-visit-dialog';

afterEach(cleanup);

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const TERMS = {
  ...{ free_until: inHours(24).toISOString(), late: true, refund_minor: 2250, currency: 'USD' },
  ...{ paid_minor: 4500, late_refund_minor: 2250, asked_at: new Date().toISOString() },
};
const CANCELLED = { id: 'visit-1', status: 'cancelled', hold_expires_at: null, extension_used: false };

function open(changes: Partial<Appointment>, terms: unknown) {
  const visit = createAppointment({ startsAt: inHours(48), ...changes });
  const backend = createFakeBackend({ cancellation_terms: terms, cancel_appointment: CANCELLED });
  renderInHost(<CancelVisitDialog visit={visit} onClose={() => undefined} />, { backend, role: visit.viewerRole });
  return { backend, sent: () => backend.calls.filter(({ name }) => name === 'cancel_appointment') };
}
const sayWhy = () => fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Ill' } });
const cancel = () => fireEvent.click(screen.getByRole('button', { name: 'Cancel the visit' }));

it.each([
  ['is still being asked for', () => new Promise(() => undefined)],
  ['could not be read', refuse('', '', 0)],
])('cancels nothing while what comes back %s', async (_, terms) => {
  const { sent } = open({ status: 'booked' }, terms);
  fireEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
  cancel();
  expect(await screen.findByText(message('booking.cancelUnseen'))).toBeDefined();
  expect(sent()).toEqual([]);
});

it('cancels once what comes back was on the screen, for that amount at least', async () => {
  const { backend, sent } = open({ status: 'booked' }, refuse('', '', 0));
  fireEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
  cancel();
  await screen.findByText(message('booking.cancelUnseen'));
  await screen.findByText(/Your visit is unchanged/);
  backend.answer('cancellation_terms', [TERMS]);
  cancel();
  expect(await screen.findByText('Cancel now: US$22.50 comes back, US$22.50 is kept.')).toBeDefined();
  expect(screen.queryByText(message('booking.cancelUnseen'))).toBeNull();
  cancel();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.args).toMatchObject({ p_refund_shown_minor: 2250 });
});

it('lets a specialist call off without waiting for the amount', async () => {
  const { sent } = open({ status: 'booked', viewerRole: 'specialist' }, refuse('', '', 0));
  sayWhy();
  cancel();
  await waitFor(() => expect(sent()).toHaveLength(1));
});
