import { coverText } from '@telehealth/care/visits/cover-text';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';

/** Names the covering colleague or the covered specialist, which decides what may be done with the visit. */
export function StandIn({ visit, className }: { visit: Appointment; className?: string | undefined }) {
  const text = coverText(visit);
  return text === null ? null : <p className={className}>{text}</p>;
}
