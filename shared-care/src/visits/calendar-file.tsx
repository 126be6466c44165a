import { type CalendarPerson, toICalendar, toVisitEvent } from '@telehealth/contracts/calendar';
import { actingPerson, pathFor } from '@telehealth/contracts/people';
import { useCurrentUser } from '@telehealth/contracts/session';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { Button, type ButtonProps } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { saveFile } from '@telehealth/ui/parts/save-file';

/** The iCalendar file of a visit for the viewer. It contains neither reason nor specialty. */
export function toVisitCalendar(visit: Appointment, attendee: CalendarPerson, origin: string): string {
  const { patientTimeZone, specialistTimeZone, viewerRole } = visit;
  const zones: [string, string] =
    viewerRole === 'patient' ? [patientTimeZone, specialistTimeZone] : [specialistTimeZone, patientTimeZone];
  return toICalendar(toVisitEvent({ ...visit, zones, cancelled: visit.status === 'cancelled' }, attendee, origin));
}

/** A visit of somebody else is opened in their documents. */
function prefixOf(): string {
  const person = actingPerson();
  return person === null ? '' : pathFor(person, '');
}

interface CalendarFileProps extends Pick<ButtonProps, 'variant' | 'size'> {
  visit: Appointment;
}

/** Adds the visit to a calendar, or removes it after a cancellation. */
export function CalendarFile({ visit, variant = 'line', size }: CalendarFileProps) {
  const user = useCurrentUser();
  if (user === null) return null;
  return (
    <Button
      variant={variant}
      {...(size && { size })}
      icon={icons.calendar}
      onClick={() =>
        saveFile('visit.ics', 'text/calendar;charset=utf-8', toVisitCalendar(visit, user, location.origin + prefixOf()))
      }
    >
      {visit.status === 'cancelled' ? 'Take it out of your calendar' : 'Add to your calendar'}
    </Button>
  );
}
