import { handOverReason } from '@telehealth/care/handover/handed-over-reason';
import { toContinueBooking } from '@telehealth/care/visits/booking-links';
import { formatMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { Card } from '@telehealth/ui/layout/card';
import styles from './visit.module.css';

/** Alternative times that came with a decline. They are ordinary openings: the first to book one gets it. */
export function TimesInstead({ visit }: { visit: Appointment }) {
  if (visit.alternatives.length === 0) return null;
  const zone = viewerTimeZone();
  return (
    <Card title={`${visit.counterpartName} offers other times`}>
      <ul className={styles.times}>
        {visit.alternatives.map((startsAt) => (
          <li key={startsAt.toISOString()}>
            <Link to={toContinueBooking({ ...visit, startsAt })} onClick={() => handOverReason(visit.reason)}>
              {formatMoment(startsAt, zone)}
            </Link>
          </li>
        ))}
      </ul>
      <p className="small soft">They are not held for you; choose one to ask for it. What you wrote comes along.</p>
    </Card>
  );
}
