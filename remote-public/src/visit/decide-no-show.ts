import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';

export type NoShowStep =
  /** Too early: from when it may be reported. */
  | { is: 'later'; from: Date }
  /** The patient came, or the database has nothing to decide any more. */
  | { is: 'there' }
  /** The practice itself has not come yet. */
  | { is: 'join' }
  /** There is no number on which anybody could ring them. */
  | { is: 'unreachable' }
  /** Nobody rang without an answer yet. */
  | { is: 'ring' }
  | { is: 'ready' };

/**
 * What a practice still has to do before it can say that a patient did not come, by the times and the evidence of the database,
 * which has the last word.
 * @param rangInVain noted on this page a moment ago
 */
export function decideNoShow(
  { visit, room }: Pick<VisitDetails, 'visit' | 'room'>,
  now: Date,
  rangInVain: boolean,
): NoShowStep {
  const rule = room?.noShow ?? null;
  if (rule === null || visit.status === 'waiting' || room?.patientHere === true) return { is: 'there' };
  const missing = rule.missing ?? [];
  if (missing.includes('patientCame')) return { is: 'there' };
  if (now < rule.reportFrom) return { is: 'later', from: rule.reportFrom };
  if (missing.includes('join')) return { is: 'join' };
  if (!missing.includes('ring') || rangInVain) return { is: 'ready' };
  return { is: room?.ring === null ? 'unreachable' : 'ring' };
}

/** From ten minutes after the start: until when a waiting patient's specialist must come; null before, and while they are here. */
export function paidBackFrom({ room }: Pick<VisitDetails, 'room'>, now: Date): Date | null {
  const rule = room?.noShow ?? null;
  return rule === null || room?.specialistHere === true || now < rule.reportFrom ? null : rule.specialistBy;
}
