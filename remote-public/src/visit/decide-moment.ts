import { nameVisit } from '@telehealth/data/appointments/visit-name';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';

/**
 * Where a visit stands for who looks at it: not agreed yet; agreed, before the doors open; open; the patient waits; it
 * runs; over; called off or let go.
 */
export type Moment = 'pending' | 'ahead' | 'open' | 'waiting' | 'running' | 'over' | 'missed' | 'off';

/** As the visit is called everywhere, with what the visit's page alone knows: when the doors open, and when they close on a visit nobody began. */
export function decideMoment(
  { visit, opensAt, closesAt }: Pick<VisitDetails, 'visit' | 'opensAt' | 'closesAt'>,
  now: Date,
): Moment {
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

/** Whether there is still something to prepare, move or cancel. */
export const isComing = (moment: Moment): boolean =>
  moment === 'pending' || moment === 'ahead' || moment === 'open' || moment === 'waiting';

/** Whether it may get an earlier time that becomes free: the patient's own, booked, with its doors still closed. */
export const mayComeEarlier = ({ side }: Pick<VisitDetails, 'side'>, moment: Moment): boolean =>
  side === 'patient' && moment === 'ahead';

/** Whether it waits for this specialist's yes or no, which takes the place of moving and cancelling. */
export const mayAnswer = ({ side, visit }: Pick<VisitDetails, 'side' | 'visit'>, moment: Moment): boolean =>
  side === 'specialist' && visit.status === 'requested' && moment === 'pending';
