import {
  dayKey,
  formatMoment,
  lengthWords,
  MODE_LABELS,
  personForHolder,
  personForSpecialist,
  SPECIALTY_LABELS,
  zoneName,
} from '@telehealth/contracts';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { Card } from '@telehealth/ui/layout/card';
import { DataList } from '@telehealth/ui/parts/data-list';
import { CalendarFile } from '@telehealth/visits/calendar-file';
import styles from './visit.module.css';

/** When and how. Both clocks are written out with their zones, so that nobody has to count. */
export function VisitTimes({ visit, zone }: { visit: Appointment; zone: string }) {
  const { startsAt, patientTimeZone, specialistTimeZone, viewerRole, counterpartName, forWhom, status } = visit;
  const specialty = visit.counterpartSpecialty && SPECIALTY_LABELS[visit.counterpartSpecialty];
  const isPatient = viewerRole === 'patient';
  const other = isPatient ? specialistTimeZone : patientTimeZone;
  const elsewhere = isPatient ? patientTimeZone : specialistTimeZone;
  return (
    <Card title="When and how">
      <DataList
        items={[
          { term: 'Your time', detail: formatMoment(startsAt, zone) },
          ...(zone === elsewhere
            ? []
            : [{ term: `${zoneName(elsewhere)}, as booked`, detail: formatMoment(startsAt, elsewhere) }]),
          { term: isPatient ? "Your specialist's time" : "The patient's time", detail: formatMoment(startsAt, other) },
          { term: 'With', detail: specialty ? `${counterpartName}, ${specialty}` : counterpartName },
          ...(forWhom
            ? [
                {
                  term: 'For',
                  detail: isPatient
                    ? personForHolder(forWhom)
                    : personForSpecialist(forWhom, counterpartName, dayKey(startsAt, zone)),
                },
              ]
            : []),
          {
            term: 'How',
            detail: `${MODE_LABELS[visit.mode]}, ${lengthWords(visit.minutes, visit.extraMinutes, isPatient)}, ${visit.visitTypeName}`,
          },
        ]}
      />
      {(status === 'booked' || status === 'waiting' || status === 'cancelled') && (
        <div className={styles.buttons}>
          <CalendarFile visit={visit} />
        </div>
      )}
    </Card>
  );
}
