import { VisitStateBadge } from '@telehealth/care/visits/visit-state';
import { VisitWhen } from '@telehealth/care/visits/visit-when';
import { MODE_LABELS } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { Card } from '@telehealth/ui/layout/card';
import { Avatar } from '@telehealth/ui/parts/avatar';
import { Row, RowList } from '@telehealth/ui/parts/row-list';

/** Visits that are agreed and not over, soonest first. Renders nothing without any. */
export function ComingVisits({ visits, now }: { visits: readonly Appointment[]; now: Date }) {
  if (visits.length === 0) return null;
  return (
    <Card title="Coming" actions={<Link to={pathTo('patient.appointments')}>Move or cancel</Link>}>
      <RowList label="Coming visits">
        {visits.map((visit) => (
          <Row
            key={visit.id}
            lead={<Avatar name={visit.counterpartName} />}
            title={<Link to={pathTo('consultation', { id: visit.id })}>{visit.counterpartName}</Link>}
            detail={
              <>
                <VisitWhen appointment={visit} hideZone />, {MODE_LABELS[visit.mode].toLowerCase()}. {visit.reason}
              </>
            }
            end={<VisitStateBadge appointment={visit} now={now} />}
          />
        ))}
      </RowList>
    </Card>
  );
}
