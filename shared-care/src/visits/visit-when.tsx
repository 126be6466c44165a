import { dayKey, formatShortMoment, formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { When } from '@telehealth/ui/parts/time';

/** Whether two zones show the same day and time at an instant. */
export function isSameClock(at: Date, zone: string, other: string): boolean {
  return formatTime(at, zone) === formatTime(at, other) && dayKey(at, zone) === dayKey(at, other);
}

interface VisitWhenProps {
  appointment: Appointment;
  zone?: string;
  /** The screen already names the zone. */
  hideZone?: boolean;
}

/** A visit's time in the viewer's zone, and in the specialist's if that differs. */
export function VisitWhen({ appointment, zone = viewerTimeZone(), hideZone = false }: VisitWhenProps) {
  const { startsAt, specialistTimeZone } = appointment;
  return (
    <>
      <When at={startsAt} zone={zone} hideZone={hideZone} />
      {!isSameClock(startsAt, zone, specialistTimeZone) && (
        <span className="soft small"> ({formatShortMoment(startsAt, specialistTimeZone)} for the specialist)</span>
      )}
    </>
  );
}
