import { APPOINTMENT_STATUS_LABELS } from '@telehealth/contracts';
import type { Appointment } from './appointment.schema';
import { isWaitingForAnswer, isWaitingForPatient } from './group-appointments';

/**
 * Where a visit stands: a step is still due before it is agreed; agreed and to come; going on; over; somebody did not
 * come; never came about or called off.
 */
export type VisitPhase = 'open' | 'ahead' | 'now' | 'over' | 'missed' | 'off';

export interface VisitName {
  phase: VisitPhase;
  tone: 'success' | 'warning' | 'neutral';
  label: string;
}

/** What a name depends on. `viewerRole`: whose screen it is. */
export type NamedVisit = Pick<Appointment, 'status' | 'startsAt' | 'endsAt' | 'holdExpiresAt' | 'viewerRole'>;

/**
 * What a visit is called now, on every screen of either side. `now` is the server's time: the clock decides where the
 * status alone does not, and a visit that runs past its end is going on for everybody.
 */
export function nameVisit(visit: NamedVisit, now: Date): VisitName {
  const { status, startsAt, endsAt } = visit;
  const label = APPOINTMENT_STATUS_LABELS[status];
  switch (status) {
    case 'held':
    case 'requested':
    case 'awaiting_payment':
      return openName(visit, now);
    case 'booked':
      if (endsAt <= now) return { phase: 'over', tone: 'neutral', label: 'Over' };
      return startsAt <= now
        ? { phase: 'now', tone: 'success', label: 'Now' }
        : { phase: 'ahead', tone: 'success', label };
    case 'waiting':
    case 'in_progress':
      return { phase: 'now', tone: 'success', label };
    case 'completed':
      return { phase: 'over', tone: 'neutral', label };
    case 'no_show_patient':
    case 'no_show_specialist': {
      const isOwn = status === `no_show_${visit.viewerRole}`;
      return { phase: 'missed', tone: 'neutral', label: isOwn ? 'Missed by you' : label };
    }
    default:
      return { phase: 'off', tone: 'neutral', label };
  }
}

/** What is not agreed yet. A hold whose clock ran out a moment ago still has its old status. */
function openName(visit: NamedVisit, now: Date): VisitName {
  if (!isWaitingForPatient(visit, now) && !isWaitingForAnswer(visit, now)) {
    return { phase: 'off', tone: 'neutral', label: APPOINTMENT_STATUS_LABELS.expired };
  }
  const isOffered = visit.status === 'held' && visit.viewerRole === 'specialist';
  const label = isOffered ? 'Offered to the patient' : APPOINTMENT_STATUS_LABELS[visit.status];
  return { phase: 'open', tone: 'warning', label };
}
