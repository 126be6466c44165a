import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';

const MINUTE_MS = 60_000;
/** Minutes after the booked time; the database decides by the same. */
const REPORT_AFTER = 10;
const SPECIALIST_AWAY_AFTER = 15;

export type NoShowStep =
  /** Too early: from when it may be reported. */
  | { is: 'later'; from: Date }
  /** The patient came: there is nothing to report. */
  | { is: 'there' }
  /** Nobody rang without an answer yet. */
  | { is: 'ring'; from: Date }
  | { is: 'ready' };

/** What a practice still has to do before it can say that a patient did not come. The database has the last word. */
export function decideNoShow(
  { visit, room }: Pick<VisitDetails, 'visit' | 'room'>,
  now: Date,
  rangInVain: boolean,
): NoShowStep {
  const from = new Date(visit.startsAt.getTime() + REPORT_AFTER * MINUTE_MS);
  if (visit.status === 'waiting' || room?.patientHere === true) return { is: 'there' };
  if (now < from) return { is: 'later', from };
  return rangInVain ? { is: 'ready' } : { is: 'ring', from };
}

/** From ten minutes after the start: until when a waiting patient's specialist must come; null before, and once they are here. */
export function paidBackFrom({ visit, room }: Pick<VisitDetails, 'visit' | 'room'>, now: Date): Date | null {
  const start = visit.startsAt.getTime();
  if (now.getTime() < start + REPORT_AFTER * MINUTE_MS || room?.specialistHere === true) return null;
  return new Date(start + SPECIALIST_AWAY_AFTER * MINUTE_MS);
}
