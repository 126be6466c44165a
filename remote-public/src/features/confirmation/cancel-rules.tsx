import {
  type Appointment,
  type CancellationTerms,
  cancelLaterText,
  cancelNowText,
  pathTo,
} from '@telehealth/contracts';
import { Link } from '@telehealth/contracts/router';

export function CancelRules({ terms, visit }: { terms: CancellationTerms; visit: Appointment }) {
  return (
    <>
      <p>
        <strong>{cancelNowText(terms)}</strong>
      </p>
      <p>{cancelLaterText(terms, visit.price, visit.patientTimeZone)}</p>
      <p className="soft">If your specialist cancels, you always get everything back.</p>
      <p>
        <Link to={pathTo('patient.appointments')}>Cancel from your appointments</Link>. To change the time, cancel and
        choose another one.
      </p>
    </>
  );
}
