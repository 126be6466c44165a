import { nameVisit, type VisitName } from '@telehealth/data/appointments/visit-name';
import type { Consultation } from '@telehealth/data/consultations/consultation.schema';
import { isUnsigned } from '../../visits/sign-queue';

export const STATE_FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'ahead', label: 'Coming' },
  { value: 'now', label: 'Now' },
  { value: 'toSign', label: 'To sign' },
  { value: 'signed', label: 'Signed' },
  { value: 'missed', label: 'Missed' },
  { value: 'other', label: 'Others' },
] as const;
export type StateFilter = (typeof STATE_FILTERS)[number]['value'];

export interface ConsultationState {
  filter: Exclude<StateFilter, 'all'>;
  tone: 'neutral' | 'success' | 'warning' | 'brand';
  label: string;
}

/** Names a visit for its specialist. */
export function nameConsultation(visit: Consultation, now: Date): VisitName {
  const { appointmentStatus: status, startsAt, endsAt, side } = visit;
  const coveringName = side === 'covering' ? null : visit.coveringName;
  return nameVisit({ status, startsAt, endsAt, holdExpiresAt: null, viewerRole: 'specialist', coveringName }, now);
}

/**
 * Names a visit in its specialist's list: as everywhere, and after the visit by the state of its note, which is the remaining
 * task.
 */
export function stateOf(visit: Consultation, now: Date): ConsultationState {
  const { state, appointmentStatus: status } = visit;
  const { phase, tone, label } = nameConsultation(visit, now);
  if (phase === 'missed') return { filter: 'missed', tone: status === 'no_show_specialist' ? 'warning' : tone, label };
  if (phase === 'now') {
    return { filter: 'now', tone: 'brand', label: state === 'interrupted' ? `${label}, call is down` : label };
  }
  if (phase === 'ahead') return { filter: 'ahead', tone: 'neutral', label };
  if (phase === 'off') return { filter: 'other', tone, label };
  if (state === 'note_signed') return { filter: 'signed', tone: 'success', label: 'Signed' };
  if (state === 'abandoned') return { filter: 'other', tone: 'neutral', label: 'Given up, refunded' };
  if (isUnsigned(visit)) return { filter: 'toSign', tone: 'warning', label: 'To sign' };
  return { filter: 'other', tone, label: status === 'completed' ? `${label}, note not yours` : label };
}
