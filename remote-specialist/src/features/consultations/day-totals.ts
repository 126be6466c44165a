import { dayKey } from '@telehealth/contracts/formatting';
import type { Consultation } from '@telehealth/data/consultations/consultation.schema';
import type { AskedRenewal } from '../../data/prescribing/asked-renewal.schema';
import { nameConsultation } from './consultation-state';

/** A request that waits for the prescriber: for a decision, or for issuing an approved one. */
export const isOpenRenewal = ({ closedAt }: AskedRenewal) => closedAt === null;

export interface DayTotals {
  visits: number;
  signed: number;
  missed: number;
  renewals: number;
  lastSignedAt: Date | null;
  next: Consultation | null;
  /** No visit of the day is still to come, and nothing of it is open. */
  isOver: boolean;
}

const isAhead = (visit: Consultation, now: Date) => ['ahead', 'now'].includes(nameConsultation(visit, now).phase);

/** Counts one day of a practice, in a zone; open notes are counted elsewhere. */
export function sumOfDay(
  visits: readonly Consultation[],
  renewals: readonly AskedRenewal[],
  { now, zone }: { now: Date; zone: string },
): DayTotals {
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
