import { toBookAgain } from '@telehealth/care/visits/booking-links';
import { VisitWhen } from '@telehealth/care/visits/visit-when';
import { MODE_LABELS } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { Card } from '@telehealth/ui/layout/card';
import { Avatar } from '@telehealth/ui/parts/avatar';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { Row, RowList } from '@telehealth/ui/parts/row-list';

function VisitLink({ visit }: { visit: Appointment }) {
  return <Link to={pathTo('consultation', { id: visit.id })}>{visit.counterpartName}</Link>;
}

export function ComingUpCard({ visits }: { visits: readonly Appointment[] }) {
  return (
    <Card title="After that" actions={<Link to={pathTo('patient.appointments')}>All visits</Link>}>
      {visits.length === 0 ? (
        <p className="soft">No further visits planned.</p>
      ) : (
        <RowList label="Further visits">
          {visits.map((visit) => (
            <Row
              key={visit.id}
              lead={<Avatar name={visit.counterpartName} />}
              title={<VisitLink visit={visit} />}
              detail={
                <>
                  <VisitWhen appointment={visit} hideZone />, {MODE_LABELS[visit.mode].toLowerCase()}
                </>
              }
            />
          ))}
        </RowList>
      )}
    </Card>
  );
}

/** Recently seen specialists with a way to book again. Not shown before the first visit. */
export function SeenLatelyCard({ visits }: { visits: readonly Appointment[] }) {
  if (visits.length === 0) return null;
  return (
    <Card title="Seen lately">
      <RowList label="Seen lately">
        {visits.map((visit) => (
          <Row
            key={visit.id}
            lead={<Avatar name={visit.counterpartName} />}
            title={<VisitLink visit={visit} />}
            detail={<VisitWhen appointment={visit} hideZone />}
            end={
              <LinkButton
                to={toBookAgain(visit)}
                variant="line"
                size="s"
                aria-label={`Book again: ${visit.counterpartName}`}
              >
                Book again
              </LinkButton>
            }
          />
        ))}
      </RowList>
    </Card>
  );
}
