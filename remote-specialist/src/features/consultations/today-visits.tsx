import { dayKey, formatDay, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { Consultation } from '@telehealth/data/consultations/consultation.schema';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { Card } from '@telehealth/ui/layout/card';
import { RowList } from '@telehealth/ui/parts/row-list';
import type { Booked } from './desk-facts';
import { VisitRow } from './visit-row';

interface VisitsProps {
  visits: readonly Consultation[];
  booked: Booked;
  now: Date;
}

/** Today's visits with their outcomes, earliest first. */
export function TodayVisits({ visits, booked, now }: VisitsProps) {
  const zone = viewerTimeZone();
  const today = visits
    .filter(({ startsAt }) => dayKey(startsAt, zone) === dayKey(now, zone))
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  return (
    <Card title={formatDay(now, zone)}>
      {today.length === 0 ? (
        <EmptyState title="No visit today">A visit that is booked for today appears here by itself.</EmptyState>
      ) : (
        <RowList label="Visits today">
          {today.map((visit) => (
            <VisitRow key={visit.id} visit={visit} booked={booked.get(visit.appointmentId)} now={now} hideDay />
          ))}
        </RowList>
      )}
    </Card>
  );
}
