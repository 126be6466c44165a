import { type CancellationTerms, formatMoney, formatShortMoment, pathTo } from '@telehealth/contracts';
import { Link } from '@telehealth/contracts/router';

export function CancelRules({ terms, zone }: { terms: CancellationTerms; zone: string }) {
  const freeUntil = formatShortMoment(terms.freeUntil, zone);
  return (
    <>
      <p>
        {terms.late
          ? `Cancelling without cost was possible until ${freeUntil}.`
          : `You can cancel without any cost until ${freeUntil}.`}{' '}
        Cancel now and you get back {formatMoney(terms.refund)}.
      </p>
      <p className="soft">If your specialist cancels, you always get everything back.</p>
      <p>
        <Link to={pathTo('patient.appointments')}>Cancel from your appointments</Link>. To change the time, cancel and
        choose another one.
      </p>
    </>
  );
}
