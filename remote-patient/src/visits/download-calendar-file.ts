import { type Appointment, pathTo, toICalendar } from '@telehealth/contracts';

/** The calendar entry of a visit. Calendars are shared, so it carries no reason and no specialty. */
export function toVisitCalendar(appointment: Appointment, origin: string): string {
  return toICalendar({
    id: appointment.id,
    sequence: appointment.sequence,
    startsAt: appointment.startsAt,
    endsAt: appointment.endsAt,
    summary: `Visit with ${appointment.counterpartName}`,
    location: 'Online',
    url: `${origin}${pathTo('patient.appointments')}`,
    cancelled: appointment.status === 'cancelled',
  });
}

export function downloadCalendarFile(appointment: Appointment): void {
  const file = new Blob([toVisitCalendar(appointment, location.origin)], { type: 'text/calendar' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = 'visit.ics';
  link.click();
  URL.revokeObjectURL(address);
}
