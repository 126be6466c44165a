import { dayKey } from '@telehealth/contracts';
import type { Consultation } from '@telehealth/data/consultations/consultation.schema';
import type { AskedRenewal } from '@telehealth/data/prescribing/asked-renewal.schema';
import { nameConsultation } from './consultation-state';

/** A request that waits for its prescriber: for the decision, or for the script of an approved one. */
export const isOpenRenewal = ({ closedAt }: AskedRenewal) => closedAt === null;

/** What a day came to. */
export interface DaySum {
  visits: number;
  signed: number;
  missed: number;
  renewals: number;
  lastSignedAt: Date | null;
  /** The visit that comes next, on whichever day. */
  next: Consultation | null;
  /** Of the day nothing lies ahead, and nothing of it is open. */
  isOver: boolean;
}

const isAhead = (visit: Consultation, now: Date) => ['ahead', 'now'].includes(nameConsultation(visit, now).phase);

/** Counts one day of a practice, in a zone; the notes that wait are counted elsewhere. */
export function sumOfDay(
  visits: readonly Consultation[],
  renewals: readonly AskedRenewal[],
  { now, zone }: { now: Date; zone: string },
): DaySum {
  const isToday = (at: Date | null) => at !== null && dayKey(at, zone) === dayKey(now, zone);
  const ofDay = visits.filter((visit) => isToday(visit.startsAt) && nameConsultation(visit, now).phase !== 'off');
  const signedAt = ofDay.flatMap(({ noteSignedAt }) => (noteSignedAt === null ? [] : [noteSignedAt.getTime()]));
  const ahead = visits.filter((visit) => isAhead(visit, now));
  return {
    visits: ofDay.length,
    signed: signedAt.length,
    missed: ofDay.filter(({ appointmentStatus }) => appointmentStatus === 'no_show_patient').length,
    renewals: renewals.filter(({ decidedAt }) => isToday(decidedAt)).length,
    lastSignedAt: signedAt.length === 0 ? null : new Date(Math.max(...signedAt)),
    next: ahead.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())[0] ?? null,
    isOver: !ofDay.some((visit) => isAhead(visit, now)) && !renewals.some(isOpenRenewal),
  };
}
