import { CalendarFile } from '@telehealth/care/visits/calendar-file';
import { LiveNotice } from '@telehealth/care/visits/live-notice';
import { now } from '@telehealth/contracts/clock';
import { formatMoment, PAYMENT_STATE_LABELS, viewerTimeZone } from '@telehealth/contracts/formatting';
import { message } from '@telehealth/contracts/messages';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { POLL_WITHOUT_LIVE_MS, useAppointmentsLive } from '@telehealth/data/appointments/appointment.live';
import { useAppointment } from '@telehealth/data/appointments/appointment.queries';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { nameVisit, type VisitName } from '@telehealth/data/appointments/visit-name';
import { usePayment, usePaymentsLive } from '@telehealth/data/payments/payment.queries';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { useVisitDetails } from '@telehealth/data/visits/visit-details.queries';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCard, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Split, Stack } from '@telehealth/ui/layout/stack';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { AboutVisit } from '../../visit/about-visit';
import { DeviceCheck } from '../../visit/device-check';
import { LatePushOffer } from '../../visit/late-push-offer';
import { PhoneFold } from '../../visit/phone-fold';
import { PreparationList } from '../../visit/preparation-list';
import { Readiness } from '../../visit/readiness';
import { Receipt } from '../../visit/receipt';
import { TimesInstead } from '../../visit/times-instead';
import { VisitChanges } from '../../visit/visit-actions';
import { VisitBanner } from '../../visit/visit-banner';
import styles from './confirmation.module.css';

export function Confirmation({ appointmentId }: { appointmentId: string }) {
  const { Your } = useSubjectWords();
  usePaymentsLive();
  const live = useAppointmentsLive();
  const query = useAppointment(appointmentId, { pollMs: live === 'reconnecting' && POLL_WITHOUT_LIVE_MS });
  return (
    <>
      <LiveNotice state={live} />
      <QueryPanel query={query} skeleton={<ConfirmationSkeleton />} safe={`${Your} visit is unchanged.`}>
        {(visit) => <ConfirmationOf visit={visit} />}
      </QueryPanel>
    </>
  );
}

function ConfirmationOf({ visit }: { visit: Appointment | null }) {
  const { isOwn, you, your } = useSubjectWords();
  if (visit === null) {
    return (
      <EmptyState
        title={isOwn ? 'No such visit in your account' : `${you} has no such visit`}
        action={<LinkButton to={pathTo('patient.appointments')}>See {your} appointments</LinkButton>}
      >
        {message('booking.notFound')}
      </EmptyState>
    );
  }
  const name = nameVisit(visit, now());
  if (name.phase === 'ahead' || name.phase === 'now') return <BookedVisit visit={visit} name={name} />;
  if (name.phase === 'over' || name.phase === 'missed') return <OverVisit visit={visit} name={name} />;
  return <NotBooked visit={visit} />;
}

interface NamedProps {
  visit: Appointment;
  name: VisitName;
}

function BookedVisit({ visit, name }: NamedProps) {
  const { Your } = useSubjectWords();
  return (
    <div className={styles.page}>
      <VisitBanner
        visit={visit}
        eyebrow={name.phase === 'now' ? name.label : `${Your} visit is booked`}
        action={
          <LinkButton variant="paper" to={pathTo('consultation', { id: visit.id })}>
            Open the visit
          </LinkButton>
        }
      />
      <Split>
        <Stack gap={4}>
          <GetReady appointmentId={visit.id} />
          <LatePushOffer />
        </Stack>
        <Stack gap={4}>
          <PhoneFold title="Calendar and payment">
            <AboutVisit visit={visit} />
            <Money appointmentId={visit.id} />
          </PhoneFold>
          <PhoneFold title="Move or cancel">
            <VisitChanges visit={visit} />
          </PhoneFold>
        </Stack>
      </Split>
    </div>
  );
}

/** The preparation list, loaded separately: the booking is confirmed whether or not it loads. */
function GetReady({ appointmentId }: { appointmentId: string }) {
  const { Your } = useSubjectWords();
  const { query } = useVisitDetails(appointmentId);
  return (
    <QueryPanel query={query} safe={`${Your} visit is booked all the same.`}>
      {(details) =>
        details && (
          <Stack gap={4}>
            <Readiness details={details} leads />
            <PhoneFold title="Try your camera and sound, and prepare" places={['devices', 'prepare']}>
              <DeviceCheck details={details} />
              <PreparationList details={details} />
            </PhoneFold>
          </Stack>
        )
      }
    </QueryPanel>
  );
}

function Money({ appointmentId }: { appointmentId: string }) {
  const { Your } = useSubjectWords();
  const payment = usePayment(appointmentId);
  return (
    <Card title="Payment">
      <QueryPanel query={payment} safe={`${Your} visit is booked all the same.`}>
        {(paid) => (paid ? <Receipt payment={paid} /> : <p>Nothing to pay for this visit.</p>)}
      </QueryPanel>
    </Card>
  );
}

function OverVisit({ visit, name }: NamedProps) {
  return (
    <Notice
      title={name.label}
      action={<LinkButton to={pathTo('consultation', { id: visit.id })}>See how it ended</LinkButton>}
    >
      This visit is over.
    </Notice>
  );
}

/** An unpaid or cancelled visit must never look confirmed. */
function NotBooked({ visit }: { visit: Appointment }) {
  if (visit.status === 'cancelled') return <CancelledVisit visit={visit} />;
  if (visit.status === 'requested' || visit.status === 'declined') return <AskedVisit visit={visit} />;
  if (visit.status === 'entered_in_error') return <OverVisit visit={visit} name={nameVisit(visit, now())} />;
  if (visit.status === 'expired') {
    return (
      <Notice
        tone="warning"
        title="The time ran out"
        action={<LinkButton to={pathTo('payment', { id: visit.id })}>See the nearest openings</LinkButton>}
      >
        {message('booking.holdExpired')}
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      title="This visit is not booked yet"
      action={<LinkButton to={pathTo('payment', { id: visit.id })}>Go to payment</LinkButton>}
    >
      Nothing was charged so far.
    </Notice>
  );
}

/** Shows the refund's state until it is complete. */
function CancelledVisit({ visit }: { visit: Appointment }) {
  const payment = usePayment(visit.id);
  return (
    <div className={styles.page}>
      <Notice
        tone="warning"
        title="This visit was cancelled"
        action={<LinkButton to={pathTo('findSpecialist')}>Find another time</LinkButton>}
      >
        {visit.paymentState
          ? `Payment: ${PAYMENT_STATE_LABELS[visit.paymentState].toLowerCase()}.`
          : 'Nothing was charged.'}{' '}
        <Link to={pathTo('consultation', { id: visit.id })}>Who cancelled it, and why</Link>
      </Notice>
      <div>
        <CalendarFile visit={visit} />
      </div>
      {payment.data?.paidAt && (
        <Card title="Payment">
          <Receipt payment={payment.data} />
        </Card>
      )}
    </div>
  );
}

/** A visit that the specialist must accept first. */
function AskedVisit({ visit }: { visit: Appointment }) {
  const { Your } = useSubjectWords();
  if (visit.status === 'requested') {
    return (
      <Notice
        title={`${Your} request is with the specialist`}
        action={<LinkButton to={pathTo('consultation', { id: visit.id })}>Open the visit</LinkButton>}
      >
        {Your} time is kept until the answer, due by{' '}
        {visit.holdExpiresAt && formatMoment(visit.holdExpiresAt, viewerTimeZone())}. Nothing was charged so far.
      </Notice>
    );
  }
  return (
    <Stack gap={4}>
      <Notice
        tone="warning"
        title="The specialist could not take this visit"
        action={<LinkButton to={pathTo('findSpecialist')}>Find another time</LinkButton>}
      >
        {visit.cancelReason ?? 'Nothing was charged.'}
      </Notice>
      <TimesInstead visit={visit} />
    </Stack>
  );
}

function ConfirmationSkeleton() {
  const { your } = useSubjectWords();
  return (
    <SkeletonGroup label={`Loading ${your} visit`}>
      <div className={styles.page}>
        <SkeletonCard height="9rem" tone="pattern" />
        <Split>
          <SkeletonCard height="14rem" />
          <SkeletonCard height="14rem" />
        </Split>
      </div>
    </SkeletonGroup>
  );
}
