// @vitest-environment jsdom

import { sessionWriter } from '@telehealth/contracts/host';
import { messageText } from '@telehealth/contracts/messages';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { inHours, NALEDI, nearestRow, slotRow, stepRow, VISIT } from '@telehealth/data/testing/booking-rows';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { forgetHandedOverDraft } from '../../handover/handed-over-draft';
import { Booking } from './booking';

const AT = inHours(2);
const LATER = inHours(3);
const ADDRESS = `/book-consultation?specialist=${NALEDI}&visit=${VISIT}&at=${AT.toISOString()}`;
const HELD = /^Held for you until \d\d:\d\d$/;

function open(setting: { path?: string; answers?: Record<string, unknown>; guest?: boolean } = {}) {
  const backend = createFakeBackend({
    find_slots: [{ ...slotRow(), openings: [AT.toISOString(), LATER.toISOString()] }],
    my_appointments: [],
    keep_booking_draft: 'a-code',
    my_people: [],
    my_open_dangers: { checks: [], readings: [] },
    server_time: () => new Date().toISOString(),
    hold_for_guest: () => new Date(Date.now() + 600_000).toISOString(),
    let_guest_hold_go: null,
    hold_slot: stepRow(),
    nearest_openings: [nearestRow(inHours(4))],
    ...setting.answers,
  });
  const view = renderInHost(<Booking />, { backend, path: setting.path ?? ADDRESS });
  if (setting.guest !== false) act(() => sessionWriter.signedOut());
  return view;
}

const calls = (view: ReturnType<typeof open>, name: string) =>
  view.backend.calls.filter((made) => made.name === name).map(({ args }) => args);
const token = () => localStorage.getItem(STORAGE_KEYS.guestDevice);
const typeReason = () => {
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /What do you need help with/ });
  fireEvent.change(field, { target: { value: 'A cough since Monday' } });
  return field;
};

Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  forgetHandedOverDraft();
});

it('keeps the chosen time for a guest at once, and says until when', async () => {
  const view = open();
  await screen.findByText(HELD);
  expect(screen.getByRole('timer').textContent).toMatch(/Held for you until \d\d:\d\d(9:5\d|10:0\d)$/);
  expect(token()).toMatch(/^[0-9a-f-]{36}$/);
  expect(calls(view, 'hold_for_guest')).toEqual([
    { p_visit_type: VISIT, p_starts_at: AT.toISOString(), p_device: token() },
  ]);
  expect(screen.queryByText('That time cannot be kept')).toBeNull();
});

it('keeps the next choice under the same token, and searches say whose they are', async () => {
  const view = open();
  await screen.findByText(HELD);
  const device = token();
  const other = screen.getAllByRole<HTMLInputElement>('radio').find(({ value }) => value === LATER.toISOString());
  if (other === undefined) throw new Error('The other time is not offered.');
  fireEvent.click(other);
  await waitFor(() => expect(calls(view, 'hold_for_guest')).toHaveLength(2));
  expect(calls(view, 'hold_for_guest')[1]).toEqual({
    p_visit_type: VISIT,
    p_starts_at: LATER.toISOString(),
    p_device: device,
  });
  await screen.findByText(HELD);
});

it('shows its own time although a list asked for before lacks it', async () => {
  let shown = [LATER.toISOString()];
  const view = open({
    answers: {
      find_slots: () => [{ ...slotRow(), openings: shown }],
      hold_for_guest: () => {
        shown = [AT.toISOString(), LATER.toISOString()];
        return new Date(Date.now() + 600_000).toISOString();
      },
    },
  });
  await screen.findByText(HELD);
  await waitFor(() => expect(calls(view, 'find_slots')).toHaveLength(2));
  expect(calls(view, 'find_slots')[1]).toMatchObject({ p_filters: { device: token() } });
  await waitFor(() =>
    expect(
      screen
        .getAllByRole<HTMLInputElement>('radio')
        .some(({ value, checked }) => checked && value === AT.toISOString()),
    ).toBe(true),
  );
  expect(screen.queryByText('That time cannot be kept')).toBeNull();
});

it('says nothing where no time can be kept, and the choice stands', async () => {
  for (const answer of [null, refuse('', 'data.busy', 429), refuse('', '', 0)]) {
    const view = open({ answers: { hold_for_guest: answer } });
    await waitFor(() => expect(calls(view, 'hold_for_guest').length).toBeGreaterThan(0));
    const field = typeReason();
    await waitFor(() =>
      expect(
        screen
          .getAllByRole<HTMLInputElement>('radio')
          .some(({ value, checked }) => checked && value === AT.toISOString()),
      ).toBe(true),
    );
    expect(screen.queryByText(HELD)).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByText('That time cannot be kept')).toBeNull();
    expect(field.value).toBe('A cough since Monday');
    cleanup();
  }
});

it('says that somebody else was faster, with the nearest times and every word', async () => {
  const view = open({ answers: { hold_for_guest: refuse('P0001', 'booking.slotTaken') } });
  await screen.findByText(messageText('booking.slotTaken'));
  await screen.findByRole('heading', { name: 'Nearest openings' });
  expect(typeReason().value).toBe('A cough since Monday');
  expect(calls(view, 'hold_for_guest')).toHaveLength(1);
});

it('offers the time again and the nearest ones when it is over, and loses no word', async () => {
  const ends = () => new Date(Date.now() + 1_500).toISOString();
  const view = open({
    answers: { hold_for_guest: ends, nearest_openings: [{ ...nearestRow(inHours(4)), starts_at: AT.toISOString() }] },
  });
  await screen.findByText(HELD);
  const field = typeReason();
  const before = token();
  await screen.findByText(messageText('booking.holdExpired'));
  expect(calls(view, 'let_guest_hold_go')).toEqual([{ p_device: before }]);
  expect(screen.queryByText(HELD)).toBeNull();
  expect(field.value).toBe('A cough since Monday');
  fireEvent.click(await screen.findByRole('button', { name: /Still free: hold .* again/ }));
  await waitFor(() => expect(calls(view, 'hold_for_guest')).toHaveLength(2));
  expect(token()).not.toBe(before);
});

it('becomes the own hold of whoever comes back from signing up', async () => {
  localStorage.setItem(STORAGE_KEYS.guestDevice, '0b6f3a52-8c1d-4a7e-9f00-5d2c8e1b7a44');
  sessionStorage.setItem(STORAGE_KEYS.bookingDraftCode, 'a-code');
  const complete = {
    ...{ specialistId: NALEDI, visitTypeId: VISIT, startsAt: AT.toISOString(), mode: 'voice' },
    ...{ reason: 'A cough since Monday', consent: true },
  };
  const view = open({
    path: '/book-consultation?draft=1',
    guest: false,
    // A list without the time that the guest holds.
    answers: { take_booking_draft: complete, find_slots: [{ ...slotRow(), openings: [LATER.toISOString()] }] },
  });
  await screen.findByText(/This time is held for you/);
  expect(calls(view, 'hold_slot')).toMatchObject([{ p_device: '0b6f3a52-8c1d-4a7e-9f00-5d2c8e1b7a44' }]);
  await waitFor(() => expect(token()).toBeNull());
});

it('asks nothing of the kind for a patient who never was a guest', async () => {
  const view = open({ guest: false });
  await screen.findByRole('radio', { name: 'Video' });
  await waitFor(() => expect(calls(view, 'find_slots').length).toBeGreaterThan(0));
  expect(calls(view, 'hold_for_guest')).toEqual([]);
  expect(token()).toBeNull();
});
