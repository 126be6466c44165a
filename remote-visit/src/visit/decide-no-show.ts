import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';

export type NoShowStep =
  /** Too early; `from`: when it may be reported. */
  | { is: 'later'; from: Date }
  /** The patient came, or there is nothing to decide. */
  | { is: 'there' }
  /** The specialist must join first. */
  | { is: 'join' }
  /** No phone number of the patient is known. */
  | { is: 'unreachable' }
  /** The specialist must phone the patient first. */
  | { is: 'ring' }
  | { is: 'ready' };

/**
 * What a practice must do before it may report that the patient did not come, from the database's times and evidence. The
 * database checks it again.
 * @param rangInVain an unanswered phone call that was just noted on this page
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

/**
 * Deadline for the specialist of a waiting patient, shown from ten minutes after the start; null before that and while the
 * specialist is here.
 */
export function paidBackFrom({ room }: Pick<VisitDetails, 'room'>, now: Date): Date | null {
  const rule = room?.noShow ?? null;
  return rule === null || room?.specialistHere === true || now < rule.reportFrom ? null : rule.specialistBy;
}
