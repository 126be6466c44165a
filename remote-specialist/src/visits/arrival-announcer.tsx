import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { messageFrom } from '@telehealth/contracts/message-from';
import { BOOKING_MESSAGES } from '@telehealth/contracts/messages/booking';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { LiveRegion } from '@telehealth/ui/feedback/live-region';
import { whenText } from '@telehealth/ui/parts/time';

/** Announces a new booking politely to screen readers; the row shows it with a short tint. */
export function ArrivalAnnouncer({ arrivals }: { arrivals: readonly Appointment[] }) {
  const zone = viewerTimeZone();
  const text = arrivals
    .map(({ startsAt }) => messageFrom(BOOKING_MESSAGES, 'booking.arrived', { when: whenText(startsAt, zone) }))
    .join(' ');
  return <LiveRegion message={text} />;
}
