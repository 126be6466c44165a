import type { Role } from '@telehealth/contracts/access';
import type { AppointmentStatus } from '@telehealth/contracts/booking';
import type { Appointment } from './appointment.schema';
import { isWaitingForAnswer, isWaitingForPatient } from './group-appointments';

/**
 * The phase of a visit: a step is due before it is agreed; agreed and to come; in progress; over; a side did not come; never
 * booked or cancelled.
 */
export type VisitPhase = 'open' | 'ahead' | 'now' | 'over' | 'missed' | 'off';

export interface VisitName {
  phase: VisitPhase;
  tone: 'success' | 'warning' | 'neutral';
  label: string;
}

/** The viewer of the screen; an operator is on neither side of the visit. */
export type VisitViewer = Role | 'operator';

/** The facts that decide a name. */
export interface NamedVisit extends Pick<Appointment, 'status' | 'startsAt' | 'endsAt' | 'holdExpiresAt'> {
  viewerRole: VisitViewer;
  /** As in `Appointment`; omitted where cancelled visits are never shown. */
  cancelsAt?: Date | null;
  /** The covering colleague of the viewer's visit: the viewer is not to blame for what that colleague missed. */
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

/** Returns the name of a past step in a visit's history, by the status it led to alone. */
export function nameStep(status: AppointmentStatus, viewer: VisitViewer, coveringName: string | null = null): string {
  if (status === 'held' && viewer !== 'patient') return 'Offered to the patient';
  if (status === 'no_show_specialist' && coveringName !== null) return `Missed by ${coveringName}`;
  return status === `no_show_${viewer}` ? 'Missed by you' : STATUS_NAMES[status];
}

/**
 * Returns the name of a visit on every screen of either side. `now` is the server's time: it decides where the status alone does
 * not, and a visit that runs past its end is in progress for everyone.
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

/** Names a visit that is not agreed yet. A hold that lapsed a moment ago still has its old status. */
function openName(visit: NamedVisit, now: Date): VisitName {
  if (!isWaitingForPatient(visit, now) && !isWaitingForAnswer(visit, now)) {
    return { phase: 'off', tone: 'neutral', label: STATUS_NAMES.expired };
  }
  return { phase: 'open', tone: 'warning', label: nameStep(visit.status, visit.viewerRole) };
}
