import { type Appointment, message, PAYMENT_STATE_LABELS, pathTo } from '@telehealth/contracts';
import { useAppointment, useCancellationTerms } from '@telehealth/data/appointments/appointment.queries';
import { usePayment } from '@telehealth/data/payments/payment.queries';
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
  if (visit.status === 'booked') return <BookedVisit visit={visit} />;
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
            {(rules) => <CancelRules terms={rules} zone={visit.patientTimeZone} />}
          </QueryPanel>
        </Card>
      </div>
    </div>
  );
}

/** An unpaid or cancelled visit must never look confirmed. */
function NotBooked({ visit }: { visit: Appointment }) {
  if (visit.status === 'cancelled') {
    return (
      <Notice
        tone="warning"
        title="This visit was cancelled"
        action={<LinkButton to={pathTo('findSpecialist')}>Find another time</LinkButton>}
      >
        {visit.paymentState
          ? `Payment: ${PAYMENT_STATE_LABELS[visit.paymentState].toLowerCase()}.`
          : 'Nothing was charged.'}
      </Notice>
    );
  }
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
