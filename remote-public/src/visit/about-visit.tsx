import { formatMoment, viewerTimeZone, zoneName } from '@telehealth/contracts';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { Card } from '@telehealth/ui/layout/card';
import { DataList } from '@telehealth/ui/parts/data-list';
import { CalendarFile } from '@telehealth/visits/calendar-file';
import { isSameClock } from '@telehealth/visits/visit-when';
import styles from './visit.module.css';

/** What the banner leaves open: the kind of visit, clocks that show something else, and a file for one's calendar. */
export function AboutVisit({ visit }: { visit: Appointment }) {
  const { startsAt, patientTimeZone: other, viewerRole, status } = visit;
  // The specialist's clock stands in the banner, for both sides.
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
