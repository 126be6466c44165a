import { message, now, pathTo, viewerTimeZone } from '@telehealth/contracts';
import { useMyAppointments } from '@telehealth/data/appointments/appointment.queries';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { isWaitingForPatient } from '@telehealth/data/appointments/group-appointments';
import { withAge } from '@telehealth/data/related-persons/person-words';
import { Notice } from '@telehealth/ui/feedback/notice';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { When } from '@telehealth/ui/parts/time';
import { type ReactNode, useEffect, useState } from 'react';
import type { NextStep } from './decide-next-step';

/** The booking is past this page: it was sent before a reload, or in another tab. */
export function FurtherVisit({ visit }: { visit: Appointment }) {
  const { id, status } = visit;
  if (status === 'awaiting_payment') {
    return (
      <Notice
        title="This time is yours and waits for payment"
        action={<LinkButton to={pathTo('payment', { id })}>Go to payment</LinkButton>}
      >
        <WhatWasSent visit={visit} />
        <p>Everything you typed is kept with it.</p>
      </Notice>
    );
  }
  const isAnswerDue = status === 'requested';
  return (
    <Notice
      title={isAnswerDue ? 'You have asked for this visit already' : 'You have booked this visit already'}
      action={<LinkButton to={pathTo('confirmation', { id })}>See your visit</LinkButton>}
    >
      <WhatWasSent visit={visit} />
      <p>
        It was sent from another tab or before this page was loaded again. Nothing was{' '}
        {isAnswerDue ? 'asked for' : 'booked'} twice.
      </p>
    </Notice>
  );
}

function WhatWasSent({ visit: { startsAt, counterpartName, reason, forWhom } }: { visit: Appointment }) {
  return (
    <p>
      <When at={startsAt} zone={viewerTimeZone()} />, with {counterpartName}
      {forWhom !== null && `, for ${withAge(forWhom, startsAt)}`}.{reason !== '' && ` “${reason}”`}
    </p>
  );
}

interface NothingKeptProps {
  step: NextStep;
  /** The form, empty. */
  children: ReactNode;
}

/**
 * Nothing typed is kept any more: it ran out, or it was sent. Whoever comes back from the page of payment is led to the
 * visit that is held for them; only who has none is told that the words have expired.
 */
export function NothingKept({ step, children }: NothingKeptProps) {
  const visits = useMyAppointments();
  // Decided once, by an answer that is not from before the visit was sent: a form that is being filled in stays.
  const [unpaid, setUnpaid] = useState<Appointment | null>();
  const isKnown = step === 'book' ? visits.status !== 'pending' && !visits.isFetching : step !== 'wait';
  useEffect(() => {
    if (isKnown) setUnpaid((before) => (before === undefined ? latestUnpaid(visits.data ?? []) : before));
  }, [isKnown, visits.data]);
  if (unpaid === undefined) return null;
  if (unpaid !== null) return <FurtherVisit visit={unpaid} />;
  return (
    <>
      <Notice tone="warning">{message('booking.draftGone')}</Notice>
      {children}
    </>
  );
}

/** Of several that wait for their payment, the one that was made last. */
function latestUnpaid(visits: readonly Appointment[]): Appointment | null {
  const isOpen = (visit: Appointment) =>
    visit.viewerRole === 'patient' && visit.status === 'awaiting_payment' && isWaitingForPatient(visit, now());
  return visits.filter(isOpen).sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0] ?? null;
}
