import { now } from '@telehealth/contracts/clock';
import { message } from '@telehealth/contracts/messages';
import { pathTo } from '@telehealth/contracts/routes';
import { useHostServices } from '@telehealth/contracts/session';
import { POLL_WITHOUT_LIVE_MS, useAppointmentsLive } from '@telehealth/data/appointments/appointment.live';
import { useAppointment } from '@telehealth/data/appointments/appointment.queries';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { useServerClock } from '@telehealth/data/clock/server-time';
import { usePaymentsLive } from '@telehealth/data/payments/payment.queries';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Spinner } from '@telehealth/ui/feedback/spinner';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { useEffect, useState } from 'react';
import { decidePaymentView } from './decide-payment-view';
import { LapsedVisit } from './lapsed-visit';
import { OpenPayment } from './open-payment';
import { PayNow } from './pay-now';
import { PaymentSkeleton } from './payment-skeleton';

export function PaymentStep({ appointmentId }: { appointmentId: string }) {
  // Another tab, a webhook or the server's clock may change it at any time.
  const live = usePaymentsLive();
  useAppointmentsLive();
  const query = useAppointment(appointmentId, { pollMs: live === 'connected' ? false : POLL_WITHOUT_LIVE_MS });
  return (
    <QueryPanel query={query} skeleton={<PaymentSkeleton />} safe="Nothing was charged.">
      {(visit) => <PaymentOf visit={visit} onChanged={() => query.refetch()} />}
    </QueryPanel>
  );
}

function PaymentOf({ visit, onChanged }: { visit: Appointment | null; onChanged: () => void }) {
  // The clock may run out before the server is asked again.
  const [hasLapsed, setLapsed] = useState(false);
  const { isKnown } = useServerClock();
  const decided = decidePaymentView(visit, now());
  const view = hasLapsed && visit?.status === 'awaiting_payment' ? 'expired' : decided;
  const lapse = () => {
    setLapsed(true);
    onChanged();
  };
  if (visit === null || view === 'missing') return <MissingVisit />;
  // Expired only by this device's clock, which may be wrong.
  if (view === 'expired' && visit.status !== 'expired' && !isKnown) return <PaymentSkeleton />;
  if (view === 'settled' || view === 'asked') return <ForwardToConfirmation appointmentId={visit.id} />;
  if (view === 'pay') return <PayNow visit={visit} onLapsed={lapse} onUncertain={onChanged} />;
  if (view === 'processing') return <OpenPayment visit={visit} onMoved={onChanged} />;
  if (view === 'unfinished') return <UnfinishedBooking visit={visit} />;
  return <LapsedVisit visit={visit} wasCancelled={view === 'cancelled'} />;
}

function MissingVisit() {
  const { your } = useSubjectWords();
  return (
    <EmptyState
      title="No visit to pay for here"
      action={<LinkButton to={pathTo('patient.appointments')}>See {your} appointments</LinkButton>}
    >
      {message('booking.notFound')}
    </EmptyState>
  );
}

/** Already paid, e.g. after the back button, or waiting for the specialist: nothing is due. */
function ForwardToConfirmation({ appointmentId }: { appointmentId: string }) {
  const { your } = useSubjectWords();
  const { navigateTo } = useHostServices();
  // Once per visit; a change of the host's services must not repeat it.
  useEffect(() => navigateTo('confirmation', { id: appointmentId }, { replace: true }), [appointmentId]);
  return <Spinner label={`Nothing is due here. Taking you to ${your} visit`} />;
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
