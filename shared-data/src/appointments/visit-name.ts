import type { AppointmentStatus, Role } from '@telehealth/contracts';
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

/** Whose screen it is: an operator has no side in the visit. */
export type VisitViewer = Role | 'operator';

/** What a name depends on. */
export interface NamedVisit extends Pick<Appointment, 'status' | 'startsAt' | 'endsAt' | 'holdExpiresAt'> {
  viewerRole: VisitViewer;
  /** As of an `Appointment`; left out where what is shown is never being called off. */
  cancelsAt?: Date | null;
  /** Who stood in for the viewer's visit: what was missed then is not the viewer's doing. */
  coveringName?: string | null;
}

const STATUS_NAMES: Readonly<Record<AppointmentStatus, string>> = {
  held: 'Held for you',
  requested: 'Waiting for an answer',
  awaiting_payment: 'Awaiting payment',
  booked: 'Booked',
  waiting: 'In the waiting room',
  in_progress: 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
  declined: 'Declined',
  expired: 'Not completed in time',
  no_show_patient: 'Missed by the patient',
  no_show_specialist: 'Missed by the specialist',
  entered_in_error: 'Entered in error',
};

/** What a step of a visit is called once it lies behind: by the status it led to alone. */
export function nameStep(status: AppointmentStatus, viewer: VisitViewer, coveringName: string | null = null): string {
  if (status === 'held' && viewer !== 'patient') return 'Offered to the patient';
  if (status === 'no_show_specialist' && coveringName !== null) return `Missed by ${coveringName}`;
  return status === `no_show_${viewer}` ? 'Missed by you' : STATUS_NAMES[status];
}

/**
 * What a visit is called now, on every screen of either side. `now` is the server's time: the clock decides where the
 * status alone does not, and a visit that runs past its end is going on for everybody.
 */
export function nameVisit(visit: NamedVisit, now: Date): VisitName {
  const { status, startsAt, endsAt, cancelsAt } = visit;
  if (cancelsAt) return { phase: 'ahead', tone: 'warning', label: 'Being cancelled' };
  const label = nameStep(status, visit.viewerRole, visit.coveringName);
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
    case 'no_show_specialist':
      return { phase: 'missed', tone: 'neutral', label };
    default:
      return { phase: 'off', tone: 'neutral', label };
  }
}

/** What is not agreed yet. A hold whose clock ran out a moment ago still has its old status. */
function openName(visit: NamedVisit, now: Date): VisitName {
  if (!isWaitingForPatient(visit, now) && !isWaitingForAnswer(visit, now)) {
    return { phase: 'off', tone: 'neutral', label: STATUS_NAMES.expired };
  }
  return { phase: 'open', tone: 'warning', label: nameStep(visit.status, visit.viewerRole) };
}
