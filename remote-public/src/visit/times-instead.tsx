import { formatMoment, viewerTimeZone } from '@telehealth/contracts';
import { Link } from '@telehealth/contracts/router';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { Card } from '@telehealth/ui/layout/card';
import { toContinueBooking } from '@telehealth/visits/booking-links';
import { carryReason } from '../carried/carried-reason';
import styles from './visit.module.css';

/** Times that came with a no. They are openings like any other: whoever takes one first has it. */
export function TimesInstead({ visit }: { visit: Appointment }) {
  if (visit.alternatives.length === 0) return null;
  const zone = viewerTimeZone();
  return (
    <Card title={`${visit.counterpartName} offers other times`}>
      <ul className={styles.times}>
        {visit.alternatives.map((startsAt) => (
          <li key={startsAt.toISOString()}>
            <Link to={toContinueBooking({ ...visit, startsAt })} onClick={() => carryReason(visit.reason)}>
              {formatMoment(startsAt, zone)}
            </Link>
          </li>
        ))}
      </ul>
      <p className="small soft">They are not held for you; choose one to ask for it. What you wrote comes along.</p>
    </Card>
  );
}
