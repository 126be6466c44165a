import type { Consultation } from '@telehealth/data/consultations/consultation.schema';
import { isUnsigned } from '../../visits/sign-queue';

/** The states that the list of visits can be narrowed to. */
export const STATE_FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'ahead', label: 'Coming' },
  { value: 'now', label: 'Now' },
  { value: 'toSign', label: 'To sign' },
  { value: 'signed', label: 'Signed' },
  { value: 'missed', label: 'Did not come' },
  { value: 'other', label: 'Others' },
] as const;
export type StateFilter = (typeof STATE_FILTERS)[number]['value'];

export interface ConsultationState {
  filter: Exclude<StateFilter, 'all'>;
  tone: 'neutral' | 'success' | 'warning' | 'brand';
  label: string;
}

/** What a visit is called in the list of who holds it, by how it went; one visit has one state. */
export function stateOf(visit: Consultation, now: Date): ConsultationState {
  const { state, appointmentStatus: status, startsAt, endsAt } = visit;
  if (status === 'no_show_patient') return { filter: 'missed', tone: 'neutral', label: 'Did not come' };
  if (status === 'no_show_specialist') return { filter: 'missed', tone: 'warning', label: 'You did not come' };
  if (status === 'cancelled') return { filter: 'other', tone: 'neutral', label: 'Cancelled' };
  if (status === 'waiting') return { filter: 'now', tone: 'brand', label: 'In the waiting room' };
  if (status === 'in_progress') {
    return { filter: 'now', tone: 'brand', label: state === 'interrupted' ? 'Call is down' : 'Running' };
  }
  if (state === 'note_signed') return { filter: 'signed', tone: 'success', label: 'Signed' };
  if (state === 'abandoned') return { filter: 'other', tone: 'neutral', label: 'Given up, refunded' };
  if (isUnsigned(visit)) return { filter: 'toSign', tone: 'warning', label: 'To sign' };
  if (status === 'completed') return { filter: 'other', tone: 'neutral', label: 'Over, note not yours' };
  if (status !== 'booked') return { filter: 'other', tone: 'neutral', label: 'Not booked' };
  if (endsAt <= now) return { filter: 'other', tone: 'neutral', label: 'Over, not settled' };
  return { filter: 'ahead', tone: 'neutral', label: startsAt <= now ? 'Should have begun' : 'Booked' };
}
