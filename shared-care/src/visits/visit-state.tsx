import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { nameVisit } from '@telehealth/data/appointments/visit-name';
import { Badge } from '@telehealth/ui/parts/badge';

/** The visit's phase as a badge, in every list of visits; `now` by the server's clock. */
export function VisitStateBadge({ appointment, now }: { appointment: Appointment; now: Date }) {
  const { tone, label } = nameVisit(appointment, now);
  return <Badge tone={tone}>{label}</Badge>;
}
