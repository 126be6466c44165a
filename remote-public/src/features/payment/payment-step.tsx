import { type Appointment, message, pathTo } from '@telehealth/contracts';
import { useHostServices } from '@telehealth/contracts/session';
import { useAppointment } from '@telehealth/data/appointments/appointment.queries';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Spinner } from '@telehealth/ui/feedback/spinner';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { useEffect, useState } from 'react';
import { decidePaymentView } from './decide-payment-view';
import { LapsedVisit } from './lapsed-visit';
import { PayNow } from './pay-now';
import { PaymentSkeleton } from './payment-skeleton';

/** A payment that is being confirmed elsewhere is asked for again on this beat. */
const PROCESSING_POLL_MS = 2_000;

export function PaymentStep({ appointmentId }: { appointmentId: string }) {
  const [isWaiting, setWaiting] = useState(false);
  const query = useAppointment(appointmentId, { pollMs: isWaiting ? PROCESSING_POLL_MS : false });
  const isProcessing = query.data?.paymentState === 'processing';
  useEffect(() => setWaiting(isProcessing), [isProcessing]);
  return (
    <QueryPanel query={query} skeleton={<PaymentSkeleton />} safe="Nothing was charged.">
      {(visit) => <PaymentOf visit={visit} onLapsed={() => query.refetch()} />}
    </QueryPanel>
  );
}

function PaymentOf({ visit, onLapsed }: { visit: Appointment | null; onLapsed: () => void }) {
  // The clock may run out before the server is asked again.
  const [hasLapsed, setLapsed] = useState(false);
  const view = hasLapsed && visit?.status === 'awaiting_payment' ? 'expired' : decidePaymentView(visit, new Date());
  const lapse = () => {
    setLapsed(true);
    onLapsed();
  };
  if (visit === null || view === 'missing') return <MissingVisit />;
  if (view === 'settled' || view === 'asked') return <ForwardToConfirmation appointmentId={visit.id} />;
  if (view === 'pay') return <PayNow visit={visit} onLapsed={lapse} />;
  if (view === 'processing') return <Notice title="One moment">{message('payment.processing')}</Notice>;
  if (view === 'unfinished') return <UnfinishedBooking visit={visit} />;
  return <LapsedVisit visit={visit} wasCancelled={view === 'cancelled'} />;
}

function MissingVisit() {
  return (
    <EmptyState
      title="No visit to pay for here"
      action={<LinkButton to={pathTo('patient.appointments')}>See your appointments</LinkButton>}
    >
      {message('booking.notFound')}
    </EmptyState>
  );
}

/** Paid already, e.g. after the browser's back button, or waiting for an answer first: nothing to do here. */
function ForwardToConfirmation({ appointmentId }: { appointmentId: string }) {
  const { navigateTo } = useHostServices();
  // Once per visit; the host's services do not change what is due
  useEffect(() => navigateTo('confirmation', { id: appointmentId }, { replace: true }), [appointmentId]);
  return <Spinner label="Nothing is due here. Taking you to your visit" />;
}

function UnfinishedBooking({ visit }: { visit: Appointment }) {
  const search = {
    specialist: visit.counterpartId,
    visit: visit.visitTypeId,
    at: visit.startsAt.toISOString(),
    mode: visit.mode,
  };
  return (
    <EmptyState
      title="One step is left before paying"
      action={<LinkButton to={pathTo('bookConsultation', {}, search)}>Finish the booking</LinkButton>}
    >
      Your time is held, but we do not know yet what the visit is about.
    </EmptyState>
  );
}
