import { formatMoney, pathTo } from '@telehealth/contracts';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { DataList } from '@telehealth/ui/parts/data-list';
import styles from './after-visit.module.css';

/** How a visit ended that did not end as planned: what happened, what becomes of the money, and what to do in danger. */
export function Outcome({ details }: { details: VisitDetails }) {
  const { visit, room } = details;
  const isPractice = visit.viewerRole === 'specialist';
  if (visit.status === 'no_show_specialist' && !isPractice) {
    return (
      <Notice tone="warning" title={`${details.specialistName} did not come. We are sorry.`}>
        <p>You did nothing wrong. {moneyText(details)} New times are on this page.</p>
        <Danger />
      </Notice>
    );
  }
  if (visit.status === 'no_show_patient' && !isPractice) {
    return (
      <Notice tone="warning" title="This visit was missed">
        <p>
          {details.specialistName} was there, and rang you on the number you gave. {moneyText(details)}
        </p>
        <p>If that is not what happened, write to {details.specialistName} below.</p>
        <Danger />
      </Notice>
    );
  }
  if (visit.status !== 'completed') return null;
  if (room?.state === 'transferred_to_emergency') return <Transferred details={details} isPractice={isPractice} />;
  return room?.state === 'abandoned' ? <GivenUp details={details} isPractice={isPractice} /> : null;
}

function Transferred({ details, isPractice }: { details: VisitDetails; isPractice: boolean }) {
  const { specialistName, patientName, room } = details;
  const reason = room?.closingReason;
  return (
    <Notice
      tone="danger"
      title={
        isPractice
          ? `You handed ${patientName} over to the emergency services`
          : `${specialistName} handed you over to the emergency services`
      }
    >
      {reason && <p className={styles.words}>“{reason}”</p>}
      {isPractice ? (
        <Whereabouts details={details} />
      ) : (
        <p>
          Do what you were told and keep your phone free. If nobody has come or rung, call <a href="tel:112">112</a>, or
          an ambulance on <a href="tel:10177">10177</a>. <a href={pathTo('emergencyCare')}>What to do while you wait</a>
        </p>
      )}
      {!isPractice && <p>{moneyText(details)}</p>}
    </Notice>
  );
}

/** For a day the practice can still help to find the patient. */
function Whereabouts({ details }: { details: VisitDetails }) {
  const place = details.room?.place ?? null;
  if (place === null) return null;
  return (
    <>
      <DataList
        items={[
          { term: 'They are at', detail: place.location },
          {
            term: 'Number to ring',
            detail: place.e164 === null ? place.phone : <a href={`tel:${place.e164}`}>{place.phone}</a>,
          },
        ]}
      />
      <p>Both stay here for a day, so that you can still help to find them.</p>
    </>
  );
}

function GivenUp({ details, isPractice }: { details: VisitDetails; isPractice: boolean }) {
  const { specialistName, room } = details;
  return (
    <Notice
      tone="warning"
      title={isPractice ? 'You gave this visit up' : `${specialistName} had to give this visit up`}
    >
      {room?.closingReason && <p className={styles.words}>“{room.closingReason}”</p>}
      <p>{isPractice ? 'The patient gets everything back.' : `${moneyText(details)} New times are on this page.`}</p>
      {!isPractice && <Danger />}
    </Notice>
  );
}

const Danger = () => (
  <p>
    If you feel worse and cannot wait: in danger, call <a href="tel:112">112</a>.{' '}
    <a href={pathTo('emergencyCare')}>Numbers and first aid</a>
  </p>
);

/** Where the money is, in a sentence; empty where nothing was to pay or it is not told. */
export function moneyText({ payment }: Pick<VisitDetails, 'payment'>): string {
  if (payment === null || payment.amountMinor === 0) return '';
  const { amountMinor, refundMinor, currency } = payment;
  const back = formatMoney({ amountMinor: refundMinor, currency });
  if (refundMinor === 0) return `${formatMoney({ amountMinor, currency })} stay paid.`;
  if (refundMinor < amountMinor) return `${back} of ${formatMoney({ amountMinor, currency })} go back to you.`;
  return `All you paid, ${back}, goes back to you.`;
}
