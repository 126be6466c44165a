import { sessionWriter } from '@telehealth/contracts/host';
import { inHours, NALEDI, nearestRow, slotRow, stepRow, VISIT } from '@telehealth/data/testing/booking-rows';
import { createFakeBackend } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { act, screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { Booking } from './booking';

/** The opening that is booked. */
export const AT = inHours(2);
/** The page of that opening. */
export const ADDRESS = `/book-consultation?specialist=${NALEDI}&visit=${VISIT}&at=${AT.toISOString()}`;
/** What the server gives for words that it keeps. */
export const CODE = 'a-one-time-code';

/** The booking page. @param setting.guest nobody is signed in */
export function openBooking(setting: { path?: string; answers?: Record<string, unknown>; guest?: boolean } = {}) {
  const backend = createFakeBackend({
    find_slots: [slotRow()],
    my_appointments: [],
    keep_booking_draft: CODE,
    my_people: [],
    my_open_dangers: { checks: [], readings: [] },
    server_time: () => new Date().toISOString(),
    hold_slot: stepRow(),
    book_visit: stepRow({ status: 'awaiting_payment' }),
    nearest_openings: [nearestRow(inHours(4)), nearestRow(inHours(5), 'Dr Pieter Botha')],
    ...setting.answers,
  });
  const view = renderInHost(<Booking />, { backend, path: setting.path ?? ADDRESS });
  if (setting.guest) act(() => sessionWriter.signedOut());
  return view;
}

/** What was sent to a function, if it was called. */
export const callOf = (view: ReturnType<typeof openBooking>, name: string) =>
  view.backend.calls.find((made) => made.name === name)?.args;
/** Where the page led on to. */
export const went = (view: ReturnType<typeof openBooking>) =>
  view.hostCalls.find(({ name }) => name === 'navigateTo')?.args;

/** Fills in all that a booking needs. */
export async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await screen.findByRole('radio', { name: 'Video' });
  await user.click(screen.getByRole('radio', { name: 'Video' }));
  await user.click(screen.getByRole('textbox', { name: /What do you need help with/ }));
  await user.paste('A cough since Monday');
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
}
