import type { AppointmentStatus } from '@telehealth/contracts/booking';
import { dayKey } from '@telehealth/contracts/formatting';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';

export interface VisitDay {
  /** `yyyy-mm-dd` in the viewer's zone. */
  key: string;
  /** Start of the first visit of that day. */
  at: Date;
  visits: Appointment[];
}

/** Groups visits by calendar day in a zone, keeping their order. */
export function toDays(visits: readonly Appointment[], zone: string): VisitDay[] {
  const days = new Map<string, VisitDay>();
  for (const visit of visits) {
    const key = dayKey(visit.startsAt, zone);
    const day = days.get(key);
    if (day) day.visits.push(visit);
    else days.set(key, { key, at: visit.startsAt, visits: [visit] });
  }
  return [...days.values()];
}

const AGREED: readonly AppointmentStatus[] = [
  'booked',
  'waiting',
  'in_progress',
  'completed',
  'no_show_patient',
  'no_show_specialist',
];
/** Visits that never reached the specialist, or were entered by mistake. */
const UNSEEN: readonly AppointmentStatus[] = ['held', 'expired', 'entered_in_error'];

/** Agreed visits of one calendar day in a zone, earliest first, including past ones and those to which a side did not come. */
export function visitsOn(day: Date, appointments: readonly Appointment[], zone: string): Appointment[] {
  const key = dayKey(day, zone);
  return appointments
    .filter(({ status, startsAt }) => AGREED.includes(status) && dayKey(startsAt, zone) === key)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** The specialist's list: requested, accepted but unpaid, agreed, over, cancelled. Mere holds and lapsed ones are not in it. */
export function toVisits(appointments: readonly Appointment[]): Appointment[] {
  return appointments.filter(
    ({ status, needsApproval }) => !UNSEEN.includes(status) && (status !== 'awaiting_payment' || needsApproval),
  );
}
