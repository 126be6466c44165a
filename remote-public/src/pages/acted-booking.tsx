import { inHours, NALEDI, slotRow, stepRow, VISIT } from '@telehealth/data/testing/booking-rows';
import { type ActedScreen, now, wentTo } from '@telehealth/data/testing/fault-walk';
import { screen } from '@testing-library/react';
import { Booking } from '../features/booking/booking';

/** Books one opening, up to its payment. */
export const BOOKING = {
  page: () => <Booking />,
  path: `/book-consultation?specialist=${NALEDI}&visit=${VISIT}&at=${inHours(2).toISOString()}`,
  answers: () => ({
    find_slots: [slotRow()],
    my_appointments: [],
    keep_booking_draft: 'a-code',
    my_people: [],
    server_time: now,
    hold_slot: stepRow(),
    book_visit: stepRow({ status: 'awaiting_payment' }),
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
