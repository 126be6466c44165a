import { formatTime, pathTo, viewerTimeZone } from '@telehealth/contracts';
import { Link } from '@telehealth/contracts/router';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { personSeen } from '@telehealth/data/related-persons/person-words';
import { Card } from '@telehealth/ui/layout/card';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { dayText } from '@telehealth/ui/parts/time';
import { toDays } from '../../visits/specialist-days';

const DAYS_SHOWN = 4;

/** The next days that have visits, with how many and when the first one starts. */
export function NextDaysCard({ visits, now }: { visits: readonly Appointment[]; now: Date }) {
  const zone = viewerTimeZone();
  const days = toDays(visits, zone).slice(0, DAYS_SHOWN);
  return (
    <Card title="Next days" actions={<Link to={pathTo('specialist.appointments')}>All visits</Link>}>
      {days.length === 0 ? (
        <p className="soft">No visits are booked after today.</p>
      ) : (
        <RowList label="Next days">
          {days.map((day) => (
            <Row
              key={day.key}
              title={dayText(day.at, zone, now)}
              detail={`First visit ${formatTime(day.at, zone)}, ${day.visits[0] === undefined ? '' : personSeen(day.visits[0])}`}
              end={<span>{day.visits.length === 1 ? '1 visit' : `${day.visits.length} visits`}</span>}
            />
          ))}
        </RowList>
      )}
    </Card>
  );
}
