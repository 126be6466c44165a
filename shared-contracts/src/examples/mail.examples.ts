import { BOOKING_MAILS } from '../notifications/booking';
import { NOTIFICATIONS } from '../notifications/catalogue';
import { MAILS } from '../notifications/mails';

/** Every template that the outbox may hold: of bookings by side, of the rest by event, and by side where sides read something else. */
export const MAIL_TEMPLATES: readonly string[] = [
  ...Object.keys(BOOKING_MAILS),
  ...Object.keys(NOTIFICATIONS).filter(
    (event) => !event.startsWith('booking.') && NOTIFICATIONS[event]?.mailed !== 'never',
  ),
  ...Object.keys(MAILS).filter((template) => !(template in NOTIFICATIONS)),
];
