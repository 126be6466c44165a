import { BOOKING_MESSAGES, messageFrom, viewerTimeZone } from '@telehealth/contracts';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { LiveRegion } from '@telehealth/ui/feedback/live-region';
import { whenText } from '@telehealth/ui/parts/time';

/** Says a visit that just arrived, politely; the row shows it with a short tint. */
export function ArrivalAnnouncer({ arrivals }: { arrivals: readonly Appointment[] }) {
  const zone = viewerTimeZone();
  const text = arrivals
    .map(({ startsAt }) => messageFrom(BOOKING_MESSAGES, 'booking.arrived', { when: whenText(startsAt, zone) }))
    .join(' ');
  return <LiveRegion message={text} />;
}
