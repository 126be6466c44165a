import type { RenderedInHost } from '@telehealth/data/testing/render-in-host';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { Booking } from '../features/booking/booking';
import type { ActedScreen } from '../test-support/fault-walk';
import { inHours, NALEDI, slotRow, stepRow, VISIT } from '../test-support/rows';

export const now = () => new Date().toISOString();
export const wentTo = (page: string) => (view: RenderedInHost) =>
  expect(view.hostCalls.find(({ name }) => name === 'navigateTo')?.args[0]).toBe(page);
export const shows = (text: string | RegExp) => () => expect(screen.getAllByText(text).length).toBeGreaterThan(0);

/** Booking one opening, up to its payment. */
export const BOOKING = {
  page: () => <Booking />,
  path: `/book-consultation?specialist=${NALEDI}&visit=${VISIT}&at=${inHours(2).toISOString()}`,
  answers: () => ({
    ...{ find_slots: [slotRow()], my_appointments: [], keep_booking_draft: 'a-code', related_persons: [] },
    ...{ server_time: now, hold_slot: stepRow(), book_visit: stepRow({ status: 'awaiting_payment' }) },
    nearest_openings: [],
    my_open_dangers: { checks: [], readings: [] },
  }),
  fill: async (user) => {
    await user.click(await screen.findByRole('radio', { name: 'Video' }));
    const field = screen.getByRole('textbox', { name: /What do you need help with/ });
    await user.clear(field);
    await user.click(field);
    await user.paste('A cough since Monday');
    const agree = screen.getByRole<HTMLInputElement>('checkbox', { name: /I agree/ });
    if (!agree.checked) await user.click(agree);
  },
  press: async (user) => user.click(screen.getByRole('button', { name: 'Continue to payment' })),
  typed: ['A cough since Monday'],
  done: wentTo('payment'),
} satisfies ActedScreen;
