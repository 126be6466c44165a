import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';

/**
 * Where a visit stands for who looks at it: not agreed yet; agreed, before the doors open; open; the patient waits; it
 * runs; over; called off or let go.
 */
export type Moment = 'pending' | 'ahead' | 'open' | 'waiting' | 'running' | 'over' | 'missed' | 'off';

/** The status says it, but for what the clock alone decides: when the doors open, and when they close on a visit nobody began. */
export function decideMoment(
  { visit, opensAt, closesAt }: Pick<VisitDetails, 'visit' | 'opensAt' | 'closesAt'>,
  now: Date,
): Moment {
  switch (visit.status) {
    case 'held':
    case 'requested':
    case 'awaiting_payment':
      return visit.holdExpiresAt !== null && visit.holdExpiresAt <= now ? 'off' : 'pending';
    case 'booked':
      if (closesAt !== null && closesAt <= now) return 'over';
      return opensAt <= now ? 'open' : 'ahead';
    case 'waiting':
      return 'waiting';
    case 'in_progress':
      return 'running';
    case 'completed':
      return 'over';
    case 'no_show_patient':
    case 'no_show_specialist':
      return 'missed';
    default:
      return 'off';
  }
}

/** Whether there is still something to prepare, move or cancel. */
export const isComing = (moment: Moment): boolean =>
  moment === 'pending' || moment === 'ahead' || moment === 'open' || moment === 'waiting';

/** Whether it may get an earlier time that becomes free: the patient's own, booked, with its doors still closed. */
export const mayComeEarlier = ({ side }: Pick<VisitDetails, 'side'>, moment: Moment): boolean =>
  side === 'patient' && moment === 'ahead';

/** Whether it waits for this specialist's yes or no, which takes the place of moving and cancelling. */
export const mayAnswer = ({ side, visit }: Pick<VisitDetails, 'side' | 'visit'>, moment: Moment): boolean =>
  side === 'specialist' && visit.status === 'requested' && moment === 'pending';
