import { APPOINTMENT_STATUS_LABELS } from '@telehealth/contracts';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { isAhead, isWaitingForAnswer, isWaitingForPatient } from '@telehealth/data/appointments/group-appointments';
import { Badge } from '@telehealth/ui/parts/badge';

interface VisitState {
  tone: 'success' | 'warning' | 'neutral';
  label: string;
}

/** What a visit is called now, in every list of visits; by the server's time. */
export function visitStateOf(appointment: Appointment, now: Date): VisitState {
  const { status, startsAt, endsAt } = appointment;
  if (status === 'booked') {
    if (endsAt <= now) return { tone: 'neutral', label: 'Over' };
    return { tone: 'success', label: startsAt <= now ? 'Now' : APPOINTMENT_STATUS_LABELS.booked };
  }
  const label = APPOINTMENT_STATUS_LABELS[status];
  if (isAhead(appointment, now)) return { tone: 'success', label };
  if (isWaitingForPatient(appointment, now) || isWaitingForAnswer(appointment, now)) return { tone: 'warning', label };
  // A hold whose clock ran out a moment ago still has its old status.
  const hasLapsed = status === 'held' || status === 'requested' || status === 'awaiting_payment';
  return { tone: 'neutral', label: hasLapsed ? APPOINTMENT_STATUS_LABELS.expired : label };
}

export function VisitStateBadge({ appointment, now }: { appointment: Appointment; now: Date }) {
  const { tone, label } = visitStateOf(appointment, now);
  return <Badge tone={tone}>{label}</Badge>;
}
