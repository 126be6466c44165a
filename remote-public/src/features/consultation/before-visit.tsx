import { formatMoment, message, pathTo, viewerTimeZone } from '@telehealth/contracts';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { useMyWaitlist } from '@telehealth/data/waitlist/waitlist.queries';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { AnswerRequest } from '@telehealth/visits/answer-request';
import { toContinueBooking } from '@telehealth/visits/booking-links';
import { isPractice } from '../../call/who-talks';
import { type Moment, mayAnswer } from '../../visit/decide-moment';
import { DeviceCheck } from '../../visit/device-check';
import { EarlierVisits } from '../../visit/earlier-visits';
import { PatientWords } from '../../visit/patient-words';
import { PreparationList } from '../../visit/preparation-list';
import { Readiness } from '../../visit/readiness';
import { VisitThread } from '../../visit/visit-thread';
import { WordsForm } from '../../visit/words-form';

/** What there is to do and to know before a visit. */
export function BeforeVisit({ details, moment }: { details: VisitDetails; moment: Moment }) {
  if (isPractice(details)) return <ForPractice details={details} moment={moment} />;
  if (moment === 'pending') return <NextStep details={details} />;
  return (
    <>
      <Readiness details={details} leads />
      <WordsForm details={details} />
      <DeviceCheck details={details} />
      <PreparationList details={details} />
      <VisitThread details={details} />
      <EarlierVisits details={details} />
    </>
  );
}

function ForPractice({ details, moment }: { details: VisitDetails; moment: Moment }) {
  return (
    <>
      {mayAnswer(details, moment) && <AnswerRequest visit={details.visit} />}
      <PatientWords details={details} />
      {details.room !== null && moment !== 'running' && <Readiness details={details} leads={false} />}
      <VisitThread details={details} />
      <EarlierVisits details={details} />
    </>
  );
}

/** Not agreed yet: what is missing, and until when the time is kept. */
function NextStep({ details }: { details: VisitDetails }) {
  const { visit } = details;
  const until = visit.holdExpiresAt === null ? '' : formatMoment(visit.holdExpiresAt, viewerTimeZone());
  if (visit.status === 'requested') {
    return (
      <Notice title="Your request is with the specialist">
        Your time is kept until the answer, due by {until}. Nothing was charged so far.
      </Notice>
    );
  }
  if (visit.status === 'awaiting_payment') return <NotBooked visit={visit} until={until} />;
  if (details.invitation !== null) return <Invited details={details} until={until} />;
  return <KeptTime visit={visit} until={until} />;
}

/** A time that is kept: for a new visit, or as an earlier one for a visit that is booked, which is answered there. */
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
  return (
    <Notice
      title="This is an earlier time for a visit you have booked"
      action={<LinkButton to={pathTo('consultation', { id })}>Take it or keep your time</LinkButton>}
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

/** An extra visit that the specialist proposed; it is the patient's to take or to let go. */
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
