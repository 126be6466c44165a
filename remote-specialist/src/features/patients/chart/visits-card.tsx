import { now } from '@telehealth/contracts/clock';
import { formatTime, MODE_LABELS, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { useMyAppointments } from '@telehealth/data/appointments/appointment.queries';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { nameVisit } from '@telehealth/data/appointments/visit-name';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { dayText } from '@telehealth/ui/parts/time';

const MOST = 8;
const UNSEEN: readonly string[] = ['held', 'expired', 'entered_in_error'];

/** Visits with this patient, newest first. Each visit's page has its note, prescriptions and documents. */
export function VisitsCard({ patientId }: { patientId: string }) {
  const query = useMyAppointments();
  return (
    <Card title="Visits with you" actions={<Link to={pathTo('specialist.appointments')}>All visits</Link>}>
      <QueryPanel query={query} safe="The visits are safe.">
        {(all) => <Visits visits={all.filter((visit) => isWith(visit, patientId)).reverse()} />}
      </QueryPanel>
    </Card>
  );
}

const isWith = ({ counterpartId, viewerRole, status }: Appointment, patientId: string) =>
  counterpartId === patientId && viewerRole === 'specialist' && !UNSEEN.includes(status);

function Visits({ visits }: { visits: readonly Appointment[] }) {
  const zone = viewerTimeZone();
  if (visits.length === 0) return <p className="soft">No visit with you yet.</p>;
  return (
    <RowList label="Visits with you">
      {visits.slice(0, MOST).map((visit) => (
        <Row
          key={visit.id}
          title={
            <Link to={pathTo('consultation', { id: visit.id })}>
              {dayText(visit.startsAt, zone)} {formatTime(visit.startsAt, zone)}
            </Link>
          }
          detail={`${MODE_LABELS[visit.mode]}, ${nameVisit(visit, now()).label}`}
        />
      ))}
    </RowList>
  );
}
