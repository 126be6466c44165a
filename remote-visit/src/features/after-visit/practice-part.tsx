import type { CareVisit } from '@telehealth/care/care-visit';
import { now } from '@telehealth/contracts/clock';
import { formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { useMyAppointments } from '@telehealth/data/appointments/appointment.queries';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { nameVisit } from '@telehealth/data/appointments/visit-name';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { lazyPart } from '@telehealth/ui/feedback/lazy-part';
import { Notice } from '@telehealth/ui/feedback/notice';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { whenText } from '@telehealth/ui/parts/time';
import { Suspense } from 'react';
import { GetStatement } from '../../care/papers/get-statement';
import { Invoices } from '../../visit/invoices';
import { useCareVisit } from '../../visit/use-care-visit';
import { lastedMinutes } from '../../visit/what-became';
import { ClaimCodes } from './claim-codes';

const NoteEditor = lazyPart(
  async () => (await import(/* webpackChunkName: "care" */ '../../care/note/note-editor')).NoteEditor,
);
const Prescriptions = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "care" */ '../../care/prescriptions/prescription-editor')).PrescriptionEditor,
);
const Letters = lazyPart(
  async () => (await import(/* webpackChunkName: "care" */ '../../care/letters/letters')).Letters,
);
const AllergyLine = lazyPart(
  async () => (await import(/* webpackChunkName: "care" */ '@telehealth/care/allergy-line')).AllergyLine,
);
const Chart = lazyPart(async () => (await import(/* webpackChunkName: "care" */ '../../care/chart/chart')).Chart);

/** Remaining work of the specialist who treated: sign the note, prescribe, then the next patient. */
export function PracticePart({ details }: { details: VisitDetails }) {
  const { visit } = details;
  const care = useCareVisit(details);
  return (
    <Stack gap={4}>
      {visit.status === 'completed' && <AfterTreating visit={care} details={details} />}
      <NextPatient visit={visit} />
    </Stack>
  );
}

/** The same panels as in the call. The record opens category by category, so that nothing is read unasked. */
function AfterTreating({ visit, details }: { visit: CareVisit; details: VisitDetails }) {
  if (details.room?.wrongPersonAt != null) return <NothingToWrite visit={visit} details={details} />;
  return (
    <Suspense fallback={<SkeletonRows />}>
      <AllergyLine visit={visit} />
      <Card
        title="Note of this visit"
        actions={<Link to={pathTo('specialist.consultations')}>Everything waiting for you</Link>}
      >
        <NoteEditor visit={visit} />
        {details.notes.some(({ state, isMine }) => state === 'signed' && isMine) && (
          <GetStatement kind="visit_summary" appointmentId={details.visit.id} />
        )}
      </Card>
      <Card title="Prescriptions">
        <Prescriptions visit={visit} />
      </Card>
      <Card title="Letters">
        <Letters visit={visit} />
      </Card>
      <ClaimCodes
        appointmentId={details.visit.id}
        patientId={visit.patientId}
        minutes={details.room === null ? null : lastedMinutes(details.room)}
      />
      <Card title="Invoice">
        <Invoices
          appointmentId={details.visit.id}
          codes={null}
          none="There is none: nothing was paid for this visit, or all of it went back first."
        />
      </Card>
      <Card title="Record">
        <Chart visit={visit} />
      </Card>
    </Suspense>
  );
}

/** Of a visit in which somebody else was, there is nothing to write; a draft that was begun can be read and put away. */
function NothingToWrite({ visit, details }: { visit: CareVisit; details: VisitDetails }) {
  const { patientName, notes } = details;
  return (
    <>
      <Notice title={`Nothing to write for ${patientName}`}>
        You said that somebody else was in this visit. No note, prescription or letter of {patientName} can be made for
        it.
      </Notice>
      {notes.some(({ isMine }) => isMine) && (
        <Card title="Note that was begun">
          <Suspense fallback={<SkeletonRows />}>
            <NoteEditor visit={visit} />
          </Suspense>
        </Card>
      )}
    </>
  );
}

function NextPatient({ visit }: { visit: Appointment }) {
  const { data } = useMyAppointments();
  // Optional: the appointments list reports its own errors.
  if (data === undefined) return null;
  const next = nextOf(data, visit);
  return (
    <Card title="Next patient">
      {next === null ? (
        <p className="soft">Nobody else is booked after this.</p>
      ) : (
        <>
          <p>
            <strong>{next.counterpartName}</strong>, {whenText(next.startsAt, viewerTimeZone())}
            {next.status === 'waiting' && `, ${nameVisit(next, now()).label.toLowerCase()}`}
          </p>
          <div>
            <LinkButton variant="line" to={pathTo('consultation', { id: next.id })}>
              Go to the visit at {formatTime(next.startsAt, viewerTimeZone())}
            </LinkButton>
          </div>
        </>
      )}
    </Card>
  );
}

/** A waiting patient comes first, then the next in time. */
export function nextOf(visits: readonly Appointment[], after: Appointment): Appointment | null {
  const ahead = visits
    .filter(
      ({ id, viewerRole, coveringName }) => id !== after.id && viewerRole === 'specialist' && coveringName === null,
    )
    .filter(({ status, startsAt }) => status === 'waiting' || (status === 'booked' && startsAt >= after.startsAt))
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  return ahead.find(({ status }) => status === 'waiting') ?? ahead[0] ?? null;
}
