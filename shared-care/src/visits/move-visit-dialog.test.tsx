// @vitest-environment jsdom
import { formatDay, formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { message } from '@telehealth/contracts/messages';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MoveVisitDialog } from './move-visit-dialog';

afterEach(cleanup);

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const OTHER = inHours(50);
const TERMS = {
  ...{ free_until: inHours(24).toISOString(), late: false, refund_minor: 4500, currency: 'USD', free_minutes: null },
  ...{ paid_minor: 4500, late_refund_minor: 2250, asked_at: new Date().toISOString() },
};
const OFFER = {
  ...{ specialist_id: 'specialist-1', name: 'Naledi Mokoena', specialty: 'cardiology', languages: ['English'] },
  ...{ hospital: null, bio: null, years_experience: 5, accepts_insurance: false, council_number: 'MP1' },
  ...{ registration_checked_at: new Date().toISOString(), time_zone: 'Africa/Johannesburg', visit_type_id: 'type-1' },
  ...{ visit_type_name: 'Consultation', minutes: 30, modes: ['video'], price_minor: 4500, currency: 'USD' },
  ...{
    gender: null,
    province: null,
    city: '',
    needs_approval: false,
    extra_minutes: 0,
    openings: [OTHER.toISOString()],
  },
};
const STEP = { id: 'visit-1', status: 'booked', hold_expires_at: null, extension_used: false };

function open(changes: Partial<Appointment> = {}, answers: Record<string, unknown> = {}) {
  const visit = createAppointment({ startsAt: inHours(48), ...changes });
  const backend = createFakeBackend({
    ...{ cancellation_terms: [TERMS], find_slots: [OFFER], reschedule_appointment: STEP },
    ...answers,
  });
  const closed: true[] = [];
  const view = renderInHost(<MoveVisitDialog visit={visit} onClose={() => closed.push(true)} />, {
    backend,
    role: visit.viewerRole,
  });
  return {
    ...view,
    backend,
    visit,
    closed,
    sent: () => backend.calls.find(({ name }) => name === 'reschedule_appointment'),
  };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('moves to an opening of the same specialist, and says so', async () => {
  const { sent, hostCalls, closed } = open();
  fireEvent.click(await screen.findByRole('radio', { name: formatTime(OTHER, viewerTimeZone()) }));
  press('Move the visit');
  await screen.findByRole('button', { name: 'Undo' });
  expect(sent()?.args).toEqual({ p_appointment: 'visit-1', p_starts_at: OTHER.toISOString() });
  press('Done');
  await waitFor(() => expect(closed).toHaveLength(1));
  expect(hostCalls).toContainEqual({ name: 'notify', args: ['booking.moved', { name: expect.any(String) }] });
});

it('asks for a time before it sends anything', async () => {
  const { sent } = open();
  await screen.findByRole('radio', { name: formatTime(OTHER, viewerTimeZone()) });
  press('Move the visit');
  expect(screen.getByText(message('booking.openingRequired'))).toBeDefined();
  expect(sent()).toBeUndefined();
});

it('says why when somebody was faster, and stays open', async () => {
  const { closed } = open({}, { reschedule_appointment: refuse('P0001', 'booking.slotTaken') });
  fireEvent.click(await screen.findByRole('radio', { name: formatTime(OTHER, viewerTimeZone()) }));
  press('Move the visit');
  expect(await screen.findByText(message('booking.slotTaken'))).toBeDefined();
  expect(closed).toEqual([]);
});

it('offers no time when it is too late to move', async () => {
  open({}, { cancellation_terms: [{ ...TERMS, late: true }] });
  expect(await screen.findByText(message('booking.moveTooLate'))).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Move the visit' })).toBeNull();
});

it('says that nothing else is free', async () => {
  open({}, { find_slots: [{ ...OFFER, openings: [] }] });
  expect(await screen.findByText(/has no other free time/)).toBeDefined();
});

/** The first answer is cut at 500 openings; days without any in it are requested one by one. */
const MANY = Array.from({ length: 500 }, (_, index) => new Date(OTHER.getTime() + index * 300_000).toISOString());
const dayOf = (args: { p_from?: string; p_to?: string }) =>
  new Date(args.p_to ?? 0).getTime() - new Date(args.p_from ?? 0).getTime() <= 25 * HOUR_MS;

it.each([
  ['has free times', 1],
  ['has none', 0],
])('asks for a day behind the cut before it says that it %s', async (_, free) => {
  const far = inHours(24 * 14);
  const { backend } = open(
    {},
    {
      find_slots: (args: { p_from?: string; p_to?: string }) => {
        if (!dayOf(args)) return [{ ...OFFER, openings: MANY }];
        return [{ ...OFFER, openings: Array.from({ length: free }, () => far.toISOString()) }];
      },
    },
  );
  const day = await screen.findByRole('radio', {
    name: `${formatDay(far, viewerTimeZone())}, press to see the free times`,
  });
  fireEvent.click(day);
  if (free === 1) await screen.findByRole('radio', { name: formatTime(far, viewerTimeZone()) });
  else await screen.findByText('No free time on this day. Choose another day above.');
  const { args } = backend.calls.filter(({ name }) => name === 'find_slots').at(-1) ?? {};
  expect(dayOf(args as { p_from?: string; p_to?: string })).toBe(true);
});

it('says that a day could not be looked up, and asks again', async () => {
  const far = inHours(24 * 14);
  let isAway = true;
  open(
    {},
    {
      find_slots: (args: { p_from?: string; p_to?: string }) => {
        if (!dayOf(args)) return [{ ...OFFER, openings: MANY }];
        return isAway ? refuse('', '', 0) : [{ ...OFFER, openings: [far.toISOString()] }];
      },
    },
  );
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${formatDay(far, viewerTimeZone())}`) }));
  await screen.findByText('We could not look up this day');
  isAway = false;
  press('Try again');
  await screen.findByRole('radio', { name: formatTime(far, viewerTimeZone()) });
});

it('is undone: back to the time it had, with no new reason', async () => {
  const { backend, visit, closed, hostCalls } = open();
  fireEvent.click(await screen.findByRole('radio', { name: formatTime(OTHER, viewerTimeZone()) }));
  press('Move the visit');
  await screen.findByRole('button', { name: 'Undo' });
  press('Undo');
  await waitFor(() => expect(closed).toHaveLength(1));
  expect(backend.calls.filter(({ name }) => name === 'reschedule_appointment').at(-1)?.args).toEqual({
    p_appointment: 'visit-1',
    p_starts_at: visit.startsAt.toISOString(),
  });
  expect(hostCalls).toContainEqual({ name: 'notify', args: ['booking.movedBack', { name: 'Naledi Mokoena' }] });
});
