import { pathTo } from '@telehealth/contracts';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { DataList } from '@telehealth/ui/parts/data-list';
import { PhoneNumber } from '@telehealth/ui/parts/phone-number';
import { moneyText } from '../../visit/money-text';
import { endingOf, endingText, isToldAbove } from '../../visit/what-became';
import styles from './after-visit.module.css';

interface EndingProps {
  details: VisitDetails;
  title: string;
  isPractice: boolean;
}

/** How a visit ended that did not end as planned: what happened, what becomes of the money, and what to do in danger. */
export function Outcome({ details }: { details: VisitDetails }) {
  const ending = endingOf(details);
  if (ending === null || !isToldAbove(details)) return null;
  const isPractice = details.visit.viewerRole === 'specialist';
  const props = { details, isPractice, title: endingText(ending, details) };
  if (ending === 'handedOver') return <Transferred {...props} />;
  if (ending === 'givenUp') return <GivenUp {...props} />;
  return ending === 'specialistMissed' ? <SpecialistMissed {...props} /> : <PatientMissed {...props} />;
}

function SpecialistMissed({ details, title }: EndingProps) {
  return (
    <Notice tone="warning" title={`${title}. We are sorry.`}>
      <p>You did nothing wrong. {moneyText(details)} New times are on this page.</p>
      <Danger />
    </Notice>
  );
}

function PatientMissed({ details, title }: EndingProps) {
  return (
    <Notice tone="warning" title={title}>
      <p>
        {details.treatedBy} was there, and rang you without an answer. {moneyText(details)}
      </p>
      <p>If that is not what happened, write to {details.treatedBy} below.</p>
      <Danger />
    </Notice>
  );
}

function Transferred({ details, title, isPractice }: EndingProps) {
  const reason = details.room?.closingReason;
  return (
    <Notice tone="danger" title={title}>
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
          { term: 'Number to ring', detail: <PhoneNumber {...place} /> },
        ]}
      />
      <p>Both stay here for a day, so that you can still help to find them.</p>
    </>
  );
}

function GivenUp({ details, title, isPractice }: EndingProps) {
  const { room } = details;
  return (
    <Notice tone="warning" title={title}>
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
