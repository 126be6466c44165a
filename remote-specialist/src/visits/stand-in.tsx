import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { coverText } from '@telehealth/visits/cover-text';

/** Who stands in for whom, where somebody does: whose visit it is decides what may be done with it. */
export function StandIn({ visit, className }: { visit: Appointment; className?: string | undefined }) {
  const text = coverText(visit);
  return text === null ? null : <p className={className}>{text}</p>;
}
