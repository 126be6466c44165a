import { coverText } from '@telehealth/care/visits/cover-text';
import { formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { Card } from '@telehealth/ui/layout/card';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { dayText } from '@telehealth/ui/parts/time';
import { toDays } from '../../visits/specialist-days';

const DAYS_SHOWN = 4;

/** The next days with visits: how many, and when the first one starts. */
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
              detail={[firstText(day.visits[0], zone), coverLine(day.visits)].filter(Boolean).join(' ')}
              end={<span>{day.visits.length === 1 ? '1 visit' : `${day.visits.length} visits`}</span>}
            />
          ))}
        </RowList>
      )}
    </Card>
  );
}

const firstText = (visit: Appointment | undefined, zone: string): string =>
  visit === undefined ? '' : `First visit ${formatTime(visit.startsAt, zone)}, ${visit.counterpartName}.`;

/** Names that day's covering colleagues, with the number of visits unless all. */
function coverLine(visits: readonly Appointment[]): string {
  const texts = visits.flatMap((visit) => coverText(visit) ?? []);
  const lines = [...new Set(texts)].map((text) => {
    const count = texts.filter((one) => one === text).length;
    return count === visits.length ? text : `${text.slice(0, -1)}, ${count} of ${visits.length}.`;
  });
  return lines.join(' ');
}
