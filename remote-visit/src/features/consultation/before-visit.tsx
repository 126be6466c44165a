import { AnswerRequest } from '@telehealth/care/visits/answer-request';
import { toContinueBooking } from '@telehealth/care/visits/booking-links';
import { formatMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { message } from '@telehealth/contracts/messages';
import { pathTo } from '@telehealth/contracts/routes';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { useMyWaitlist } from '@telehealth/data/waitlist/waitlist.queries';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { isPractice } from '../../call/who-talks';
import { DeviceCheck } from '../../visit/device-check';
import { EarlierVisits } from '../../visit/earlier-visits';
import { PatientWords } from '../../visit/patient-words';
import { PhoneFold } from '../../visit/phone-fold';
import { PreparationList } from '../../visit/preparation-list';
import { Readiness } from '../../visit/readiness';
import { mayAnswer, type VisitPhase } from '../../visit/visit-phase';
import { VisitThread } from '../../visit/visit-thread';
import { WordsForm } from '../../visit/words-form';

export function BeforeVisit({ details, phase }: { details: VisitDetails; phase: VisitPhase }) {
  if (isPractice(details)) return <ForPractice details={details} phase={phase} />;
  if (phase === 'pending') return <NextStep details={details} />;
  return (
    <>
      <Readiness details={details} leads />
      <PhoneFold title="What you want to ask" places={['words']}>
        <WordsForm details={details} />
      </PhoneFold>
      <PhoneFold title="Try your camera and sound, and prepare" places={['devices', 'prepare']}>
        <DeviceCheck details={details} />
        <PreparationList details={details} />
      </PhoneFold>
      {details.threadUntil !== null && (
        <PhoneFold title={`Messages with ${details.visit.counterpartName}`} places={['messages']}>
          <VisitThread details={details} />
        </PhoneFold>
      )}
      <EarlierVisits details={details} />
    </>
  );
}

function ForPractice({ details, phase }: { details: VisitDetails; phase: VisitPhase }) {
  return (
    <>
      {mayAnswer(details, phase) && <AnswerRequest visit={details.visit} />}
      <PatientWords details={details} />
      {details.room !== null && phase !== 'running' && <Readiness details={details} leads={false} />}
      <VisitThread details={details} />
      <EarlierVisits details={details} />
    </>
  );
}

/** An unconfirmed visit: what is missing, and until when the time is held. */
function NextStep({ details }: { details: VisitDetails }) {
  const { Your } = useSubjectWords();
  const { visit } = details;
  const until = visit.holdExpiresAt === null ? '' : formatMoment(visit.holdExpiresAt, viewerTimeZone());
  if (visit.status === 'requested') {
    return (
      <Notice title={`${Your} request is with the specialist`}>
        {Your} time is kept until the answer, due by {until}. Nothing was charged so far.
      </Notice>
    );
  }
  if (visit.status === 'awaiting_payment') return <NotBooked visit={visit} until={until} />;
  if (details.invitation !== null) return <Invited details={details} until={until} />;
  return <KeptTime visit={visit} until={until} />;
}

/** A held time: for a new visit, or an earlier one for a booked visit, which is answered on that visit's page. */
function KeptTime({ visit, until }: { visit: Appointment; until: string }) {
  const places = useMyWaitlist();
  return (
    <QueryPanel query={places} safe={`The time is kept for you until ${until}.`}>
      {(found) => {
        const booked = found.find(({ offer }) => offer?.visitId === visit.id)?.visitId ?? null;
        return booked === null ? <NotBooked visit={visit} until={until} /> : <ForBooked id={booked} until={until} />;
      }}
    </QueryPanel>
  );
}

function ForBooked({ id, until }: { id: string; until: string }) {
  const { your } = useSubjectWords();
  return (
    <Notice
      title="This is an earlier time for a visit you have booked"
      action={<LinkButton to={pathTo('consultation', { id })}>Take it or keep {your} time</LinkButton>}
    >
      It is kept for you until {until}. Nothing is booked or charged twice.
    </Notice>
  );
}

function NotBooked({ visit, until }: { visit: Appointment; until: string }) {
  const isPayable = visit.status === 'awaiting_payment';
  return (
    <Notice
      tone="warning"
      title="This visit is not booked yet"
      action={
        <LinkButton to={isPayable ? pathTo('payment', { id: visit.id }) : toContinueBooking(visit)}>
          {isPayable ? 'Go to payment' : 'Continue booking'}
        </LinkButton>
      }
    >
      {visit.paymentState === 'processing' ? message('payment.processing') : `The time is kept for you until ${until}.`}
    </Notice>
  );
}

/** An extra visit that the specialist proposed, for the patient to accept or decline. */
function Invited({ details, until }: { details: VisitDetails; until: string }) {
  const { visit, specialistName, invitation } = details;
  return (
    <Notice
      title={`${specialistName} invites you to an extra visit`}
      action={<LinkButton to={toContinueBooking(visit)}>Look at it and answer</LinkButton>}
    >
      {invitation?.reason && <p>“{invitation.reason}”</p>}
      <p>The time is kept for you until {until}. It becomes a visit only when you agree and pay.</p>
    </Notice>
  );
}
