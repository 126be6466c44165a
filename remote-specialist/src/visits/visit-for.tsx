import { dayKey, personForSpecialist, viewerTimeZone } from '@telehealth/contracts';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';

/** Whom the visit is about, where that is not the holder of the account: said before anything else of it. */
export function VisitFor({ visit, className }: { visit: Appointment; className?: string | undefined }) {
  const { forWhom, counterpartName, startsAt } = visit;
  if (forWhom === null) return null;
  return (
    <p className={className}>
      <b>For {personForSpecialist(forWhom, counterpartName, dayKey(startsAt, viewerTimeZone()))}</b>
    </p>
  );
}
