import { CalendarFile } from '@telehealth/care/visits/calendar-file';
import { isSameClock } from '@telehealth/care/visits/visit-when';
import { formatMoment, viewerTimeZone, zoneName } from '@telehealth/contracts/formatting';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { Card } from '@telehealth/ui/layout/card';
import { DataList } from '@telehealth/ui/parts/data-list';
import styles from './visit.module.css';

/** Details that the banner omits: visit type, other time zones, and a calendar file. */
export function AboutVisit({ visit }: { visit: Appointment }) {
  const { startsAt, patientTimeZone: other, viewerRole, status } = visit;
  // The banner shows the specialist's time to both sides.
  const term = viewerRole === 'patient' ? `${zoneName(other)}, as booked` : "The patient's time";
  const isElsewhere = !isSameClock(startsAt, viewerTimeZone(), other);
  return (
    <Card title="About this visit">
      <DataList
        items={[
          { term: 'Kind', detail: visit.visitTypeName },
          ...(isElsewhere ? [{ term, detail: formatMoment(startsAt, other) }] : []),
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
