import { nameVisit } from '@telehealth/data/appointments/visit-name';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';

/**
 * Phase of a visit. `pending`: not agreed yet. `ahead`: agreed, entry still closed. `open`: entry open. `waiting`: the
 * patient waits. `running`. `over`. `missed`. `off`: cancelled or expired.
 */
export type VisitPhase = 'pending' | 'ahead' | 'open' | 'waiting' | 'running' | 'over' | 'missed' | 'off';

/**
 * The visit's general phase, refined by what only its page knows: when entry opens, and when it closes on a visit that was
 * not begun.
 */
export function visitPhase(
  { visit, opensAt, closesAt }: Pick<VisitDetails, 'visit' | 'opensAt' | 'closesAt'>,
  now: Date,
): VisitPhase {
  const { phase } = nameVisit(visit, now);
  switch (phase) {
    case 'open':
      return 'pending';
    case 'ahead':
      return opensAt <= now ? 'open' : 'ahead';
    case 'now':
      if (visit.status === 'in_progress') return 'running';
      return visit.status === 'waiting' ? 'waiting' : 'open';
    case 'over':
      return visit.status === 'booked' && (closesAt === null || closesAt > now) ? 'open' : 'over';
    default:
      return phase;
  }
}

/** Whether it can still be prepared, moved or cancelled. */
export const isComing = (phase: VisitPhase): boolean =>
  phase === 'pending' || phase === 'ahead' || phase === 'open' || phase === 'waiting';

/** Whether the patient may get an earlier time that becomes free: their own booked visit, before entry opens. */
export const mayComeEarlier = ({ side }: Pick<VisitDetails, 'side'>, phase: VisitPhase): boolean =>
  side === 'patient' && phase === 'ahead';

/** Whether this specialist must accept or decline it, which replaces moving and cancelling. */
export const mayAnswer = ({ side, visit }: Pick<VisitDetails, 'side' | 'visit'>, phase: VisitPhase): boolean =>
  side === 'specialist' && visit.status === 'requested' && phase === 'pending';
