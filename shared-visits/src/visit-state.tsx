import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { nameVisit } from '@telehealth/data/appointments/visit-name';
import { Badge } from '@telehealth/ui/parts/badge';

/** What a visit is called now, in every list of visits; `now` by the server's time. */
export function VisitStateBadge({ appointment, now }: { appointment: Appointment; now: Date }) {
  const { tone, label } = nameVisit(appointment, now);
  return <Badge tone={tone}>{label}</Badge>;
}
