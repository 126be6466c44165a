import { moneyText } from '@telehealth/care/visits/money-text';
import { pathFor } from '@telehealth/contracts/people';
import { pathTo } from '@telehealth/contracts/routes';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { DataList } from '@telehealth/ui/parts/data-list';
import { DocumentLink } from '@telehealth/ui/parts/document-link';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { PhoneNumber } from '@telehealth/ui/parts/phone-number';
import { isToldAbove, outcomeOf, outcomeTitle } from '../../visit/what-became';
import styles from './after-visit.module.css';

interface EndingProps {
  details: VisitDetails;
  title: string;
  isPractice: boolean;
}

/** A visit that did not end as planned: what happened, refund, and what to do in danger. */
export function Outcome({ details }: { details: VisitDetails }) {
  const outcome = outcomeOf(details);
  if (outcome === null || !isToldAbove(details)) return null;
  const isPractice = details.visit.viewerRole === 'specialist';
  const props = { details, isPractice, title: outcomeTitle(outcome, details) };
  if (outcome === 'handedOver') return <Transferred {...props} />;
  if (outcome === 'turned') return <Turned {...props} />;
  if (outcome === 'givenUp') return <GivenUp {...props} />;
  return outcome === 'specialistMissed' ? <SpecialistMissed {...props} /> : <PatientMissed {...props} />;
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

/** For one day the practice can still see where the patient is, to help find them. */
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

/** The visit went on as one of another child: the way there, for who may know whose it is. */
function Turned({ details, title, isPractice }: EndingProps) {
  const { turned, patientName } = details;
  const next = turned?.id && pathTo('consultation', { id: turned.id });
  return (
    <Notice tone="warning" title={title}>
      <p>
        {isPractice ? 'You' : details.treatedBy} saw that somebody else than {patientName} was to be seen. Nothing more
        is written into the record of {patientName} in this visit, and nothing is charged for it: what was paid goes
        along.
      </p>
      {next &&
        (turned.personId === null ? (
          <LinkButton to={next}>Go to the visit of {turned.name}</LinkButton>
        ) : (
          <DocumentLink href={pathFor(turned.personId, next)}>Go on in the visit of {turned.name}</DocumentLink>
        ))}
    </Notice>
  );
}

const Danger = () => (
  <p>
    If you feel worse and cannot wait: in danger, call <a href="tel:112">112</a>.{' '}
    <a href={pathTo('emergencyCare')}>Numbers and first aid</a>
  </p>
);
