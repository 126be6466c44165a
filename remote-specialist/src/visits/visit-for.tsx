import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { aboutPerson, noRecordText } from '@telehealth/data/related-persons/person-words';

/** Details of the person a visit is for, when not the account holder; the name stands above. */
export function VisitFor({ visit, className }: { visit: Appointment; className?: string | undefined }) {
  const { forWhom, counterpartName } = visit;
  if (forWhom === null) return null;
  return (
    <p className={className}>
      <b>{aboutPerson(forWhom, counterpartName)}.</b> {noRecordText(visit, 'practice')}
    </p>
  );
}
