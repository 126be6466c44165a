import { dayKey, formatShortMoment, formatTime } from '@telehealth/contracts/formatting';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';

/** The patient's local time, only where it differs from the viewer's. */
export function PatientClock({ visit, zone }: { visit: Appointment; zone: string }) {
  const { startsAt, patientTimeZone } = visit;
  const isSame =
    formatTime(startsAt, zone) === formatTime(startsAt, patientTimeZone) &&
    dayKey(startsAt, zone) === dayKey(startsAt, patientTimeZone);
  if (isSame) return null;
  return <span className="small soft">For the patient {formatShortMoment(startsAt, patientTimeZone)}</span>;
}
