import {
  APPOINTMENT_STATUS_LABELS,
  type Appointment,
  type AppointmentStatus,
  formatMoment,
  message,
  PAYMENT_STATE_LABELS,
  pathTo,
  viewerTimeZone,
} from '@telehealth/contracts';
import { useAppointment, useCancellationTerms } from '@telehealth/data/appointments/appointment.queries';
import { usePayment, usePaymentsLive } from '@telehealth/data/payments/payment.queries';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Skeleton, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { CancelRules } from './cancel-rules';
import styles from './confirmation.module.css';
import { Preparations } from './preparations';
import { Receipt } from './receipt';
import { VisitBanner } from './visit-banner';
import { VisitFacts } from './visit-facts';

export function Confirmation({ appointmentId }: { appointmentId: string }) {
  usePaymentsLive();
  const query = useAppointment(appointmentId);
  return (
    <QueryPanel query={query} skeleton={<ConfirmationSkeleton />} safe="Your visit stands as it was.">
      {(visit) => <ConfirmationOf visit={visit} />}
    </QueryPanel>
  );
}

function ConfirmationOf({ visit }: { visit: Appointment | null }) {
  if (visit === null) {
    return (
      <EmptyState
        title="No such visit in your account"
        action={<LinkButton to={pathTo('patient.appointments')}>See your appointments</LinkButton>}
      >
        {message('booking.notFound')}
      </EmptyState>
    );
  }
  if (visit.status === 'booked' || visit.status === 'waiting' || visit.status === 'in_progress') {
    return <BookedVisit visit={visit} />;
  }
  return <NotBooked visit={visit} />;
}

function BookedVisit({ visit }: { visit: Appointment }) {
  const payment = usePayment(visit.id);
  const terms = useCancellationTerms(visit.id);
  return (
    <div className={styles.page}>
      <VisitBanner visit={visit} />
      <div className={styles.columns}>
        <VisitFacts visit={visit} />
        <Preparations mode={visit.mode} />
        <Card title="Receipt">
          <QueryPanel query={payment} safe="Your visit is booked all the same.">
            {(paid) => (paid ? <Receipt payment={paid} /> : <p>Nothing to pay for this visit.</p>)}
          </QueryPanel>
        </Card>
        <Card title="If you need to cancel">
          <QueryPanel query={terms} safe="Your visit is booked all the same.">
            {(rules) => <CancelRules terms={rules} visit={visit} />}
          </QueryPanel>
        </Card>
      </div>
    </div>
  );
}

const OVER: readonly AppointmentStatus[] = ['completed', 'no_show_patient', 'no_show_specialist', 'entered_in_error'];

/** An unpaid or cancelled visit must never look confirmed. */
function NotBooked({ visit }: { visit: Appointment }) {
  if (visit.status === 'cancelled') return <CancelledVisit visit={visit} />;
  if (visit.status === 'requested' || visit.status === 'declined') return <AskedVisit visit={visit} />;
  if (OVER.includes(visit.status))
    return <Notice title={APPOINTMENT_STATUS_LABELS[visit.status]}>This visit is over.</Notice>;
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

/** Called off: where the money is, live until it is back. */
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
          : 'Nothing was charged.'}
      </Notice>
      {payment.data?.paidAt && (
        <Card title="Receipt">
          <Receipt payment={payment.data} />
        </Card>
      )}
    </div>
  );
}

/** A visit that the specialist approves first. */
function AskedVisit({ visit }: { visit: Appointment }) {
  if (visit.status === 'requested') {
    return (
      <Notice title="Your request is with the specialist">
        Your time is kept until the answer, due by{' '}
        {visit.holdExpiresAt && formatMoment(visit.holdExpiresAt, viewerTimeZone())}. Nothing was charged so far.
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      title="The specialist could not take this visit"
      action={<LinkButton to={pathTo('findSpecialist')}>Find another time</LinkButton>}
    >
      {visit.cancelReason ?? 'Nothing was charged.'}
    </Notice>
  );
}

function ConfirmationSkeleton() {
  return (
    <SkeletonGroup label="Loading your visit">
      <div className={styles.page}>
        <Skeleton shape="block" height="9rem" />
        <div className={styles.columns}>
          <Skeleton shape="block" height="14rem" />
          <Skeleton shape="block" height="14rem" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
