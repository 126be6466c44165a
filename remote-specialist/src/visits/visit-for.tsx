import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { noRecordText, personForSpecialist } from '@telehealth/data/related-persons/person-words';

/** Whom the visit is about, where that is not the holder of the account: said before anything else of it. */
export function VisitFor({ visit, className }: { visit: Appointment; className?: string | undefined }) {
  const { forWhom, counterpartName, startsAt } = visit;
  if (forWhom === null) return null;
  return (
    <p className={className}>
      <b>For {personForSpecialist(forWhom, counterpartName, startsAt)}.</b> {noRecordText(visit, 'practice')}
    </p>
  );
}
