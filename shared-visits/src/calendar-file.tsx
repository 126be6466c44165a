import { type CalendarPerson, toICalendar, toVisitEvent } from '@telehealth/contracts';
import { useCurrentUser } from '@telehealth/contracts/session';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { Button, type ButtonProps } from '@telehealth/ui/parts/button';

const LINK_LIFE_MS = 10_000;

/** The calendar file of a visit for the person who looks at it. It carries no reason and no specialty. */
export function toVisitCalendar(visit: Appointment, attendee: CalendarPerson, origin: string): string {
  const { patientTimeZone, specialistTimeZone, viewerRole } = visit;
  const zones =
    viewerRole === 'patient' ? [patientTimeZone, specialistTimeZone] : [specialistTimeZone, patientTimeZone];
  return toICalendar(
    toVisitEvent(
      { ...visit, forName: visit.forWhom?.name, zones, cancelled: visit.status === 'cancelled' },
      attendee,
      origin,
    ),
  );
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'visit.ics';
  link.click();
  // The browser reads the file after the click; an address freed at once would give an empty one.
  setTimeout(() => URL.revokeObjectURL(address), LINK_LIFE_MS);
}

interface CalendarFileProps extends Pick<ButtonProps, 'variant' | 'size'> {
  visit: Appointment;
}

/** Puts the visit into a calendar, or takes it out once it was cancelled. */
export function CalendarFile({ visit, variant = 'line', size }: CalendarFileProps) {
  const user = useCurrentUser();
  if (user === null) return null;
  return (
    <Button
      variant={variant}
      {...(size && { size })}
      icon="calendar"
      onClick={() => download(toVisitCalendar(visit, user, location.origin))}
    >
      {visit.status === 'cancelled' ? 'Take it out of your calendar' : 'Add to your calendar'}
    </Button>
  );
}
