import { type Appointment, dayKey } from '@telehealth/contracts';

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

/** Booked visits of one calendar day in a zone, earliest first, those that are over included. */
export function visitsOn(day: Date, appointments: readonly Appointment[], zone: string): Appointment[] {
  const key = dayKey(day, zone);
  return appointments
    .filter((appointment) => appointment.status === 'booked' && dayKey(appointment.startsAt, zone) === key)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** Times that somebody only holds, or let go, never were the specialist's business. */
export function toVisits(appointments: readonly Appointment[]): Appointment[] {
  return appointments.filter(({ status }) => status === 'booked' || status === 'cancelled');
}
