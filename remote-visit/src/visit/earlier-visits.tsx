import type { AppointmentStatus } from '@telehealth/contracts/booking';
import { now } from '@telehealth/contracts/clock';
import { MODE_LABELS, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { nameVisit } from '@telehealth/data/appointments/visit-name';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Card } from '@telehealth/ui/layout/card';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { When } from '@telehealth/ui/parts/time';

/**
 * Earlier visits of the same two people. Visits with other specialists belong to the record, which needs the patient's
 * consent.
 */
export function EarlierVisits({ details }: { details: VisitDetails }) {
  const { earlier, visit } = details;
  const isPatient = visit.viewerRole === 'patient';
  if (earlier.length === 0) {
    return isPatient ? null : (
      <Card title="Earlier visits with you">
        <p className="soft">This is the first visit of this patient with you.</p>
      </Card>
    );
  }
  return (
    <Card title={isPatient ? `Earlier visits with ${visit.counterpartName}` : 'Earlier visits with you'}>
      <RowList label="Earlier visits">
        {earlier.map(({ id, startsAt, status, mode }) => (
          <Row
            key={id}
            title={
              <Link to={pathTo('consultation', { id })}>
                <When at={startsAt} zone={viewerTimeZone()} hideZone />
              </Link>
            }
            detail={`${MODE_LABELS[mode]}, ${nameOf(details, status, startsAt).toLowerCase()}`}
          />
        ))}
      </RowList>
      {!isPatient && (
        <p className="small soft">
          Visits with other specialists are shown only where the patient shares their record.
        </p>
      )}
    </Card>
  );
}

/** The end is unknown here; it lies before this visit's start, because one person cannot have two visits at a time. */
function nameOf({ visit }: VisitDetails, status: AppointmentStatus, startsAt: Date): string {
  const { startsAt: endsAt, viewerRole } = visit;
  return nameVisit({ status, startsAt, endsAt, holdExpiresAt: null, viewerRole }, now()).label;
}
