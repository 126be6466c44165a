// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CancelVisitDialog } from './cancel-visit-dialog';

afterEach(cleanup);

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const TERMS = {
  ...{ free_until: inHours(24).toISOString(), late: true, refund_minor: 2250, currency: 'USD', free_minutes: null },
  ...{ paid_minor: 4500, late_refund_minor: 2250, asked_at: new Date().toISOString() },
};
const BOOKED = { id: 'visit-1', status: 'booked', hold_expires_at: null, extension_used: false };
const CANCELLED = { ...BOOKED, status: 'cancelled' };

function open(changes: Partial<Appointment>, terms: unknown) {
  const visit = createAppointment({ startsAt: inHours(48), ...changes });
  const backend = createFakeBackend({
    ...{ cancellation_terms: terms, cancel_appointment: BOOKED, keep_appointment: BOOKED },
  });
  const closed: true[] = [];
  const view = renderInHost(<CancelVisitDialog visit={visit} onClose={() => closed.push(true)} />, {
    ...{ backend, role: visit.viewerRole },
  });
  return { ...view, backend, closed, sent: () => backend.calls.filter(({ name }) => name === 'cancel_appointment') };
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

/** Cancels as a specialist, up to the point where it can be undone. */
async function cancelled() {
  const view = open({ status: 'booked', viewerRole: 'specialist' }, [TERMS]);
  sayWhy();
  cancel();
  await screen.findByRole('button', { name: 'Undo' });
  return view;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('can be undone: the visit stays, and nothing else is sent', async () => {
  const { backend, sent, closed, hostCalls } = await cancelled();
  expect(sent()[0]?.args).toMatchObject({ p_undo: true });
  press('Undo');
  await waitFor(() => expect(closed).toHaveLength(1));
  expect(backend.calls.filter(({ name }) => name === 'keep_appointment')).toHaveLength(1);
  expect(sent()).toHaveLength(1);
  expect(hostCalls).toContainEqual({ name: 'notify', args: ['booking.kept'] });
});

it('is done at once when nobody needs the seconds', async () => {
  const { backend, sent, closed, hostCalls } = await cancelled();
  backend.answer('cancel_appointment', CANCELLED);
  press('Done');
  await waitFor(() => expect(closed).toHaveLength(1));
  expect(sent()[1]?.args).toEqual({ p_appointment: 'visit-1', p_undo: false });
  expect(hostCalls).toContainEqual({ name: 'notify', args: ['booking.cancelled', { name: 'Naledi Mokoena' }] });
});

it('is done when the ten seconds are over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { backend, closed } = await cancelled();
  backend.answer('cancel_appointment', CANCELLED);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(closed).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  await waitFor(() => expect(closed).toHaveLength(1));
  vi.useRealTimers();
});

it('says that it could not be undone, and stays to try again', async () => {
  const { backend, closed } = await cancelled();
  backend.answer('keep_appointment', refuse('P0001', 'booking.undoTooLate'));
  press('Undo');
  expect(await screen.findByText(message('booking.undoTooLate'))).toBeDefined();
  expect(closed).toEqual([]);
});
